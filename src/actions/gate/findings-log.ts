import { endGroup, info, notice, startGroup, warning } from '@actions/core';
import type { AssessedFinding, Assessment } from '../../gate/findings/assessment.ts';
import { remarksOn } from '../../results/acceptances.ts';
import { countsLine, findingLine } from '../../results/findings-lines.ts';
import { forLog } from '../../text/untrusted.ts';
import { warn } from './remarks.ts';

const maxLines = 100;
const maxWords = 20;
/** Of the ten annotations that GitHub keeps of a type: the others are for findings and verdict. */
const maxRemarks = 3;

/** Tells what blocks, then the other open findings in a group; or their counts alone. */
export function logFindings(assessment: Assessment, details: 'full' | 'counts'): void {
  info(forLog(countsLine(assessment)));
  if (assessment.unknownSeverities.length > 0) {
    const consequence = assessment.blocking.some(({ severity }) => severity === undefined)
      ? ', and block'
      : '';
    const named = assessment.unknownSeverities.join(', ');
    warn(`Findings have a severity that is none of the four${consequence}: ${named}`);
  }
  if (assessment.ignoredOverrides.length > 0)
    warn(
      `Findings have an \`updated_severity\` that is none of the four and does not count: ${assessment.ignoredOverrides.slice(0, maxWords).join(', ')}`,
    );
  const remarks = remarksOn(assessment.acceptances ?? [], details);
  for (const { level, message } of remarks.slice(0, maxRemarks))
    (level === 'warning' ? warning : notice)(forLog(message), {
      title: 'Policy of the Security Test Gate',
    });
  for (const { message } of remarks.slice(maxRemarks)) info(forLog(message));
  if (details === 'counts') {
    info(
      'Findings are shown as counts only: the repository is public, or `details: counts` is set',
    );
    return;
  }
  logList(assessment.blocking, 'Blocking: ');
  const others = assessment.open.filter(({ blocking }) => !blocking);
  logGroup('Open findings that do not block', others, 'Open: ');
  logGroup('Findings that the policy accepts', assessment.accepted, 'Accepted: ');
}

function logGroup(title: string, findings: AssessedFinding[], prefix: string): void {
  if (findings.length === 0) return;
  startGroup(`${title} (${findings.length})`);
  logList(findings, prefix);
  endGroup();
}

function logList(findings: AssessedFinding[], prefix: string): void {
  for (const finding of findings.slice(0, maxLines))
    info(forLog(`${prefix}${findingLine(finding)}`));
  if (findings.length > maxLines) info(`… and ${findings.length - maxLines} more`);
}

import { info, notice, warning } from '@actions/core';
import type { Assessment } from '../../decision/findings/assessment.ts';
import { remarksOnAcceptances } from '../../results/acceptances.ts';
import { countsLine, findingLine } from '../../results/findings-lines.ts';
import { forLog } from '../../text/untrusted.ts';
import { warn } from './annotate.ts';

const maxLines = 100;
/** GitHub keeps ten annotations of each level; the others are for findings and the verdict. */
const maxRemarks = 3;
const title = 'Policy of the Security Test Gate';

/** Logs how many findings there are, remarks on the policy, and what blocks. */
export function logFindings(assessment: Assessment, details: 'full' | 'counts'): void {
  info(forLog(countsLine(assessment)));
  if (assessment.unknownSeverities.length > 0) {
    const consequence = assessment.blocking.some(({ severity }) => severity === undefined)
      ? ', and block'
      : '';
    const named = assessment.unknownSeverities.join(', ');
    warn(`Findings have a severity that is none of the four${consequence}: ${named}`);
  }
  const remarks = remarksOnAcceptances(assessment.acceptances ?? [], details);
  for (const [level, annotate] of Object.entries({ warning, notice })) {
    const ofLevel = remarks.filter((remark) => remark.level === level);
    for (const { message } of ofLevel.slice(0, maxRemarks)) annotate(forLog(message), { title });
    for (const { message } of ofLevel.slice(maxRemarks)) info(forLog(message));
  }
  if (details === 'counts') {
    info(
      'Findings are shown as counts only: the repository is public, or `details: counts` is set',
    );
    return;
  }
  for (const finding of assessment.blocking.slice(0, maxLines))
    info(forLog(`Blocking: ${findingLine(finding)}`));
  if (assessment.blocking.length > maxLines)
    info(`… and ${assessment.blocking.length - maxLines} more`);
}

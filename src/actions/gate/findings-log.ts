import { info, notice, warning } from '@actions/core';
import type { AssessedFinding, Assessment } from '../../decision/findings/assessment.ts';
import { countsLine } from '../../results/finding/counts.ts';
import { findingLine } from '../../results/finding/finding.ts';
import { remarksOnAcceptances } from '../../results/markdown/acceptances.ts';
import type { Details } from '../../results/model/result.ts';
import { forLog } from '../../text/untrusted.ts';
import { warn } from './annotate.ts';

const maxLines = 100;
/** GitHub keeps ten annotations of each level; the others are for findings and the verdict. */
const maxRemarks = 3;
const title = 'Policy of the Security Test Gate';

/** Logs how many findings there are, and remarks on them and on the policy. */
export function logFindings(assessment: Assessment, details: Details): void {
  info(forLog(countsLine(assessment)));
  warnOfUnknownSeverities(assessment, details);
  annotateRemarks(assessment, details);
  if (details === 'counts')
    info(
      'Findings are shown as counts only: the repository is public, or `details: counts` is set',
    );
}

/** Logs findings that block and have no annotation, which would be in the log already. */
export function logBlocking(findings: readonly AssessedFinding[]): void {
  for (const finding of findings.slice(0, maxLines))
    info(forLog(`Blocking: ${findingLine(finding)}`));
  if (findings.length > maxLines) info(`… and ${findings.length - maxLines} more`);
}

/** The severity is a text of the service, so it is named only where its texts are quoted. */
function warnOfUnknownSeverities(assessment: Assessment, details: Details): void {
  const { unknownSeverities, blocking, counts } = assessment;
  if (unknownSeverities.length === 0) return;
  const isBlocking = blocking.some(({ severity }) => severity === undefined);
  warn(
    details === 'full'
      ? `Some findings have an unknown severity${isBlocking ? ', and block' : ''}: ${unknownSeverities.join(', ')}`
      : `Findings of an unknown severity${isBlocking ? ', which block' : ''}: ${counts.unknown}`,
  );
}

/** Annotates the first remarks of each level, and logs the others. */
function annotateRemarks({ acceptances = [] }: Assessment, details: Details): void {
  const remarks = remarksOnAcceptances(acceptances, details);
  for (const [level, annotate] of Object.entries({ warning, notice })) {
    const ofLevel = remarks.filter((remark) => remark.level === level);
    for (const { message } of ofLevel.slice(0, maxRemarks)) annotate(forLog(message), { title });
    for (const { message } of ofLevel.slice(maxRemarks)) info(forLog(message));
  }
}

import { forLog, shorten } from '../text/untrusted.ts';
import type { Result } from './result.ts';
import { renderBlocking, renderCounts, renderHead } from './sections.ts';

/**
 * GitHub refuses a body over 65,536 characters; the rest is for hidden lines and for what stands
 * around the table's rows.
 */
const maxLength = 64_000;
const maxTableBytes = 40_000;
const maxRows = 25;
/** GitHub refuses a title over 256 characters. */
const maxTitleLength = 200;

/** The title of an app's issue; `appName` is how the workflow names it. */
export function renderIssueTitle({ app }: Result, appName: string): string {
  return `Security Test Gate: ${shorten(forLog(app?.label ?? appName), maxTitleLength)} is not proven clean`;
}

/** The body of the pull request comment, or of the issue, without its marker. */
export function renderComment(result: Result): string {
  const { assessment, details } = result;
  const head = ['## Security Test Gate', renderHead(result)];
  if (!assessment) return join(head);
  const sections = [...head, renderCounts(assessment)];
  const room = maxLength - join(sections).length;
  // Whatever the service says, a comment is written: what it makes too long is left out.
  if (room < 0) return join(head);
  const elsewhere = 'in the job summary and the PDF report';
  const budget = { maxItems: maxRows, maxBytes: Math.min(room, maxTableBytes), elsewhere };
  return join(
    details === 'full' ? [...sections, renderBlocking(assessment.blocking, budget)] : sections,
  );
}

function join(sections: string[]): string {
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

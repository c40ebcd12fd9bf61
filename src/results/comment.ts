import type { Result } from './result.ts';
import { renderCounts, renderHead, renderTable } from './sections.ts';
import { forLog, shorten } from './untrusted.ts';

/** GitHub refuses a body over 65,536 characters; this leaves room for the marker. */
const maxLength = 65_000;
const maxRows = 25;
/** Of the table of findings, without its rows. */
const tableHeadLength = 300;

/** GitHub refuses a title over 256 characters. */
const maxTitleLength = 200;

/** The title of an app's issue; `appName` is how the workflow names it. */
export function renderIssueTitle({ app }: Result, appName: string): string {
  return `Security Test Gate: ${shorten(forLog(app?.label ?? appName), maxTitleLength)} is not proven clean`;
}

/** The body of the pull request comment, or of the issue, without its marker. */
export function renderComment(result: Result): string {
  const { assessment, details } = result;
  const sections = ['## Security Test Gate', renderHead(result)];
  if (assessment) sections.push(renderCounts(assessment));
  if (assessment && details === 'full') {
    const maxBytes = maxLength - tableHeadLength - sections.join('\n\n').length;
    const elsewhere = 'in the job summary and the PDF report';
    sections.push(renderTable(assessment.blocking, { maxItems: maxRows, maxBytes, elsewhere }));
  }
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

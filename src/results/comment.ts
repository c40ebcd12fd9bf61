import type { Assessment } from '../decision/findings/assessment.ts';
import { forLog, shorten } from '../text/untrusted.ts';
import type { Result } from './result.ts';
import {
  join,
  renderCounts,
  renderFacts,
  renderHead,
  renderHidden,
  renderList,
  renderName,
} from './sections.ts';

/** GitHub refuses a body over 65,536 characters; all the rest needs some 10,000. */
const maxBytes = 40_000;
const maxItems = 25;
const elsewhere = ', in the job summary and the service';
/** GitHub refuses a title over 256 characters. */
const maxTitleLength = 200;

/** The title of an app's issue; `appName` is how the workflow names it. */
export function renderIssueTitle({ app }: Result, appName: string): string {
  return `Security Test Gate: ${shorten(forLog(app?.label ?? appName), maxTitleLength)} is not proven clean`;
}

/** The body of comment or issue, without its marker: verdict, what blocks, what it rests on. */
export function renderComment(result: Result): string {
  const { assessment, details } = result;
  const sections = ['## Security Test Gate', renderHead(result)];
  if (assessment) {
    const findings = details === 'full' ? renderBlocking(result, assessment) : renderHidden(result);
    sections.push(findings, renderCounts(assessment));
  }
  return join([...sections, renderFacts(result)]);
}

/** The names alone: the job summary has the details. */
function renderBlocking({ runUrl }: Result, { blocking }: Assessment): string {
  if (blocking.length === 0) return '';
  const summary = runUrl ? `[job summary](${runUrl})` : 'job summary';
  const names = renderList(blocking, { maxItems, maxBytes, elsewhere }, renderName);
  return `#### Blocking findings\n\n${names}\n\nThe ${summary} has impact, remediation and \`id\` of each.`;
}

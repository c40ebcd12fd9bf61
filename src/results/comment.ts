import type { AssessedFinding } from '../gate/findings/assessment.ts';
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

/** GitHub refuses a body over 65,536 characters; the rest is for hidden lines. */
const maxLength = 64_000;
const maxFindingsBytes = 40_000;
const maxFindings = 25;
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
  const head = ['## Security Test Gate', renderHead(result)];
  const facts = renderFacts(result);
  if (!assessment) return join([...head, facts]);
  const counts = renderCounts(assessment);
  const room = maxLength - join([...head, counts, facts]).length;
  // Whatever the service says, a comment is written: what it makes too long is left out.
  if (room < 0) return join(head);
  const findings =
    details === 'full' ? renderBlocking(result, assessment.blocking, room) : renderHidden(result);
  return join([...head, findings, counts, facts]);
}

/** The names alone: the job summary has the details. */
function renderBlocking({ runUrl }: Result, blocking: AssessedFinding[], room: number): string {
  if (blocking.length === 0) return '';
  const summary = runUrl ? `[job summary](${runUrl})` : 'job summary';
  const maxBytes = Math.min(room, maxFindingsBytes);
  const budget = { maxItems: maxFindings, maxBytes, elsewhere };
  const names = renderList(blocking, budget, renderName);
  return `#### Blocking findings\n\n${names}\n\nThe ${summary} has impact, remediation and \`id\` of each.`;
}

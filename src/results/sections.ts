import type { AssessedFinding, Assessment } from '../gate/findings/assessment.ts';
import { severities, type Threshold } from '../gate/findings/severity.ts';
import { reasonOf } from '../gate/verdict.ts';
import { forMarkdown, messageForMarkdown } from '../text/untrusted.ts';
import { termOf } from './findings-lines.ts';
import { nextStep } from './remedies.ts';
import type { Result } from './result.ts';

const headings = {
  passed: '✅ Passed: this build was tested',
  failed: '❌ Failed: findings block this build',
  'not-tested': '⚠️ Not tested: nothing is known about this build',
  error: '⛔ Error: the gate is not set up right',
};

const maxUnknownSeverities = 20;
const maxSeverityLength = 40;
/** In a link only addresses of ordinary length are of use. */
const maxLinkLength = 1000;

/** Verdict, what happened, and what to do: the head of every view in Markdown. */
export function renderHead(result: Result): string {
  const { verdict, run } = result;
  const step = nextStep(verdict, run);
  const parts = [`### ${headings[verdict.verdict]}`, messageForMarkdown(verdict.message)];
  if (step) parts.push(`**Next step:** ${messageForMarkdown(step)}`);
  return [...parts, renderFacts(result)].join('\n\n');
}

function renderFacts(result: Result): string {
  const { verdict, job, app, run, threshold, policy, newOnly, report, commit, runUrl } = result;
  const reason = reasonOf(verdict);
  const warning = job === 'warning' ? ', the job succeeds with a warning' : '';
  const facts: [string, string | undefined][] = [
    ['Verdict', `\`${verdict.verdict}\`${reason && ` (\`${reason}\`)`}${warning}`],
    ['Commit', commit && forMarkdown(commit.slice(0, 10))],
    ['App', app && `${forMarkdown(app.label ?? '')} (${forMarkdown(app.appId)})`.trim()],
    ['Run', run && renderRun(run)],
    ['Build', result.assessment && renderProof(result)],
    ['Fails on', threshold && renderThreshold(threshold, newOnly)],
    ['Policy', policy && forMarkdown(policy)],
    [
      'Report',
      report?.path && (report.artifactUrl ? `[PDF](${report.artifactUrl})` : 'see `report-path`'),
    ],
    ['Job', runUrl && `[workflow run](${runUrl})`],
  ];
  const [verdictRow, ...rows] = facts
    .filter(([, value]) => value)
    .map(([name, value]) => `| ${name} | ${value} |`);
  return [verdictRow, '|:---|:---|', ...rows].join('\n');
}

function renderProof({ provenVersion }: Result): string {
  if (provenVersion === undefined) return 'no proof was asked for (`version-url`)';
  return `tested build ${forMarkdown(provenVersion)}, before and after the run`;
}

function renderThreshold(threshold: Threshold, newOnly = false): string {
  if (threshold === 'none') return 'no severity';
  return `\`${threshold}\` and above${newOnly ? ', new findings only' : ''}`;
}

function renderRun({ runNumber, state, taskId, statusUrl }: NonNullable<Result['run']>): string {
  const target = statusUrl === undefined ? undefined : linkable(statusUrl);
  const link = target === undefined ? '' : `, [status](${target})`;
  return `${runNumber ?? ''} ${forMarkdown(state)}, task ${forMarkdown(taskId)}${link}`.trim();
}

/** An address of the service as a link target, if it is one that a browser may be sent to. */
function linkable(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || address.length > maxLinkLength) return undefined;
  return /^https?:$/.test(url.protocol)
    ? url.href.replace(/[^\w.~:/?&=%+-]/g, percentEncoded)
    : undefined;
}

/** Unlike encodeURIComponent, it leaves nothing alone: brackets end a link in Markdown. */
function percentEncoded(character: string): string {
  return Buffer.from(character).toString('hex').replaceAll(/../g, '%$&');
}

/** Open findings by severity, and how many were not counted. */
export function renderCounts(assessment: Assessment): string {
  const { counts, open, unknownSeverities, ignoredOverrides, findings, newCount, acceptances } =
    assessment;
  const unknown = open.filter(({ severity }) => severity === undefined).length;
  const columns: [string, number][] = severities.map((severity) => [
    capitalized(severity),
    counts[severity],
  ]);
  if (unknown > 0) columns.push(['Unknown severity', unknown]);
  columns.push(['Open', open.length]);
  const table = [
    columns.map(([name]) => name),
    columns.map(() => '---:'),
    columns.map(([, count]) => count),
  ];
  const claimed = open.filter(({ finding }) => finding.fixClaimed).length;
  const closed = (acceptances ? ['accepted', 'dismissed', 'fixed'] : ['dismissed', 'fixed']).map(
    (state) => `${findings.filter((each) => each.state === state).length} ${state}`,
  );
  const others = [`Not counted: ${closed.join(', ')}.`];
  if (newCount !== undefined)
    others.push(`Absent from the baseline: ${newCount} of ${open.length} open.`);
  if (claimed > 0)
    others.push(
      `The fix of ${claimed} open ${claimed === 1 ? 'one is' : 'ones is'} claimed, which the next run verifies.`,
    );
  if (unknown > 0) others.push(`Unknown severities: ${renderWords(unknownSeverities)}.`);
  if (ignoredOverrides.length > 0)
    others.push(
      `Overrides of the severity that are unknown and do not count: ${renderWords(ignoredOverrides)}.`,
    );
  return `#### Open findings\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n${others.join(' ')}`;
}

function renderWords(words: readonly string[]): string {
  return words
    .slice(0, maxUnknownSeverities)
    .map((word) => forMarkdown(word, maxSeverityLength))
    .join(', ')
    .concat(words.length > maxUnknownSeverities ? ', …' : '');
}

/** A finding as the cells of a row: severity, name, endpoint, id. */
export function renderCells({
  finding,
  severity,
  state,
  acceptance,
}: AssessedFinding): [string, string, string, string] {
  const { title, label, id } = finding;
  const name =
    title && title !== label ? `${forMarkdown(title)} (${forMarkdown(label)})` : forMarkdown(label);
  const shown = severity ? capitalized(severity) : forMarkdown(finding.severity);
  const term = acceptance ? `; ${forMarkdown(termOf(acceptance, state))}` : '';
  return [shown, `${name}${term}`, renderEndpoint(finding), forMarkdown(id)];
}

function renderEndpoint({ method, path }: AssessedFinding['finding']): string {
  return method || path ? forMarkdown([method, path].filter(Boolean).join(' ')) : 'whole app';
}

export interface Budget {
  maxItems: number;
  /** UTF-8 bytes of all items that are taken. */
  maxBytes: number;
}

/** The first items that fit. */
export function fitting(items: readonly string[], { maxItems, maxBytes }: Budget): string[] {
  let bytes = 0;
  const end = items.slice(0, maxItems).findIndex((item) => {
    bytes += Buffer.byteLength(item) + 2;
    return bytes > maxBytes;
  });
  return items.slice(0, end < 0 ? maxItems : end);
}

/** What blocks, worst first, below its heading. */
export function renderBlocking(
  blocking: AssessedFinding[],
  budget: Budget & { elsewhere: string },
): string {
  const rows = renderRows(blocking, budget);
  return rows && `#### Blocking findings\n\n${rows}`;
}

/** Findings as a table; says how many rows it left out and where those are. */
export function renderRows(
  findings: AssessedFinding[],
  { elsewhere, ...budget }: Budget & { elsewhere: string },
): string {
  if (findings.length === 0) return '';
  const all = findings
    .slice(0, budget.maxItems)
    .map((each) => `| ${renderCells(each).join(' | ')} |`);
  const rows = fitting(all, budget);
  const rest = findings.length - rows.length;
  const table = ['| Severity | Finding | Endpoint | Id |', '|:---|:---|:---|:---|', ...rows].join(
    '\n',
  );
  return [table, ...(rest > 0 ? [`… and ${rest} more, ${elsewhere}.`] : [])].join('\n\n');
}

function capitalized(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

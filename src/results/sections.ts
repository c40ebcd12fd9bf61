import type { AssessedFinding, Assessment } from '../gate/findings/assessment.ts';
import { severities, type Threshold } from '../gate/findings/severity.ts';
import { reasonOf } from '../gate/verdict.ts';
import { forMarkdown, messageForMarkdown } from '../text/untrusted.ts';
import { termOf } from './findings-lines.ts';
import { explanationOf, nextStep, ways } from './remedies.ts';
import type { Result } from './result.ts';

const maxUnknownSeverities = 20;
const maxSeverityLength = 40;
/** Verdict, what happened, and what to do: the head of every view in Markdown. */
export function renderHead(result: Result): string {
  const { verdict, run, docsUrl } = result;
  const more = explanationOf(verdict, docsUrl);
  const link = more ? ` [More on \`${reasonOf(verdict)}\`](${more})` : '';
  const heading = `### ${headingOf(result)}`;
  if (verdict.verdict === 'failed') return `${heading}\n\n${renderWays()}\n\n${link.trim()}`.trim();
  const step = nextStep(verdict, run);
  const parts = [heading, messageForMarkdown(verdict.message)];
  if (step) parts.push(`**Next step:** ${messageForMarkdown(step)}${link}`);
  return parts.join('\n\n');
}

function renderWays(): string {
  return ways.map((way) => `- ${messageForMarkdown(way)}`).join('\n');
}

/** Says no more than was proven: of which build it speaks is known only with a proof of it. */
function headingOf(result: Result): string {
  const { verdict, job, provenVersion } = result;
  const build = provenVersion === undefined ? '' : ' in this build';
  const kept = job === 'warning' ? ', but the job succeeds' : '';
  switch (verdict.verdict) {
    case 'passed':
      return `✅ Passed: ${describePass(result)}${build}`;
    case 'failed':
      return `${kept ? '⚠️' : '❌'} Failed${kept && `${kept} (\`warn-only\`)`}: ${describeBlocking(result)}${build}`;
    case 'not-tested':
      if (verdict.reason === 'dry-run') return 'ℹ️ Dry run: all is in order, and nothing was tested';
      if (verdict.reason === 'not-awaited') return 'ℹ️ Started, and not awaited: no verdict yet';
      return `⚠️ Not tested${kept && `${kept} (\`on-not-tested\`)`}: nothing is known about this build`;
    case 'error':
      return '⛔ Error: the gate is not set up right';
  }
}

function describePass({ threshold, newOnly }: Result): string {
  if (threshold === 'none') return 'findings never fail this job (`fail-on-severity: none`)';
  return `no ${newOnly ? 'new ' : ''}open finding reaches ${threshold}`;
}

function describeBlocking({ assessment, newOnly }: Result): string {
  const count = assessment?.blocking.length ?? 0;
  return `${count} ${newOnly ? 'new ' : ''}open finding${count === 1 ? ' blocks' : 's block'}`;
}

/** What the verdict rests on, as a table. */
export function renderFacts(result: Result): string {
  const { verdict, app, run, threshold, policy, newOnly, report, commit, runUrl } = result;
  const reason = reasonOf(verdict);
  const facts: [string, string | undefined][] = [
    ['Verdict', `\`${verdict.verdict}\`${reason && ` (\`${reason}\`)`}`],
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
  const rows = facts
    .filter(([, value]) => value)
    .map(([name, value]) => `| **${name}** | ${value} |`);
  return ['| About | this test |', '|:---|:---|', ...rows].join('\n');
}

function renderProof({ provenVersion }: Result): string {
  if (provenVersion === undefined) return 'no proof was asked for (`version-url`)';
  return `tested build ${forMarkdown(provenVersion)}, before and after the run`;
}

function renderThreshold(threshold: Threshold, newOnly = false): string {
  if (threshold === 'none') return 'no severity';
  return `\`${threshold}\` and above${newOnly ? ', new findings only' : ''}`;
}

function renderRun({ runNumber, state, taskId }: NonNullable<Result['run']>): string {
  return `${runNumber ?? ''} ${forMarkdown(state)}, task ${forMarkdown(taskId)}`.trim();
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

/** A finding in words fit for Markdown. */
export function wordsOf({ finding, severity, state, acceptance }: AssessedFinding): {
  severity: string;
  name: string;
  endpoint: string;
  id: string;
} {
  const { title, label, id } = finding;
  const name =
    title && title !== label ? `${forMarkdown(title)} (${forMarkdown(label)})` : forMarkdown(label);
  const term = acceptance ? `; ${forMarkdown(termOf(acceptance, state))}` : '';
  return {
    severity: severity ? capitalized(severity) : forMarkdown(finding.severity),
    name: `${name}${term}`,
    endpoint: renderEndpoint(finding),
    id: forMarkdown(id),
  };
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

/**
 * Findings as a table, worst first; says how many rows it left out and where those are. Two columns
 * also fit a phone.
 */
export function renderTable(
  findings: readonly AssessedFinding[],
  { elsewhere, ...budget }: Budget & { elsewhere: string },
): string {
  const rows = fitting(findings.slice(0, budget.maxItems).map(renderRow), budget);
  const rest = findings.length - rows.length;
  const table = ['| Severity | Finding |', '|:---|:---|', ...rows].join('\n');
  return rest > 0 ? `${table}\n\n… and ${rest} more, ${elsewhere}.` : table;
}

function renderRow(assessed: AssessedFinding): string {
  const { severity, name, endpoint } = wordsOf(assessed);
  return `| ${severity} | ${name}<br>${endpoint} |`;
}

/** The findings that fail the job; empty when none does. */
export function renderBlocking(
  blocking: readonly AssessedFinding[],
  budget: Budget & { elsewhere: string },
): string {
  return blocking.length === 0 ? '' : `#### Blocking findings\n\n${renderTable(blocking, budget)}`;
}

/** Why no findings are shown, and who can see them where. */
export function renderHidden({ assessment, report }: Result): string {
  if (!assessment || assessment.open.length + assessment.accepted.length === 0) return '';
  const where = report?.artifactUrl ? ', and the PDF report lists them' : '';
  return `Only counts are shown here (\`details\`). Whoever may log in to the service sees the findings of the app there${where}.`;
}

function capitalized(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

import type { AssessedFinding, Assessment } from '../decision/findings/assessment.ts';
import { givenSeverity, type Threshold } from '../decision/findings/severity.ts';
import { reasons } from '../decision/reasons.ts';
import {
  countOf,
  type NotTested,
  reasonOf,
  type SetupError,
  type Verdict,
  wasAskedFor,
} from '../decision/verdict.ts';
import { capitalized } from '../text/sentences.ts';
import { forMarkdown, messageForMarkdown } from '../text/untrusted.ts';
import { endpointOf, severityCounts, termOf } from './findings-lines.ts';
import { adviceOn, explanationOf, ways } from './remedies.ts';
import type { Result } from './result.ts';

/** Verdict, what happened, and what to do: the head of every view in Markdown. */
export function renderHead(result: Result): string {
  const { verdict, run, docsUrl } = result;
  const more = explanationOf(verdict, docsUrl);
  const heading = `### ${headingOf(result)}`;
  if (verdict.verdict === 'failed')
    return join([heading, renderUnproven(verdict.unproven), renderWays(more)]).trimEnd();
  const link = more ? ` [More on \`${reasonOf(verdict)}\`](${more})` : '';
  const advice = adviceOn(verdict, run, result.asksForProof);
  const parts = [heading, messageForMarkdown(verdict.message)];
  if (advice) parts.push(`**Next step:** ${messageForMarkdown(advice.nextStep)}${link}`);
  if (advice?.remedy) parts.push(`**For maintainers:** ${messageForMarkdown(advice.remedy)}`);
  return [...parts, ...renderCause(verdict)].join('\n\n');
}

/** What the service said, folded: it explains the message to those who look into it. */
function renderCause(verdict: Verdict): string[] {
  if (!('cause' in verdict) || !verdict.cause) return [];
  const cause = messageForMarkdown(verdict.cause);
  return [`<details><summary>What went wrong</summary>\n\n${cause}\n\n</details>`];
}

/** What a job that fails anyway could not prove. */
function renderUnproven(unproven: string | undefined): string {
  return unproven === undefined ? '' : `**Not proven:** ${messageForMarkdown(unproven)}`;
}

function renderWays(more: string | undefined): string {
  const how = more ? ` ([how](${more}))` : '';
  const list = ways.map((way) => `- ${messageForMarkdown(way)}`).join('\n');
  return `**Next step**, for each finding one of these${how}:\n\n${list}`;
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
      if (wasAskedFor(verdict)) return `ℹ️ ${capitalized(whatHappened(verdict))}`;
      return `⚠️ Not tested${kept && `${kept} (\`on-not-tested\`)`}: ${whatHappened(verdict)}`;
    case 'error':
      return `⛔ Error: ${whatHappened(verdict)}`;
  }
}

function whatHappened({ reason, heading }: NotTested | SetupError): string {
  return heading ?? reasons[reason].heading;
}

function describePass({ threshold, newOnly }: Result): string {
  if (threshold === 'none') return 'findings never fail this job (`fail-on-severity: none`)';
  return `no ${newOnly ? 'new ' : ''}open finding reaches ${threshold}`;
}

function describeBlocking({ assessment, newOnly }: Result): string {
  const count = assessment?.blocking.length ?? 0;
  const findings = countOf(count, `${newOnly ? 'new ' : ''}open finding`);
  return `${findings} ${count === 1 ? 'blocks' : 'block'}`;
}

/** What the verdict rests on: a list, whose lines a phone wraps, which it does not do in tables. */
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
  const lines = facts
    .filter(([, value]) => value)
    .map(([name, value]) => `- **${name}:** ${value}`);
  return `#### About this verdict\n\n${lines.join('\n')}`;
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
  const number = runNumber === undefined ? '' : `${runNumber}, `;
  return `${number}${forMarkdown(state)} (${forMarkdown(taskId)})`;
}

/** Open findings by severity, and how many were not counted. */
export function renderCounts(assessment: Assessment): string {
  const { open, findings, newCount } = assessment;
  const claimed = open.filter(({ finding }) => finding.fixClaimed).length;
  const closed = ['accepted', 'dismissed', 'fixed'].flatMap((state) => {
    const count = findings.filter((each) => each.state === state).length;
    return count > 0 ? [`${count} ${state}`] : [];
  });
  const sentences = [
    severityCounts(assessment),
    closed.length > 0 && `Not counted: ${closed.join(', ')}`,
    newCount !== undefined && `Absent from the baseline: ${newCount} of ${open.length} open`,
    claimed > 0 &&
      `Said to be fixed, which the next run verifies: ${claimed} of ${open.length} open`,
  ].filter(Boolean);
  return `#### Open findings: ${open.length}\n\n${sentences.join('. ')}.`;
}

/** A finding in words fit for Markdown. */
export function wordsOf(assessed: AssessedFinding) {
  const { finding, severity } = assessed;
  const { title, label, id } = finding;
  const name = title || label;
  const category = name.includes(label) ? '' : ` (${forMarkdown(label)})`;
  const term = assessed.acceptance ? `; ${forMarkdown(termOf(assessed))}` : '';
  return {
    severity: severity ? capitalized(severity) : forMarkdown(givenSeverity(finding)),
    name: `${forMarkdown(name)}${category}${term}`,
    endpoint: forMarkdown(endpointOf(finding)),
    id: forMarkdown(id),
  };
}

/** How much of a list is shown. */
export interface Budget {
  maxItems: number;
  /** UTF-8 bytes of all items that are taken. */
  maxBytes: number;
  /** Where the rest is; it ends the sentence `… and 3 more`. */
  elsewhere: string;
}

/** Items one below the other; says how many it left out and where those are. */
export function renderList<T>(
  items: readonly T[],
  { maxItems, maxBytes, elsewhere }: Budget,
  render: (item: T) => string,
  separator = '\n',
): string {
  let bytes = 0;
  const shown = items
    .slice(0, maxItems)
    .map(render)
    .filter((item) => {
      bytes += Buffer.byteLength(item) + 2;
      return bytes <= maxBytes;
    });
  const rest = items.length - shown.length;
  const list = shown.join(separator);
  return rest > 0 ? `${list}\n\n… and ${rest} more${elsewhere}.` : list;
}

/** A finding as an item of a list: its name and its endpoint. */
export function renderName(assessed: AssessedFinding): string {
  const { severity, name, endpoint } = wordsOf(assessed);
  return `- **${severity}** · ${name}<br>${endpoint}`;
}

/** Why no findings are shown, and who can see them where. */
export function renderHidden({ assessment, report }: Result): string {
  if (!assessment || assessment.open.length + assessment.accepted.length === 0) return '';
  const where = report?.artifactUrl ? ', and the PDF report lists them' : '';
  return `Only counts are shown here (\`details\`). Whoever may log in to the service sees the findings of the app there${where}.`;
}

/** A view of the sections that are not empty. */
export function join(sections: string[]): string {
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

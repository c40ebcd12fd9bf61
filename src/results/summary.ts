import type { AssessedFinding, Assessment } from '../gate/assessment.ts';
import { severities } from '../gate/severity.ts';
import { reasonOf } from '../gate/verdict.ts';
import { nextStep } from './next-step.ts';
import type { Result } from './result.ts';
import { forMarkdown, messageForMarkdown } from './untrusted.ts';

/** A summary over 1 MiB is dropped whole; a row has at most about 10 kB. */
const maxRows = 50;

const headings = {
  passed: '✅ Passed: this build was tested',
  failed: '❌ Failed: findings block this build',
  'not-tested': '⚠️ Not tested: nothing is known about this build',
  error: '⛔ Error: the gate is not set up right',
};

/** The job summary in GitHub's Markdown. */
export function renderSummary(result: Result): string {
  const { verdict, assessment, details } = result;
  const sections = [
    `## Security Test Gate`,
    `### ${headings[verdict.verdict]}`,
    messageForMarkdown(verdict.message),
    renderNextStep(result),
    renderFacts(result),
    ...(assessment ? [renderCounts(assessment)] : []),
    ...(assessment && details === 'full' ? renderBlocking(assessment.blocking) : []),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function renderNextStep({ verdict, run }: Result): string {
  const step = nextStep(verdict, run?.taskId);
  return step ? `**Next step:** ${messageForMarkdown(step)}` : '';
}

function renderFacts({ verdict, job, app, run, threshold, report }: Result): string {
  const reason = reasonOf(verdict);
  const facts: [string, string | undefined][] = [
    [
      'Verdict',
      `\`${verdict.verdict}\`${reason && ` (\`${reason}\`)`}${job === 'warning' ? ', the job succeeds with a warning' : ''}`,
    ],
    ['App', app && `${forMarkdown(app.label ?? '')} (${forMarkdown(app.appId)})`],
    ['Run', run && renderRun(run)],
    ['Fails on', threshold && (threshold === 'none' ? 'no severity' : `\`${threshold}\` and above`)],
    ['Report', report && (report.artifactUrl ? `[PDF](${report.artifactUrl})` : 'see `report-path`')],
  ];
  const rows = facts.filter(([, value]) => value).map(([name, value]) => `| ${name} | ${value} |`);
  return ['| | |', '|---|---|', ...rows].join('\n');
}

function renderRun({ runNumber, state, taskId, statusUrl }: NonNullable<Result['run']>): string {
  const link = statusUrl !== undefined && linkable(statusUrl) ? `, [status](${linkable(statusUrl)})` : '';
  return `${runNumber ?? ''} ${forMarkdown(state)}, task ${forMarkdown(taskId)}${link}`.trim();
}

/** An address of the service as a link target, if it is one that a browser may be sent to. */
function linkable(address: string): string | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.href.replace(/[^\w.~:/?&=%+-]/g, percentEncoded) : undefined;
}

/** Unlike encodeURIComponent, it leaves nothing alone: brackets end a link in Markdown. */
function percentEncoded(character: string): string {
  return Buffer.from(character).toString('hex').replaceAll(/../g, '%$&');
}

function renderCounts({ counts, open, unknownSeverities, findings }: Assessment): string {
  const unknown = open.filter(({ severity }) => severity === undefined).length;
  const header = `| ${severities.map(capitalized).join(' | ')} |${unknown > 0 ? ' Unknown severity |' : ''} Open |`;
  const cells = `| ${severities.map((severity) => counts[severity]).join(' | ')} |${unknown > 0 ? ` ${unknown} |` : ''} ${open.length} |`;
  const rule = `|${'---:|'.repeat(severities.length + (unknown > 0 ? 2 : 1))}`;
  const closed = `${countOf(findings, 'dismissed')} dismissed, ${countOf(findings, 'fixed')} fixed.`;
  const warning =
    unknown > 0
      ? ` Unknown severities: ${unknownSeverities
          .slice(0, maxRows)
          .map((severity) => forMarkdown(severity))
          .join(', ')}.`
      : '';
  return `#### Open findings\n\n${[header, rule, cells].join('\n')}\n\nNot counted: ${closed}${warning}`;
}

function renderBlocking(blocking: AssessedFinding[]): string[] {
  if (blocking.length === 0) return [];
  const rows = blocking.slice(0, maxRows).map(renderRow);
  const rest = blocking.length - rows.length;
  const table = ['| Severity | Finding | Endpoint | Id |', '|---|---|---|---|', ...rows].join('\n');
  return ['#### Blocking findings', table, rest > 0 ? `… and ${rest} more, in the PDF report.` : ''];
}

function renderRow({ finding, severity }: AssessedFinding): string {
  const { title, label, id, method, path } = finding;
  const name = title && title !== label ? `${forMarkdown(title)} (${forMarkdown(label)})` : forMarkdown(label);
  const endpoint = method || path ? forMarkdown([method, path].filter(Boolean).join(' ')) : 'whole app';
  return `| ${severity ? capitalized(severity) : forMarkdown(finding.severity)} | ${name} | ${endpoint} | ${forMarkdown(id)} |`;
}

function countOf(findings: AssessedFinding[], state: AssessedFinding['state']): number {
  return findings.filter((finding) => finding.state === state).length;
}

function capitalized(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

import { hourMs } from '../../clock.ts';
import { severities } from '../../decision/findings/severity.ts';
import { paragraphs } from '../../results/layout/sections.ts';
import { renderTable } from '../../results/layout/table.ts';
import { nameOfApp } from '../../service/apps.ts';
import { formatDuration } from '../../text/duration.ts';
import { capitalized, countOf } from '../../text/sentences.ts';
import type { AppRow } from './app-row.ts';
import type { Totals } from './totals.ts';

type Markdown = (text: string) => string;

const hidden = 'The repository is public, or `details: counts` is set, so only totals are shown.';

/** Renders the totals, and a row for each app unless `rows` is undefined. */
export function renderOverview(
  totals: Totals,
  rows: readonly AppRow[] | undefined,
  markdown: Markdown,
): string {
  const table = rows === undefined ? hidden : renderRows(rows, totals, markdown);
  return paragraphs(renderTotals(totals), table);
}

function renderTotals({ open, ...totals }: Totals): string {
  const columns: [heading: string, count: number | undefined][] = [
    ['Apps', totals.apps],
    ['Not tested', totals.untested],
    ['Unreadable', totals.unreadable],
    ['Stale', totals.stale],
    ['Blocking', totals.blocking],
    ['Overdue', totals.overdue],
    ...severities.map((severity) => [capitalized(severity), open[severity]] as [string, number]),
    ['Unknown severity', open.unknown || undefined],
    ['Accepted', totals.accepted],
  ];
  const shown = columns.filter(([, count]) => count !== undefined);
  const head = `| ${shown.map(([heading]) => heading).join(' | ')} |`;
  return renderTable(head, [shown.map(([, count]) => String(count))]);
}

function renderRows(rows: readonly AppRow[], { overdue }: Totals, markdown: Markdown): string {
  const hasDeadlines = overdue !== undefined;
  const cells = rows.map((row) => [
    markdown(nameOfApp(row)),
    markdown(describeAppResult(row)),
    ...severities.map((severity) => String(row.findings?.open[severity] ?? '')),
    ...(hasDeadlines ? [String(row.findings?.overdue ?? '')] : []),
    row.findings?.oldestDays === undefined ? '' : countOf(row.findings.oldestDays, 'day'),
    markdown(describeLastRun(row)),
  ]);
  const counts = severities.map(capitalized).concat(hasDeadlines ? 'Overdue' : []);
  const head = `| App | Result | ${counts.join(' | ')} | Oldest | Last run |`;
  return renderTable(head, cells, { elsewhere: ', in `output-file`' });
}

/** Describes the result of an app in a few words. */
export function describeAppResult({ status, reason = '', reported, findings }: AppRow): string {
  if (status === 'unreadable') return `❌ cannot be read: ${reason}`;
  if (status === 'untested') return `➖ not tested: ${reason}`;
  if (findings === undefined) {
    const known =
      reported === undefined
        ? 'earlier findings unknown'
        : `${countOf(reported, 'finding')} in the last report`;
    return `⏳ a test is active; ${known}`;
  }
  const { blocking, open } = findings;
  const unknown = open.unknown > 0 ? [`${open.unknown} of unknown severity`] : [];
  if (blocking > 0) return [`❌ ${blocking} blocking`, ...unknown].join(', ');
  const openCount = severities.reduce((sum, severity) => sum + open[severity], open.unknown);
  return openCount === 0 ? '✅ no open findings' : [`${openCount} open`, ...unknown].join(', ');
}

function describeLastRun({ lastRun, isStale }: AppRow): string {
  if (lastRun === undefined) return '';
  const { runNumber, ageHours } = lastRun;
  const number = runNumber === undefined ? 'unknown run' : `run ${runNumber}`;
  const age = ageHours === undefined ? 'at an unknown time' : `${describeAge(ageHours)} ago`;
  return `${number}, ${age}${isStale === true ? ' (stale)' : ''}`;
}

function describeAge(hours: number): string {
  return hours < 48 ? formatDuration(hours * hourMs) : countOf(Math.floor(hours / 24), 'day');
}

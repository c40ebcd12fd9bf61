import { type Severity, severities } from '../gate/severity.ts';
import type { Report } from '../service/reports.ts';

const minRuns = 3;
const maxRuns = 12;

/** A pie of the open findings by severity, as a Mermaid block; nothing when there are none. */
export function renderPie(counts: Record<Severity, number>): string | undefined {
  const slices = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => `  "${severity}" : ${counts[severity]}`);
  return slices.length === 0 ? undefined : mermaid(['pie showData', '  title Open findings by severity', ...slices]);
}

/** The findings of the last runs as a Mermaid chart, from the list of reports (newest first); nothing for fewer than three. */
export function renderHistory(reports: readonly Report[]): string | undefined {
  const runs = reports
    .filter(({ runNumber, issuesCount }) => runNumber !== undefined && issuesCount !== undefined)
    .slice(0, maxRuns)
    .reverse();
  if (runs.length < minRuns) return undefined;
  const counts = runs.map(({ issuesCount }) => issuesCount ?? 0);
  return mermaid([
    'xychart-beta',
    '  title "Findings over the last runs"',
    `  x-axis "Run" [${runs.map(({ runNumber }) => `"${runNumber}"`).join(', ')}]`,
    `  y-axis "Findings" 0 --> ${Math.max(1, ...counts)}`,
    `  bar [${counts.join(', ')}]`,
  ]);
}

function mermaid(lines: string[]): string {
  return ['```mermaid', ...lines, '```'].join('\n');
}

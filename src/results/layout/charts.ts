import { type Severity, severities } from '../../decision/findings/severity.ts';
import type { Report } from '../../service/reports.ts';

const minRuns = 3;
const maxRuns = 12;

/** Distinct on light and dark pages; with Mermaid's own, critical findings are hard to see. */
const colours: Record<Severity, string> = {
  critical: '#ff8182',
  high: '#fb8f44',
  medium: '#eac54f',
  low: '#80ccff',
};

/** A pie chart of the open findings by severity; undefined for fewer than two severities. */
export function renderPie(counts: Record<Severity, number>): string | undefined {
  const present = severities.filter((severity) => counts[severity] > 0);
  if (present.length < 2) return undefined;
  const slices = present.map((severity) => `  "${severity}" : ${counts[severity]}`);
  const theme = Object.fromEntries(
    present.map((severity, index) => [`pie${index + 1}`, colours[severity]]),
  );
  const variables = { ...theme, pieOpacity: '1', pieSectionTextColor: '#1f2328' };
  return mermaid(variables, ['pie showData', '  title Open findings by severity', ...slices]);
}

/** A chart of the findings of the last runs; undefined for fewer than 3, or if all are equal. */
export function renderHistory(reports: readonly Report[]): string | undefined {
  const runs = reports
    .filter(({ runNumber, issuesCount }) => runNumber !== undefined && issuesCount !== undefined)
    .slice(0, maxRuns)
    .reverse();
  if (runs.length < minRuns) return undefined;
  const counts = runs.map(({ issuesCount }) => issuesCount ?? 0);
  if (new Set(counts).size === 1) return undefined;
  return mermaid({ xyChart: { plotColorPalette: colours.high } }, [
    'xychart-beta',
    '  title "Findings over the last runs"',
    `  x-axis "Run" [${runs.map(({ runNumber }) => `"${runNumber}"`).join(', ')}]`,
    `  y-axis 0 --> ${Math.max(10, ...counts)}`, // below ten, Mermaid would mark halves of findings
    `  bar [${counts.join(', ')}]`,
  ]);
}

function mermaid(themeVariables: object, lines: string[]): string {
  const directive = `%%{init: ${JSON.stringify({ themeVariables })}}%%`;
  return ['```mermaid', directive, ...lines, '```'].join('\n');
}

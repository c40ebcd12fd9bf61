/** One figure as it was measured in each round, with its target if there is one. */
export interface Figure {
  name: string;
  values: number[];
  unit: string;
  /** The target: the median is at most that. */
  most?: number | undefined;
}

/** Figures that were measured together, and how. */
export interface Section {
  title: string;
  /** How they were measured, as Markdown. */
  method: string;
  figures: Figure[];
}

/** Whether a figure misses its target, if it has one. */
export const isMissed = ({ values, most }: Figure) =>
  most !== undefined && !(median(values) <= most);

/** The middle one of an odd number of values. */
export function median(values: number[]): number {
  const middle = values.toSorted((left, right) => left - right)[values.length >> 1];
  if (middle === undefined) throw new RangeError('Nothing was measured.');
  return middle;
}

/** A section as Markdown, with a table of its figures. */
export function renderSection({ title, method, figures }: Section): string {
  const head = ['| figure | measured | target | |', '|---|---:|---:|---|'];
  const rows = figures.map((figure) => `| ${cellsOf(figure).join(' | ')} |`);
  return [`## ${title}`, '', method, '', ...head, ...rows, ''].join('\n');
}

function cellsOf(figure: Figure): string[] {
  const { name, values, unit, most } = figure;
  const measured = `${median(values).toFixed(2)}${unit}${rangeOf(values)}`;
  if (most === undefined) return [name, measured, '', ''];
  return [name, measured, `≤ ${most}${unit}`, isMissed(figure) ? '**missed**' : 'met'];
}

function rangeOf(values: number[]): string {
  if (values.length === 1) return '';
  return ` (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`;
}

/** One measured figure, with the target that it has to reach if there is one. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The target: no more than that. */
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
export const isMissed = ({ value, most = value }: Figure) => !(value <= most);

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
  const { name, value, unit, most } = figure;
  const measured = `${value.toFixed(2)}${unit}`;
  if (most === undefined) return [name, measured, '', ''];
  return [name, measured, `≤ ${most}${unit}`, isMissed(figure) ? '**missed**' : 'met'];
}

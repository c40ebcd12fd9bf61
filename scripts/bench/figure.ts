/** One measured figure, beside the target it has to reach if there is one. */
export interface Figure {
  name: string;
  /** With its unit. */
  value: string;
  target?: string;
  missed?: boolean;
}

/** Figures that were measured together, and how. */
export interface Section {
  title: string;
  /** How they were measured, as Markdown. */
  method: string;
  figures: Figure[];
}

/** A figure that must not exceed `most`. */
export function atMost(
  name: string,
  { value, most, unit }: { value: number; most: number; unit: string },
): Figure {
  const shown = (number: number) => `${Math.round(number * 100) / 100}${unit}`;
  return { name, value: shown(value), target: `≤ ${shown(most)}`, missed: !(value <= most) };
}

/** The middle one of an odd number of values. */
export function median(values: number[]): number {
  const middle = values.toSorted((left, right) => left - right)[values.length >> 1];
  if (middle === undefined) throw new RangeError('Nothing was measured.');
  return middle;
}

function markOf({ missed }: Figure): string {
  if (missed === undefined) return '';
  return missed ? '**missed**' : 'met';
}

/** A section as Markdown, with a table of its figures. */
export function renderSection({ title, method, figures }: Section): string {
  const rows = figures.map(
    (figure) => `| ${figure.name} | ${figure.value} | ${figure.target ?? ''} | ${markOf(figure)} |`,
  );
  return [
    `## ${title}`,
    '',
    method,
    '',
    '| figure | measured | target | |',
    '|---|---:|---:|---|',
    ...rows,
    '',
  ].join('\n');
}

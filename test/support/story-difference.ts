import { diff } from 'node:util';

/** A part of a story, such as its log. */
export interface Section {
  title: string;
  lines: string[];
}

const told = (count: number) => (count === 1 ? 'a usual line is' : `${count} usual lines are`);

/** Usual lines in a row become `…`, and missing ones their number; a line of its own stays. */
function shortened(usual: string[], own: string[]): string[] {
  const lines: string[] = [];
  let missing = 0;
  // Node.js cannot compare two empty lists.
  const steps = usual.length + own.length > 0 ? diff(usual, own) : [];
  for (const [index, [kind, line]] of steps.entries()) {
    missing = kind > 0 ? missing + 1 : 0;
    if (kind < 0) lines.push(line);
    if (kind === 0 && lines.at(-1) !== '…') lines.push('…');
    const isLast = (steps[index + 1]?.[0] ?? 0) <= 0;
    if (missing > 0 && isLast) lines.push(`(${told(missing)} missing)`);
  }
  return lines;
}

/**
 * What a story has of its own, beside another that tells what is usual; blank lines do not count.
 */
export function differenceOf(usual: Section[], own: Section[]): Section[] {
  const written = (lines: string[] = []) => lines.filter((line) => line.trim() !== '');
  return own.map(({ title, lines }, index) => ({
    title,
    lines: shortened(written(usual[index]?.lines), written(lines)),
  }));
}

import { diff } from 'node:util';

/** A part of a story, such as its log. */
export interface Section {
  title: string;
  lines: string[];
}

const [missing, own] = [1, -1];

const told = (count: number) => (count === 1 ? 'a usual line is' : `${count} usual lines are`);

/** Usual lines in a row become `…`, and missing ones their number; a line of its own stays. */
function differing(usualLines: string[], ownLines: string[]): string[] {
  const lines: string[] = [];
  let count = 0;
  // Of two empty texts `diff` gives undefined, whatever its type says.
  const steps = usualLines.length + ownLines.length > 0 ? diff(usualLines, ownLines) : [];
  for (const [index, [kind, line]] of steps.entries()) {
    count = kind === missing ? count + 1 : 0;
    if (kind === own) lines.push(line);
    if (kind === 0 && lines.at(-1) !== '…') lines.push('…');
    if (count > 0 && steps[index + 1]?.[0] !== missing) lines.push(`(${told(count)} missing)`);
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
    lines: differing(written(usual[index]?.lines), written(lines)),
  }));
}

/** A part of a story, such as its log. */
export interface Section {
  title: string;
  lines: string[];
}

interface Step {
  is: 'usual' | 'missing' | 'own';
  line: string;
}

/** How many lines two texts have in common from each pair of places on, in order. */
function commonFrom(usual: string[], own: string[]): (left: number, right: number) => number {
  const width = own.length + 1;
  const counts = new Uint16Array((usual.length + 1) * width);
  const at = (left: number, right: number) => counts[left * width + right] ?? 0;
  for (let left = usual.length - 1; left >= 0; left -= 1)
    for (let right = own.length - 1; right >= 0; right -= 1)
      counts[left * width + right] =
        usual[left] === own[right]
          ? at(left + 1, right + 1) + 1
          : Math.max(at(left + 1, right), at(left, right + 1));
  return at;
}

/** The way from one text to the other by the fewest lines. */
function stepsBetween(usual: string[], own: string[]): Step[] {
  const common = commonFrom(usual, own);
  const steps: Step[] = [];
  let [left, right] = [0, 0];
  while (left < usual.length || right < own.length) {
    const [before = '', line = ''] = [usual[left], own[right]];
    const isLeft =
      right === own.length ||
      (left < usual.length && common(left + 1, right) >= common(left, right + 1));
    if (left < usual.length && right < own.length && before === line)
      steps.push({ is: 'usual', line });
    else steps.push(isLeft ? { is: 'missing', line: before } : { is: 'own', line });
    if (steps.at(-1)?.is !== 'own') left += 1;
    if (steps.at(-1)?.is !== 'missing') right += 1;
  }
  return steps;
}

const told = (count: number) => (count === 1 ? 'a usual line is' : `${count} usual lines are`);

/** Usual lines in a row become `…`, and missing ones their number; a line of its own stays. */
function shortened(steps: Step[]): string[] {
  const lines: string[] = [];
  let missing = 0;
  for (const [index, { is, line }] of steps.entries()) {
    missing = is === 'missing' ? missing + 1 : 0;
    if (is === 'own') lines.push(line);
    if (is === 'usual' && lines.at(-1) !== '…') lines.push('…');
    if (missing > 0 && steps[index + 1]?.is !== 'missing') lines.push(`(${told(missing)} missing)`);
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
    lines: shortened(stepsBetween(written(usual[index]?.lines), written(lines))),
  }));
}

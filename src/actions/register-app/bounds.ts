import type { InputReader } from '../input-reader.ts';

const maxProblems = 5;

/** Whether a text has more than `max` characters, counted as JSON Schema does. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && [...text].length > max;
}

export function refuseLonger(reader: InputReader, name: string, text: string, max: number): void {
  if (isLongerThan(text, max)) reader.refuse(name, `must have at most ${max} characters`);
}

export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/**
 * Reads a list with one entry a line. Problems name the entry by its number, never its text, which
 * may be a secret.
 * @param rule `form` is what the pattern stands for, for people
 */
export function readList(
  reader: InputReader,
  name: string,
  rule: { maxItems: number; maxLength: number; pattern: RegExp; form: string },
): string[] | undefined {
  const { maxItems, maxLength, pattern, form } = rule;
  const lines = reader.lines(name);
  if (lines.length > maxItems)
    reader.refuse(name, `must have at most ${maxItems} entries, not ${lines.length}`);
  const problems = lines.map((line) => [
    ...(pattern.test(line) ? [] : [`must have the form ${form}`]),
    ...(isLongerThan(line, maxLength) ? [`must have at most ${maxLength} characters`] : []),
  ]);
  refuseEntries(reader, name, problems);
  return lines.length > 0 ? lines : undefined;
}

/** Refuses the first problems of a list, so that those of other inputs still fit in the message. */
export function refuseEntries(
  reader: InputReader,
  name: string,
  problemsByEntry: string[][],
): void {
  const problems = problemsByEntry.flatMap((found, index) =>
    found.map((problem) => `entry ${index + 1}: ${problem}`),
  );
  for (const problem of problems.slice(0, maxProblems)) reader.refuse(name, problem);
  if (problems.length > maxProblems)
    reader.refuse(name, `has ${problems.length - maxProblems} problems more`);
}

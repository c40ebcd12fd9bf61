import type { InputReader } from '../input-reader.ts';

const maxProblems = 5;

/** Whether a text has more than `max` characters, counted as JSON Schema does. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && [...text].length > max;
}

export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

interface ListRule {
  maxItems: number;
  maxLength: number;
  pattern: RegExp;
  /** The form that the pattern stands for, for people. */
  form: string;
}

/**
 * Reads a list with one entry a line. Problems name the entry by its number, never its text, which
 * may be a secret.
 */
export function readList(reader: InputReader, name: string, rule: ListRule): string[] | undefined {
  const lines = reader.lines(name);
  if (lines.length > rule.maxItems)
    reader.refuse(name, `must have at most ${rule.maxItems} entries, not ${lines.length}`);
  refuseEntries(
    reader,
    name,
    lines.map((line) => problemsOfLine(line, rule)),
  );
  return lines.length > 0 ? lines : undefined;
}

function problemsOfLine(line: string, { pattern, form, maxLength }: ListRule): string[] {
  return [
    ...(pattern.test(line) ? [] : [`must have the form ${form}`]),
    ...(isLongerThan(line, maxLength) ? [`must have at most ${maxLength} characters`] : []),
  ];
}

/**
 * Records what is wrong with the entries of a list: the first problems, so that those of other
 * inputs still fit in the message.
 */
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

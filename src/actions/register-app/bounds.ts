import * as z from 'zod/mini';
import type { InputReader } from '../inputs/input-reader.ts';

const maxProblems = 5;

/** Whether a text has more than `max` characters, counted as JSON Schema does. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && [...text].length > max;
}

export function refuseLonger(reader: InputReader, name: string, text: string, max: number): void {
  if (isLongerThan(text, max)) reader.refuse(name, tooLong(max));
}

const tooLong = (max: number) => `must have at most ${max} characters`;

/** Refuses more than `max` characters of an entry. */
export function atMost(max: number) {
  return z.refine<string>((text) => !isLongerThan(text, max), tooLong(max));
}

export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/**
 * Checks the entries of a list. Problems name an entry by its number, never its text, which may be
 * a secret; the first ones alone are told, so that those of other inputs still fit in the message.
 * @param rule `what` are the entries, for people
 */
export function checkEntries<T>(
  reader: InputReader,
  name: string,
  entries: readonly unknown[],
  rule: { schema: z.ZodMiniType<T>; maxEntries: number; what: string },
): T[] | undefined {
  const { schema, maxEntries, what } = rule;
  if (entries.length > maxEntries)
    reader.refuse(name, `must have at most ${maxEntries} ${what}, not ${entries.length}`);
  const checked = entries.map((entry) => schema.safeParse(entry));
  const problems = checked.flatMap(({ error }, index) =>
    (error?.issues ?? []).flatMap(problemsOf).map((problem) => `entry ${index + 1}: ${problem}`),
  );
  for (const problem of problems.slice(0, maxProblems)) reader.refuse(name, problem);
  if (problems.length > maxProblems)
    reader.refuse(name, `has ${problems.length - maxProblems} problems more`);
  const values = checked.filter((each) => each.success).map(({ data }) => data);
  return values.length > 0 ? values : undefined;
}

function problemsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(unknownMember);
  const [member] = issue.path;
  return [member === undefined ? issue.message : `\`${String(member)}\` ${issue.message}`];
}

/** A key is quoted only if it can be nothing but a slip of the pen. */
function unknownMember(key: string): string {
  return /^[A-Za-z_-]{1,30}$/.test(key) ? `\`${key}\` is unknown` : 'it has an unknown member';
}

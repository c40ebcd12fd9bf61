import type { InputReader } from '../input-reader.ts';

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

/** Reads a list with one entry a line. Problems name the line, never the entry, which may be a secret. */
export function readList(reader: InputReader, name: string, rule: ListRule): string[] | undefined {
  const lines = reader.lines(name);
  if (lines.length > rule.maxItems)
    reader.refuse(name, `must have at most ${rule.maxItems} entries, not ${lines.length}`);
  for (const [index, line] of lines.entries()) {
    if (!rule.pattern.test(line)) reader.refuse(name, `entry ${index + 1}: must have the form ${rule.form}`);
    if (isLongerThan(line, rule.maxLength))
      reader.refuse(name, `entry ${index + 1}: must have at most ${rule.maxLength} characters`);
  }
  return lines.length > 0 ? lines : undefined;
}

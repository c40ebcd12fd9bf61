/** A command file that the runner refuses, and for which it fails the step. */
export class CommandFileError extends Error {}

interface Cursor {
  lines: string[];
  next: number;
}

function readHeredoc(cursor: Cursor, delimiter: string): string {
  const end = cursor.lines.indexOf(delimiter, cursor.next);
  if (end < 0)
    throw new CommandFileError(`Invalid value. Matching delimiter not found '${delimiter}'`);
  const value = cursor.lines.slice(cursor.next, end).join('\n');
  cursor.next = end + 1;
  return value;
}

function readEntry(cursor: Cursor, line: string): [name: string, value: string] {
  const [, name, operator, rest] = /^(.*?)(=|<<)(.*)$/s.exec(line) ?? [];
  if (name === undefined || rest === undefined)
    throw new CommandFileError(`Invalid format '${line}'`);
  if (operator === '=') return [name, rest];
  if (name === '' || rest === '')
    throw new CommandFileError(`Invalid format '${line}': a name or delimiter is empty`);
  return [name, readHeredoc(cursor, rest)];
}

/** Parses `name=value` lines and `name<<delimiter` blocks; the last one of a name counts. */
export function parseCommandFile(text: string): Record<string, string> {
  const cursor: Cursor = { lines: text.split('\n'), next: 0 };
  const values: Record<string, string> = {};
  for (;;) {
    const line = cursor.lines[cursor.next++];
    if (line === undefined) return values;
    if (line === '') continue;
    const [name, value] = readEntry(cursor, line);
    values[name] = value;
  }
}

/** A malformed command file: the runner fails the step. */
export class CommandFileError extends Error {}

/** Removes the lines of a block and its delimiter; returns the block. */
function takeBlock(lines: string[], delimiter: string): string {
  const end = lines.indexOf(delimiter);
  if (end < 0)
    throw new CommandFileError(`Invalid value. Matching delimiter not found '${delimiter}'`);
  return lines
    .splice(0, end + 1)
    .slice(0, end)
    .join('\n');
}

/** Reads an entry; a block continues in the lines that follow, which are removed. */
function readEntry(line: string, following: string[]): [name: string, value: string] {
  const [, name, operator, rest] = /^(.*?)(=|<<)(.*)$/s.exec(line) ?? [];
  if (name === undefined || rest === undefined)
    throw new CommandFileError(`Invalid format '${line}'`);
  if (operator === '=') return [name, rest];
  if (name === '' || rest === '')
    throw new CommandFileError(`Invalid format '${line}': a name or delimiter is empty`);
  return [name, takeBlock(following, rest)];
}

/** Parses `name=value` lines and `name<<delimiter` blocks; the last one of a name counts. */
export function parseCommandFile(text: string): Record<string, string> {
  const lines = text.split('\n');
  const values: Record<string, string> = {};
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue;
    const [name, value] = readEntry(line, lines);
    values[name] = value;
  }
  return values;
}

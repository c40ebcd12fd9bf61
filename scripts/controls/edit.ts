import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './plant.ts';

/**
 * Changes the files below `folder`; gives what puts them back.
 * @throws when a text does not stand in its file exactly once: the plant no longer fits the source
 */
export function applyEdits(folder: string, edits: Edit[]): () => void {
  const before = new Map(edits.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]));
  const after = new Map(before);
  for (const { file, find, replace } of edits)
    after.set(file, replaceOnce(after.get(file) ?? '', { file, find, replace }));
  const write = (files: Map<string, string>) => {
    for (const [file, text] of files) writeFileSync(join(folder, file), text);
  };
  write(after);
  return () => write(before);
}

/** The text of a file after an edit. */
export function replaceOnce(text: string, { file, find, replace }: Edit): string {
  const [head, tail, ...more] = text.split(find);
  if (head === undefined || tail === undefined || more.length > 0)
    throw new Error(
      `${file} must hold this text once, and holds it ${more.length + (tail === undefined ? 0 : 1)} times: ${find}`,
    );
  return `${head}${replace}${tail}`;
}

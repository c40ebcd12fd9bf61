/**
 * Sets the owner of this repository on GitHub in every committed file, once, in place of the
 * placeholder. Usage: `npm run owner -- <owner>`; ends with status 2 for an invalid name.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../harness/project.ts';

/** Stands for the owner; written so that it is not replaced here. */
export const placeholder = ['OW', 'NER'].join('');

/** The placeholder before the name of the repository, escaped in patterns, and as a reviewer. */
const places = new RegExp(
  String.raw`${placeholder}(?=\\?/security-test-gate)|(?<=@)${placeholder}\b`,
  'g',
);

/** Replaces the placeholder in all files of the repository in `folder`; returns their paths. */
export function setOwner(owner: string, folder = project): string[] {
  if (!/^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i.test(owner))
    throw new Error('Name the owner as GitHub does: `npm run owner -- acme`.');
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' });
  return names
    .split('\0')
    .filter(Boolean)
    .filter((name) => {
      // Bytes other than text, as of pictures, stay as they are.
      const text = readFileSync(join(folder, name), 'latin1');
      const replaced = text.replaceAll(places, owner);
      if (replaced === text) return false;
      writeFileSync(join(folder, name), replaced, 'latin1');
      return true;
    });
}

if (import.meta.main)
  try {
    const files = setOwner(process.argv[2] ?? '');
    console.log(
      files.length > 0
        ? `The owner is set in ${files.length} files. Now run: npm run format && npm run build`
        : 'No placeholder is left.',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }

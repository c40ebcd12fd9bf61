import { readFileSync } from 'node:fs';
import { basename, isAbsolute, relative, resolve } from 'node:path';
import { UsageError } from './command-line.ts';

const namingFiles = ['config-file', 'openapi-file', 'baseline-file', 'spec-file', 'ca-cert-file'];
/** A policy in another repository: `owner/repo/path@ref`. */
const elsewhere = /^[^./][^/]*\/[^/]+\/.+@.+$/;

/**
 * Reads the files that inputs name; paths are relative to `folder`. Gives the files as the
 * repository holds them, texts by path, and the inputs with those paths.
 * @throws UsageError when one cannot be read
 */
export function readGivenFiles(inputs: Record<string, string>, folder: string) {
  const named = Object.entries(inputs).filter(
    ([name, value]) => namingFiles.includes(name) && value !== '' && !elsewhere.test(value),
  );
  const read = named.map(([name, value]) => {
    const path = resolve(folder, value);
    return { name, path: pathInRepository(relative(folder, path)), text: readGiven(name, path) };
  });
  return {
    inputs: { ...inputs, ...Object.fromEntries(read.map(({ name, path }) => [name, path])) },
    files: Object.fromEntries(read.map(({ path, text }) => [path, text])),
  };
}

function pathInRepository(path: string): string {
  return path.startsWith('..') || isAbsolute(path) ? basename(path) : path;
}

function readGiven(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(
      `--${name} names a file that cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

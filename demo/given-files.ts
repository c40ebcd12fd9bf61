import { readFileSync } from 'node:fs';
import { basename, isAbsolute, relative, resolve } from 'node:path';
import { messageOf } from '../src/text/sentences.ts';
import { UsageError } from './command-line.ts';

const fileInputs = ['config-file', 'openapi-file', 'spec-file', 'ca-cert-file'];
/** A policy in another repository: `owner/repo/path@ref`. */
const remotePolicy = /^[^./][^/]*\/[^/]+\/.+@.+$/;

/**
 * Reads the files that inputs name; paths are relative to `folder`. Returns the files of the
 * repository, texts by path, and the inputs with those paths.
 * @throws UsageError when one cannot be read
 */
export function readGivenFiles(inputs: Record<string, string>, folder: string) {
  const given: Record<string, string> = { ...inputs };
  const files: Record<string, string> = {};
  for (const [name, value] of Object.entries(inputs)) {
    if (!fileInputs.includes(name) || value === '' || remotePolicy.test(value)) continue;
    const paths = value.split('\n').map((line) => {
      const file = resolve(folder, line.trim());
      const path = pathInRepository(relative(folder, file));
      files[path] = readGiven(name, file);
      return path;
    });
    given[name] = paths.join('\n');
  }
  return { inputs: given, files };
}

function pathInRepository(path: string): string {
  return path.startsWith('..') || isAbsolute(path) ? basename(path) : path;
}

function readGiven(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--${name} names a file that cannot be read: ${messageOf(error)}`);
  }
}

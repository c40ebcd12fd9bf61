import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Path of a program that a Debian package brings; the package bears its name unless another is
 * given.
 */
export function programPath(name: string, debianPackage = name): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (path === undefined) throw missing(name, debianPackage);
  return path;
}

/** What a test says that lacks something: it fails, so that nobody takes it for passed. */
export function missing(what: string, debianPackage: string): Error {
  return new Error(
    `${what} is missing: install the Debian package ${debianPackage} (apt-get install ${debianPackage}).`,
  );
}

import { randomBytes } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { readFolders } from '../../github/environment.ts';
import { messageOf } from '../../text/sentences.ts';
import { InputProblem, textAs } from '../inputs/schemas.ts';
import { retryWhileInUse } from './file-in-use.ts';
import { liesBelow, resolveLinks } from './workspace-path.ts';

/** Other users of a shared runner must not read the findings. */
const ownerOnly = 0o600;

/**
 * Resolves the path of a file that the gate writes, with no link left in its folder. The workspace
 * may contain links that a pull request brought: the gate must not write through one to a script
 * that runs later, to git's own files, or into the log.
 * @throws {Error} when the file must not be written there; the message follows the input's name
 */
function resolveTarget(file: string): string {
  const { workspace, tempFolder } = readFolders();
  const path = resolve(workspace, file);
  const target = join(resolveLinks(dirname(path)), basename(path));
  if (![workspace, tempFolder].some((root) => liesBelow(resolveLinks(root), target)))
    throw new Error(
      `must lie in the workspace or in \`RUNNER_TEMP\`, outside of \`.git\`; links resolved, it is ${target}`,
    );
  const present = lstatSync(target, { throwIfNoEntry: false });
  if (present && !present.isFile())
    throw new Error(`must be a regular file; what is at ${target} is a link, a folder or a device`);
  return target;
}

/**
 * Writes a file whole or not at all. An existing regular file is replaced: the new one is written
 * in the same folder and renamed.
 * @returns the path as it was given
 * @throws {Error} when it cannot or must not be written, see {@link resolveTarget}
 */
export async function writeWhole(file: string, text: string): Promise<string> {
  const target = resolveTarget(file);
  const folder = dirname(target);
  const draft = join(folder, `.security-test-gate-${randomBytes(8).toString('hex')}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(draft, text, { flag: 'wx', mode: ownerOnly });
    await retryWhileInUse(() => rename(draft, target));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return file;
}

/**
 * Removes a regular file, if it exists.
 * @throws {Error} when it cannot or must not be removed, see {@link resolveTarget}
 */
export async function removeFile(file: string): Promise<void> {
  const target = resolveTarget(file);
  await retryWhileInUse(() => rm(target, { force: true }));
}

/** The path of a file to write, in a place where the gate may write. */
export const writtenFile = textAs((file) => {
  try {
    resolveTarget(file);
    return file;
  } catch (error) {
    const isSystemError = error instanceof Error && 'code' in error;
    throw new InputProblem(
      `${isSystemError ? 'cannot be written there: ' : ''}${messageOf(error)}`,
    );
  }
});

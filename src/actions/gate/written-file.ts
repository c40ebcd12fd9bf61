import { randomBytes } from 'node:crypto';
import { constants, existsSync, lstatSync } from 'node:fs';
import { mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { readFolders } from '../../github/environment.ts';
import { includesGit, resolveLinks, segmentsBelow } from '../workspace-path.ts';

const openFolder = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;

/**
 * The path that a file would be written to, with no link left in that of its folder. The workspace
 * can hold what somebody proposes: a link in it must not lead the gate's text, parts of which others
 * choose, to a script that runs later, to git's own files, or into the log.
 * @throws {Error} whose message continues a sentence that names the input, when that is no place to
 * write to
 */
export function targetOf(file: string): string {
  const { workspace, tempFolder } = readFolders();
  const path = resolve(workspace, file);
  const target = join(resolveLinks(dirname(path)), basename(path));
  if (![workspace, tempFolder].some((root) => isBelow(target, resolveLinks(root))))
    throw new Error(
      `must lie in the workspace or in \`RUNNER_TEMP\`, outside of \`.git\`; links resolved, it is ${target}`,
    );
  const present = lstatSync(target, { throwIfNoEntry: false });
  if (present && !present.isFile())
    throw new Error(`must be a regular file; what is at ${target} is a link, a folder or a device`);
  return target;
}

function isBelow(path: string, root: string): boolean {
  const segments = segmentsBelow(root, path);
  return segments !== undefined && segments[0] !== '' && !includesGit(segments);
}

/**
 * Writes a file whole or not at all, in place of a regular file that is there.
 * @returns the file as it was given
 * @throws {Error} when it cannot be written, or may not be, see {@link targetOf}
 */
export async function writeWhole(file: string, text: string): Promise<string> {
  const target = targetOf(file);
  await mkdir(dirname(target), { recursive: true });
  await inFolder(target, (path) => writeAt(path, text));
  return file;
}

/** A process left behind could swap the folder for a link: on Linux an open one stays the same. */
async function inFolder(target: string, act: (path: string) => Promise<void>): Promise<void> {
  const folder = dirname(target);
  const handle = process.platform === 'linux' ? await open(folder, openFolder) : undefined;
  try {
    const opened = handle ? `/proc/self/fd/${handle.fd}` : folder;
    if ((await realpath(opened)) !== folder) throw new Error(`${folder} was replaced meanwhile`);
    await act(join(opened, basename(target)));
  } finally {
    await handle?.close();
  }
}

/**
 * Removes a regular file.
 * @throws {Error} when it cannot be removed, or may not be, see {@link targetOf}
 */
export async function removeFile(file: string): Promise<void> {
  const target = targetOf(file);
  if (existsSync(dirname(target))) await inFolder(target, (path) => rm(path, { force: true }));
}

/** Made aside, where nothing was, it replaces a link that stands there, and does not follow it. */
async function writeAt(path: string, text: string): Promise<void> {
  const aside = join(dirname(path), `.security-test-gate-${randomBytes(8).toString('hex')}`);
  const file = await open(aside, 'wx');
  try {
    await file.writeFile(text).finally(() => file.close());
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

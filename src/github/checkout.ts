import { lstat, readFile, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** The names on the way from a folder to what lies in it; undefined for what lies elsewhere. */
export function segmentsBelow(folder: string, path: string): string[] | undefined {
  const way = relative(folder, path);
  const segments = way.split(sep);
  // The path of what lies on another drive stays absolute.
  return isAbsolute(way) || segments[0] === '..' ? undefined : segments;
}

/** Whether some of these names are git's own: `.GIT` can be `.git`. */
export function holdGit(segments: readonly string[]): boolean {
  return segments.some((name) => name.toLowerCase() === '.git');
}

/**
 * Whether a file of the workspace may belong to a checkout of the commit. The repository that the
 * file lies in, links resolved, must be at that commit: a workflow may check a proposal out, beside
 * its own branch or in its place. Where no repository is to be seen, nothing speaks against it.
 */
export async function mayBeCheckoutOf(
  commit: string | undefined,
  workspace: string,
  file: string,
): Promise<boolean> {
  const root = await realpath(workspace).catch(() => workspace);
  const path = await realpath(resolve(root, file)).catch(() => resolve(root, file));
  for (let folder = dirname(path); segmentsBelow(root, folder); folder = dirname(folder)) {
    const git = await lstat(join(folder, '.git')).catch(() => undefined);
    if (git)
      return git.isDirectory() && commit !== undefined && (await readCommit(folder)) === commit;
    if (folder === root) return true;
  }
  return false;
}

/** Whether the workspace may lack files of its branch: it is no checkout, or a sparse one. */
export async function mayLackFiles(workspace: string): Promise<boolean> {
  const isThere = (path: string) => lstat(join(workspace, path)).then(Boolean, () => false);
  return !(await isThere('.git')) || isThere('.git/info/sparse-checkout');
}

/** The commit that HEAD is at, as far as plain files tell. */
async function readCommit(repository: string): Promise<string | undefined> {
  const head = await readGitFile(repository, 'HEAD');
  const branch = /^ref: (refs\/heads\/.+)$/.exec(head ?? '')?.[1];
  if (branch === undefined) return head;
  return branch.includes('..') ? undefined : readGitFile(repository, branch);
}

function readGitFile(repository: string, name: string): Promise<string | undefined> {
  return readFile(join(repository, '.git', name), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}

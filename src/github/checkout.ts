import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Whether the folder may be a checkout of the commit. It is not when git says that it is one of another commit, or does not say which; a folder
 * that is no repository at its root tells nothing, and may be.
 */
export async function mayBeCheckoutOf(workspace: string, commit: string | undefined): Promise<boolean> {
  const head = await readGitFile(workspace, 'HEAD');
  if (head === undefined) return true;
  const branch = /^ref: (refs\/.+)$/.exec(head)?.[1];
  return commit !== undefined && (branch === undefined ? head : await readGitFile(workspace, branch)) === commit;
}

async function readGitFile(workspace: string, name: string): Promise<string | undefined> {
  return readFile(join(workspace, '.git', name), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}

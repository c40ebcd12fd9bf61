import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from '../../../harness/project.ts';

/**
 * The action as a job downloads it: what `git archive` gives of the working tree, without what
 * `.gitattributes` leaves out. Nothing is written into the repository.
 */
export function downloadAction(target: string): void {
  const objects = mkdtempSync(join(tmpdir(), 'objects-'));
  const where = ['rev-parse', '--path-format=absolute', '--git-path', 'objects'];
  const env = {
    ...process.env,
    GIT_INDEX_FILE: join(objects, 'index'),
    GIT_OBJECT_DIRECTORY: objects,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: execFileSync('git', where, { cwd: project })
      .toString()
      .trim(),
  };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: project, env, maxBuffer: 2 ** 28 });
  try {
    git('read-tree', 'HEAD');
    git('add', '--all');
    const tree = git('write-tree').toString().trim();
    execFileSync('tar', ['-x', '-C', target], { input: git('archive', tree) });
  } finally {
    rmSync(objects, { recursive: true });
  }
}

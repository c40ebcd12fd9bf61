import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from '../../../harness/project.ts';

/**
 * The action as a job downloads it: what `git archive` gives of the working tree, without what
 * `.gitattributes` leaves out. It asks ten times as often by default, since runs take a second here.
 */
export function downloadAction(target: string): void {
  archive ??= archiveWorkingTree();
  execFileSync('tar', ['-x', '-C', target], { input: archive });
  for (const name of globSync('{.,*}/action.yml', { cwd: target })) {
    const file = join(target, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(poll-interval-seconds:\n.*\n +default:) '5'/, "$1 '0.5'"));
  }
}

/** Nothing changes while tests run. */
let archive: Buffer | undefined;

/** Nothing is written into the repository. */
function archiveWorkingTree(): Buffer {
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
    return git('archive', git('write-tree').toString().trim());
  } finally {
    rmSync(objects, { recursive: true });
  }
}

import { type ExecFileException, execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const project = join(import.meta.dirname, '../../../..');

/** The repository as a clone has it: without anything that `npm ci` installs. */
export function cloneRepository(): string {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  const listed = execFileSync('git', args, { cwd: project, encoding: 'utf8' });
  const folders = new Set(listed.split('\0').map((path) => path.split('/')[0] ?? ''));
  for (const name of folders) {
    if (name === '' || ['test', 'tools', '.git'].includes(name)) continue;
    cpSync(join(project, name), join(clone, name), { recursive: true });
  }
  return clone;
}

/** The machine's own programs: those of packages go before them in `PATH`, as npm starts tests. */
const ownPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

/** Runs a command line as a new user does, in a shell; gives what it prints. */
export function runAsNewUser(
  command: string,
  folder: string,
): Promise<{ status: number; output: string }> {
  const env = { PATH: ownPath, HOME: folder };
  return new Promise((resolve) => {
    const ended = (error: ExecFileException | null, stdout: string, stderr: string) => {
      const status = error === null ? 0 : Number(error.code ?? 1);
      resolve({ status, output: stripVTControlCharacters(stdout + stderr) });
    };
    execFile('bash', ['-c', command], { cwd: folder, env }, ended);
  });
}

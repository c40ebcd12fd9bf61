import { execFileSync } from 'node:child_process';

/** Runs git as somebody; returns its output. */
export function git(folder: string, ...args: string[]): string {
  const config = ['user.name=octocat', 'user.email=octocat@example.com'];
  const options = config.flatMap((each) => ['-c', each]);
  return execFileSync('git', [...options, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { stepsOf } from '../unit/docs/copied-workflows.ts';
import { programPath } from './support/program.ts';

programPath('jq');

const steps = stepsOf('examples/baseline-artifact.yml');
const download = steps.find(({ run }) => run.includes('gh run download'))?.run ?? '';

/**
 * GitHub's command line, for a repository whose runs, newest first, are these: those with `!` hold
 * the findings, those with `?` are of a commit that the default branch never had. It knows only the
 * questions that name this workflow, this branch and its pushes.
 */
const gh = (runs: string) => `#!/bin/sh
for run in ${runs.replaceAll(/\S+/g, "'$&'")}; do
  id=$(echo "$run" | tr -d '!?')
  case "$*/$run" in
    'api --method GET repos/acme/shop/activity -f ref=refs/heads/trunk -F per_page=100 --jq .[].after/'*[?]) ;;
    'api --method GET repos/acme/shop/activity -f ref=refs/heads/trunk -F per_page=100 --jq .[].after/'*) echo "c$id" ;;
    'run list --workflow baseline-artifact.yml --branch trunk --event push --status completed '*'databaseId,headSha '*) echo "$id:c$id" ;;
    "run download $id --name security-findings --dir "*'!'*) mkdir -p "$7" && echo "$id" > "$7/findings.json" && exit 0 ;;
  esac
done
[ "$2" != download ] || { echo 'no valid artifacts found to download' >&2; exit 1; }
`;

/** Runs the download as GitHub does, and gives the run whose findings it took. */
function downloadFrom(runs: string) {
  const folder = temporaryFolder({ gh: gh(runs) });
  chmodSync(join(folder, 'gh'), 0o755);
  const path = [folder, process.env.PATH].join(delimiter);
  const env = { PATH: path, RUNNER_TEMP: folder, GH_REPO: 'acme/shop', BRANCH: 'trunk' };
  const { status, stdout } = spawnSync('bash', ['-e', '-c', download], { env, encoding: 'utf8' });
  const file = join(folder, 'baseline/findings.json');
  const taken = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  return { status, stdout, taken };
}

it.each([
  ['newest run that has kept some', '4 3 !2 !1'],
  ['newest commit that was the tip of the default branch: no tag of its name', '!4? 3 !2 !1'],
])('takes the findings of the %s', (_, runs) => {
  expect(downloadFrom(runs)).toMatchObject({ status: 0, taken: '2' });
});

it.each(['', '2 1', '!4? 3'])('fails when no run has any, and says what to do: "%s"', (runs) => {
  const { status, stdout, taken } = downloadFrom(runs);
  expect([status, taken]).toEqual([1, undefined]);
  expect(stdout).toMatch(/^::error::.* on trunk .* Run this workflow there first/m);
});

const check = steps.find(({ run }) => run.includes('GITHUB_OUTPUT'));

it('keeps the findings of tested and proven runs only', () => {
  const keep = steps.find(({ uses }) => uses.startsWith('actions/upload-artifact@'));
  const test = steps.find(({ uses }) => uses.startsWith('OWNER/security-test-gate@'));
  expect(check?.if).toContain(`steps.${test?.id}.outputs.findings-count != ''`);
  expect(keep?.if).toContain(`steps.${check?.id}.outputs.proven == 'true'`);
});

it.each([
  [{ verdict: 'passed' }, true],
  [{ verdict: 'failed' }, true],
  [{ verdict: 'failed', unproven: 'superseded' }, false],
  [{ verdict: 'not-tested' }, false],
  [{}, false],
])('takes a findings file with %j for proven: %s', (content, isProven) => {
  const folder = temporaryFolder({ 'findings.json': JSON.stringify(content), output: '' });
  const output = join(folder, 'output');
  const env = { PATH: process.env.PATH, RUNNER_TEMP: folder, GITHUB_OUTPUT: output };
  spawnSync('bash', ['-e', '-c', check?.run ?? ''], { env });
  expect(readFileSync(output, 'utf8')).toBe(`proven=${isProven}\n`);
});

import { chmodSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pullRequestEvent } from '../../harness/github-event.ts';
import { project } from '../../harness/project.ts';
import { githubToken } from '../../harness/runner.ts';
import { runtimeToken } from '../../harness/runtime-token.ts';
import { git } from '../support/git.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { endOrphans, runAct } from './support/act.ts';
import { downloadAction } from './support/downloaded-action.ts';
import { backgroundEmulator } from './support/programs.ts';
import { openScene } from './support/scene.ts';

const path = '.github/workflows/self-test.yml';
const workflow = readFileSync(join(project, path), 'utf8');

/** Runs the self-test on act, as a repository of its own; returns the result of each job. */
async function runSelfTest(patch: (text: string) => string = (text) => text) {
  // act's artifact server takes no single file, so nothing can be downloaded from it.
  const patched = patch(workflow.replace(/ +- name: Download the report\n(?: {8}.*\n)+/, ''));
  const text = patched.replaceAll('OWNER/security-test-gate', 'octo-org/shop');
  const event = JSON.stringify(pullRequestEvent().payload);
  const folder = temporaryFolder({
    [`repository/${path}`]: text,
    'event.json': event,
    'programs/node': backgroundEmulator,
  });
  const at = (...parts: string[]) => join(folder, ...parts);
  chmodSync(at('programs/node'), 0o755);
  for (const name of ['action', 'home']) mkdirSync(at(name));
  downloadAction(at('action'));
  cpSync(at('action'), at('repository'), { recursive: true });
  for (const each of ['dist/emulator', 'scripts/self-test.mjs'])
    cpSync(join(project, each), at('repository', each), { recursive: true });
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '--all', '--force'],
  ])
    git(at('repository'), ...args);
  git(at('repository'), 'commit', '--quiet', '--message=Start');
  const scene = await openScene();
  const { lines } = await runAct({
    event: 'pull_request',
    repository: at('repository'),
    arguments: [
      ...['--workflows', path, '--eventpath', at('event.json'), '--matrix', 'image:ubuntu-latest'],
      ...['--secret', `GITHUB_TOKEN=${githubToken}`, '--env', 'GITHUB_REPOSITORY=octo-org/shop'],
      ...['--env', `GITHUB_API_URL=${scene.github.url}`],
    ],
    env: {
      HOME: at('home'),
      PATH: at('programs'),
      ACTIONS_RUNTIME_TOKEN: runtimeToken,
      ACTIONS_RESULTS_URL: scene.artifactService.url,
    },
  });
  endOrphans(`HOME=${at('home')}`);
  const ended = lines.filter(({ jobResult }) => jobResult !== undefined);
  return {
    jobs: Object.fromEntries(ended.map(({ jobID, jobResult }) => [jobID, jobResult])),
    shown: lines.map(({ msg }) => msg).join('\n'),
  };
}

it('the self-test passes on act', async () => {
  const { jobs, shown } = await runSelfTest();
  expect(jobs, shown).toEqual({ images: 'success', 'self-test': 'success' });
  expect(shown).toContain('13 steps, 0 problems.');
});

it.each([
  ['a red step that is green', 'vulnerable.test', 'clean.test', 'findings ended as success'],
  [
    'a missing output',
    'findings-file: results/findings.json',
    'annotations: true',
    'names no file',
  ],
])('the self-test fails with %s', async (_, from, to, problem) => {
  const { jobs, shown } = await runSelfTest((text) => text.replaceAll(from, to));
  expect(jobs, shown).toMatchObject({ images: 'failure', 'self-test': 'failure' });
  expect(shown).toContain(problem);
});

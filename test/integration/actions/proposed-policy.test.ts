import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { forbidden } from '../../../harness/github-api.ts';
import { branchEvent, headSha, pullRequestEvent } from '../../../harness/github-event.ts';
import { findProblemOfProposal } from '../../../src/actions/gate/proposed-policy.ts';
import type { ConfigFile } from '../../../src/actions/policy/config-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { connectToGitHub, known, repository } from '../github/support/github.ts';

const usual = '.github/security-gate.yml';
const malformed = 'ignore: []';
const problem = expect.stringMatching(/:1:1: `ignore` is not known here/);

/** A workspace beside files of somebody else's, and GitHub with the policy of the head. */
async function prepare(checkout: Record<string, string> = {}, atHead: string[] = []) {
  const root = temporaryFolder({
    'elsewhere/security-gate.yml': 'secret-key: 1',
    ...Object.fromEntries(
      Object.entries(checkout).map(([path, text]) => [`workspace/${path}`, text]),
    ),
  });
  const workspace = join(root, 'workspace');
  mkdirSync(join(workspace, '.github'), { recursive: true });
  const files = Object.fromEntries(atHead.map((path) => [`${headSha}:${path}`, malformed]));
  const { github } = await connectToGitHub({ files });
  vi.stubEnv('GITHUB_API_URL', github.url);
  const find = (event = pullRequestEvent(), configFile?: ConfigFile) =>
    findProblemOfProposal(configFile, {
      event: known({ ...event, variables: {} }),
      workspace,
      token: 'ghs_token',
      signal: new AbortController().signal,
    });
  return { workspace, github, find };
}

it('is looked for in the checkout, without asking GitHub', async () => {
  const { github, find } = await prepare({ [usual]: malformed });
  expect(await find()).toEqual(problem);
  expect(github.requests).toEqual([]);
});

it('is looked for at the head commit where there is no checkout', async () => {
  const { find } = await prepare({}, [usual, 'ci/risks.yml']);
  expect(await find()).toEqual(problem);
  expect(await find(pullRequestEvent(), './ci/risks.yml')).toEqual(problem);
});

it('is looked for at the head commit where the checkout should be the base', async () => {
  const { find } = await prepare({ [usual]: '' }, [usual]);
  expect(await find({ ...pullRequestEvent(), name: 'pull_request_target' })).toEqual(problem);
});

it('has no problem when it is in order, or is absent', async () => {
  const { find } = await prepare({ [usual]: 'fail-on-severity: low' });
  expect(await find()).toBeUndefined();
  expect(await find(pullRequestEvent(), 'absent.yml')).toBeUndefined();
});

it.each([
  [usual, '../../elsewhere/security-gate.yml'],
  ['.github', '../elsewhere'],
])('is not looked for through the link %s, which may lead to secrets', async (link, target) => {
  const { workspace, find } = await prepare();
  rmSync(join(workspace, link), { recursive: true, force: true });
  symlinkSync(target, join(workspace, link));
  expect(await find()).toBeUndefined();
});

it('is left alone when it is too large to look at', async () => {
  const { find } = await prepare({ [usual]: `${malformed}\n#${'x'.repeat(32 * 1024)}` });
  expect(await find()).toBeUndefined();
});

it('is none when it cannot be read, lies elsewhere, or nobody proposes anything', async () => {
  const { github, find } = await prepare({}, [usual]);
  github.fail(/contents/, forbidden);
  expect(await find()).toBeUndefined();
  expect(await find(pullRequestEvent(), '/etc/hostname')).toBeUndefined();
  expect(await find(branchEvent('push'))).toBeUndefined();
  expect(await find(branchEvent('merge_group'))).toBeUndefined();
});

it('is not looked for when the policy is that of an organization', async () => {
  const checkout = { [usual]: malformed, 'gate.yml': malformed };
  const { github, find } = await prepare(checkout, ['gate.yml']);
  const remote = { repository: { ...repository, name: 'policies' }, path: 'gate.yml', ref: 'v1' };
  expect(await find(pullRequestEvent(), remote)).toBeUndefined();
  expect(github.requests).toEqual([]);
});

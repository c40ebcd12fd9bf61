import { expect, it, vi } from 'vitest';
import { forbidden } from '../../../harness/github-api.ts';
import { branchEvent, headSha, pullRequestEvent } from '../../../harness/github-event.ts';
import { findProblemOfProposal } from '../../../src/actions/gate/proposed-policy.ts';
import type { ConfigFile } from '../../../src/actions/policy/config-file.ts';
import { connectToGitHub, repository, runOf } from '../github/support/github.ts';

const usual = '.github/security-gate.yml';
const problem = expect.stringMatching(/:1:1: `ignore` is not known here/);

/** GitHub with these files at the head of the pull request. */
async function prepare(atHead: Record<string, string> = { [usual]: 'ignore: []' }) {
  const files = Object.entries(atHead).map(([path, text]) => [`${headSha}:${path}`, text]);
  const { github } = await connectToGitHub({ files: Object.fromEntries(files) });
  vi.stubEnv('GITHUB_API_URL', github.url);
  const find = (event = pullRequestEvent(), configFile?: ConfigFile) =>
    findProblemOfProposal(configFile, runOf({ ...event, variables: {} }, '/workspace'));
  return { github, find };
}

it.each(['pull_request', 'pull_request_target'])('is read at the head on %s', async (name) => {
  const { github, find } = await prepare();
  expect(await find({ ...pullRequestEvent(), name })).toEqual(problem);
  expect(github.calls()).toEqual([`GET /repos/octo-org/shop/contents/${usual}?ref=${headSha}`]);
});

it('may have another path', async () => {
  const { find } = await prepare({ 'ci/risks.yml': 'ignore: []' });
  expect(await find(pullRequestEvent(), './ci/risks.yml')).toEqual(problem);
});

it('has no problem when it is in order, or is absent', async () => {
  const { find } = await prepare({ [usual]: 'fail-on-severity: low' });
  expect(await find()).toBeUndefined();
  expect(await find(pullRequestEvent(), 'absent.yml')).toBeUndefined();
});

it('is ignored when it is too large to look at', async () => {
  const { find } = await prepare({ [usual]: `ignore: []\n#${'x'.repeat(32 * 1024)}` });
  expect(await find()).toBeUndefined();
});

it('is ignored when it cannot be read, lies elsewhere, or nobody proposes anything', async () => {
  const { github, find } = await prepare();
  github.fail(/contents/, forbidden);
  expect(await find()).toBeUndefined();
  expect(await find(pullRequestEvent(), '/etc/hostname')).toBeUndefined();
  expect(await find(branchEvent('push'))).toBeUndefined();
  expect(await find(branchEvent('merge_group'))).toBeUndefined();
});

it('is not looked for when the policy is that of an organization', async () => {
  const { github, find } = await prepare({ 'gate.yml': 'ignore: []' });
  const remote = { repository: { ...repository, name: 'policies' }, path: 'gate.yml', ref: 'v1' };
  expect(await find(pullRequestEvent(), remote)).toBeUndefined();
  expect(github.requests).toEqual([]);
});

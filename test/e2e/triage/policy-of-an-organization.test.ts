import { expect, it } from 'vitest';
import type { GitHubApiOptions } from '../../../harness/github-api.ts';
import { pullRequestEvent } from '../../../harness/github-event.ts';
import { openGitHub } from '../support/setting.ts';
import { accepting, policyFile } from './support/policy-history.ts';
import { stage, sync } from './support/sync.ts';

const open = 'Missing HSTS Header';
const claimed = 'Broken Authentication (No Token)';
const [first = '', second = '', third = ''] = ['1', '2', '3'].map((digit) => digit.repeat(40));
const inputs = { 'config-file': 'octo-org/policies/gate.yml@v1' };

/** GitHub with three versions of the organization's policy; `v2` accepts nothing any more. */
async function githubWithPolicies(options: GitHubApiOptions = {}) {
  const history = [
    { sha: first, files: { 'gate.yml': `accept:\n${accepting(claimed)}` } },
    { sha: second, files: { 'gate.yml': `accept:\n${accepting(open)}` } },
    { sha: third, files: { 'gate.yml': 'accept: []' } },
  ];
  const others = { 'octo-org/policies': { refs: { v1: second, v2: third }, history } };
  const github = await openGitHub({ others, ...options });
  return github;
}

it('is followed in place of that of the repository, and the log names it', async () => {
  const here = await stage();
  const workspace = { [policyFile]: `accept:\n${accepting(claimed)}` };
  const result = await sync(here, await githubWithPolicies(), { inputs, workspace });
  expect(result.changed, result.shownLog).toEqual([here.idOf(open)]);
  expect(result.shownLog).toContain('Policy: gate.yml of octo-org/policies@v1 at 2222222');
  expect(result.github.calls().filter((call) => call.includes('/shop'))).toEqual([]);
});

it('reopens what its earlier versions accepted', async () => {
  const here = await stage();
  await sync(here, await githubWithPolicies(), { inputs });
  const later = { 'config-file': 'octo-org/policies/gate.yml@v2' };
  const result = await sync(here, await githubWithPolicies(), { inputs: later });
  expect(result.changed).toEqual([here.idOf(open)]);
});

it.each([
  ['gate.yml@v3', 'no branch, tag or commit v3'],
  ['other.yml@v1', 'never was one'],
])('changes nothing for want of %s, whatever the checkout has', async (file, message) => {
  const here = await stage();
  const workspace = { [policyFile]: `accept:\n${accepting(open)}` };
  const named = { 'config-file': `octo-org/policies/${file}` };
  const result = await sync(here, await githubWithPolicies(), { inputs: named, workspace });
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain(message);
  expect(result.requests).toEqual([]);
});

it('changes nothing on a pull request either', async () => {
  const here = await stage();
  const event = pullRequestEvent();
  const result = await sync(here, await githubWithPolicies(), { inputs, event });
  expect(result.shownLog).toContain('only on the default branch');
  expect(result.requests).toEqual([]);
});

it('is refused when it is neither a path nor a reference', async () => {
  const here = await stage();
  const named = { 'config-file': 'octo-org/policies@v1' };
  const result = await sync(here, await githubWithPolicies(), { inputs: named });
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain('Input `config-file` must be a path');
});

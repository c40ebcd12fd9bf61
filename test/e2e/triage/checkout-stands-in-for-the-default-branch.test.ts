import { expect, it } from 'vitest';
import { forbidden } from '../../support/github-api.ts';
import { branchEvent, type GitHubEvent } from '../../support/github-event.ts';
import { accepting, dayFromNow, githubWithPolicies, policyFile } from './support/policy-history.ts';
import { stage, sync } from './support/sync.ts';

const dismissed = 'Debug Endpoint Exposed';
const open = 'Missing HSTS Header';

it.each([
  ['may not be read', 'push'],
  ['is not known', 'push'],
  ['may not be read', 'repository_dispatch'],
  ['is not known', 'repository_dispatch'],
])('goes by the checkout where the history %s, and says what it does not know (%s)', async (what, name) => {
  const here = await stage();
  const github = await githubWithPolicies(what === 'is not known' ? [undefined] : [[]]);
  if (what === 'may not be read') github.fail(/commits/, forbidden, 9);
  const workspace = { [policyFile]: `accept:\n${accepting(open)}${accepting(dismissed, dayFromNow(-1))}` };
  const result = await sync(here, github, { event: { ...branchEvent('push'), name }, workspace });
  expect(result.conclusion, result.shownLog).toBe('success');
  expect(result.changed.toSorted()).toEqual([open, dismissed].map(here.idOf).toSorted());
  expect(result.annotations).toMatchObject([{ level: 'warning', message: expect.stringContaining('checkout') }]);
});

const outside: GitHubEvent = { name: '', payload: {}, variables: { GITHUB_REPOSITORY: '' } };

it('goes by the checkout outside of a workflow, and asks GitHub nothing', async () => {
  const here = await stage();
  const github = await githubWithPolicies([[accepting(dismissed)]]);
  const workspace = { [policyFile]: `accept:\n${accepting(open)}` };
  const result = await sync(here, github, { event: outside, workspace, inputs: { 'github-token': '' } });
  expect(result.conclusion, result.shownLog).toBe('success');
  expect([result.changed, github.calls()]).toEqual([[here.idOf(open)], []]);
  expect(result.annotations).toMatchObject([
    { level: 'warning', message: expect.stringMatching(/^Outside of a workflow .* earlier versions/) },
  ]);
});

it.each([{}, { 'config-file': 'policy.yml' }])('fails outside of a workflow without a policy', async (inputs) => {
  const here = await stage();
  const result = await sync(here, await githubWithPolicies([[accepting(open)]]), { event: outside, inputs });
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain(`${inputs['config-file'] ?? policyFile} in the checkout`);
  expect(result.requests).toEqual([]);
});

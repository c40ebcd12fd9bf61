import { describe, expect, it } from 'vitest';
import { forbidden } from '../../../harness/github-api.ts';
import { branchEvent, type GitHubEvent } from '../../../harness/github-event.ts';
import { messages } from '../support/expectations.ts';
import { day, policyFile } from '../support/policies.ts';
import { accepting, githubWithPolicies } from './support/policy-history.ts';
import { dismissed, expectRefused, open, testedStage } from './support/tested-stage.ts';

describe.each(['may not be read', 'is not known'])('where the history %s', (what) => {
  const workspace = {
    [policyFile]: `accept:\n${accepting(open)}${accepting(dismissed, day(-1))}`,
  };
  const withoutHistory = async () => {
    const github = await githubWithPolicies(what === 'is not known' ? [undefined] : [[]]);
    if (what === 'may not be read') github.fail(/commits/, forbidden, 9);
    return github;
  };

  it('goes by the checkout, and says what it does not know', async () => {
    const { sync, idOf } = await testedStage();
    const result = await sync(await withoutHistory(), { workspace });
    expect(result.conclusion, result.shownLog).toBe('success');
    expect(result.changed.toSorted()).toEqual([open, dismissed].map(idOf).toSorted());
    expect(messages(result, 'warning')).toEqual([expect.stringContaining('checkout')]);
  });

  it('changes nothing on a dispatch, whose checkout may be what somebody proposes', async () => {
    const { sync } = await testedStage();
    const event = { ...branchEvent('push'), name: 'repository_dispatch' };
    expectRefused(await sync(await withoutHistory(), { event, workspace }), '');
  });
});

const outside: GitHubEvent = { name: '', payload: {}, variables: { GITHUB_REPOSITORY: '' } };

it('goes by the checkout outside of a workflow, and asks GitHub nothing', async () => {
  const { sync, idOf } = await testedStage();
  const github = await githubWithPolicies([[accepting(dismissed)]]);
  const workspace = { [policyFile]: `accept:\n${accepting(open)}` };
  const inputs = { 'github-token': '' };
  const result = await sync(github, { event: outside, workspace, inputs });
  expect(result.conclusion, result.shownLog).toBe('success');
  expect([result.changed, github.calls()]).toEqual([[idOf(open)], []]);
  expect(messages(result, 'warning')).toEqual([
    expect.stringMatching(/^Outside of a workflow .* earlier versions/),
  ]);
});

it.each([{}, { 'config-file': 'policy.yml' }])(
  'fails outside of a workflow without a policy',
  async (inputs) => {
    const { sync } = await testedStage();
    const github = await githubWithPolicies([[accepting(open)]]);
    const missing = `${inputs['config-file'] ?? policyFile} in the checkout`;
    expectRefused(await sync(github, { event: outside, inputs }), missing);
  },
);

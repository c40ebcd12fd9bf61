import { describe, expect, it } from 'vitest';
import { forbidden } from '../../../harness/github-api.ts';
import { branchEvent, type GitHubEvent } from '../../../harness/github-event.ts';
import { accepting, dayFromNow, githubWithPolicies, policyFile } from './support/policy-history.ts';
import { stage, sync } from './support/sync.ts';

const dismissed = 'Debug Endpoint Exposed';
const open = 'Missing HSTS Header';

/** A default branch whose policy GitHub does not give, and a checkout that has one. */
async function withoutHistory(what: string) {
  const here = await stage();
  const github = await githubWithPolicies(what === 'is not known' ? [undefined] : [[]]);
  if (what === 'may not be read') github.fail(/commits/, forbidden, 9);
  const workspace = {
    [policyFile]: `accept:\n${accepting(open)}${accepting(dismissed, dayFromNow(-1))}`,
  };
  return { here, sync: (event: GitHubEvent) => sync(here, github, { event, workspace }) };
}

describe.each(['may not be read', 'is not known'])('where the history %s', (what) => {
  it('goes by the checkout, and says what it does not know', async () => {
    const { here, sync: run } = await withoutHistory(what);
    const result = await run(branchEvent('push'));
    expect(result.conclusion, result.shownLog).toBe('success');
    expect(result.changed.toSorted()).toEqual([open, dismissed].map(here.idOf).toSorted());
    expect(result.annotations).toMatchObject([
      { level: 'warning', message: expect.stringContaining('checkout') },
    ]);
  });

  it('changes nothing on a dispatch, whose checkout may be what somebody proposes', async () => {
    const result = await (await withoutHistory(what)).sync({
      ...branchEvent('push'),
      name: 'repository_dispatch',
    });
    expect([result.conclusion, result.changed]).toEqual(['failure', []]);
    expect(result.requests).toEqual([]);
  });
});

const outside: GitHubEvent = { name: '', payload: {}, variables: { GITHUB_REPOSITORY: '' } };

it('goes by the checkout outside of a workflow, and asks GitHub nothing', async () => {
  const here = await stage();
  const github = await githubWithPolicies([[accepting(dismissed)]]);
  const workspace = { [policyFile]: `accept:\n${accepting(open)}` };
  const result = await sync(here, github, {
    event: outside,
    workspace,
    inputs: { 'github-token': '' },
  });
  expect(result.conclusion, result.shownLog).toBe('success');
  expect([result.changed, github.calls()]).toEqual([[here.idOf(open)], []]);
  expect(result.annotations).toMatchObject([
    {
      level: 'warning',
      message: expect.stringMatching(/^Outside of a workflow .* earlier versions/),
    },
  ]);
});

it.each([{}, { 'config-file': 'policy.yml' }])(
  'fails outside of a workflow without a policy',
  async (inputs) => {
    const here = await stage();
    const result = await sync(here, await githubWithPolicies([[accepting(open)]]), {
      event: outside,
      inputs,
    });
    expect(result.conclusion).toBe('failure');
    expect(result.shownLog).toContain(`${inputs['config-file'] ?? policyFile} in the checkout`);
    expect(result.requests).toEqual([]);
  },
);

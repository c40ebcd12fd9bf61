import { expect, it } from 'vitest';
import { expectStory } from '../support/expectations.ts';
import { accepting, dayFromNow, githubWithPolicies } from './support/policy-history.ts';
import { stage, sync } from './support/sync.ts';

const dismissed = 'Debug Endpoint Exposed';
const open = 'Missing HSTS Header';
const claimed = 'Broken Authentication (No Token)';

const undated = (text: string) => text.replaceAll(/\b20\d\d-\d\d-\d\d\b/g, '<day>');

it('dismisses what the policy accepts and reopens what has expired, and leaves the rest as it is', async () => {
  const here = await stage();
  const github = await githubWithPolicies([
    [accepting(open), accepting(dismissed, dayFromNow(-1)), accepting(claimed, dayFromNow(0))],
  ]);
  const before = await here.states();
  const result = await sync(here, github);
  expect(result.conclusion, result.shownLog).toBe('success');
  expect(result.changed.toSorted()).toEqual([open, dismissed, claimed].map(here.idOf).toSorted());
  expect(await here.states()).toEqual({
    ...before,
    [open]: 'dismissed',
    [claimed]: 'dismissed',
    [dismissed]: 'open',
  });
  await expectStory({
    ...result,
    shownLog: undated(result.shownLog),
    summary: undated(result.summary),
  });
});

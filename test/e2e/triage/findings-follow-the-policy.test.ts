import { expect, it } from 'vitest';
import { expectStory } from '../support/expectations.ts';
import { day } from '../support/policies.ts';
import { accepting, githubWithPolicies } from './support/policy-history.ts';
import { claimed, dismissed, open, testedStage } from './support/tested-stage.ts';

const undated = (text: string) => text.replaceAll(/\b20\d\d-\d\d-\d\d\b/g, '<day>');

it('dismisses what the policy accepts and reopens what has expired, and leaves the rest as it is', async () => {
  const { sync, states } = await testedStage();
  const github = await githubWithPolicies([
    [accepting(open), accepting(dismissed, day(-1)), accepting(claimed, day(0))],
  ]);
  const before = await states();
  const result = await sync(github);
  expect(await states()).toEqual({
    ...before,
    [open]: 'dismissed',
    [claimed]: 'dismissed',
    [dismissed]: 'open',
  });
  const { shownLog, summary } = result;
  await expectStory({ ...result, shownLog: undated(shownLog), summary: undated(summary) });
});

import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, requestsTo, trigger } from './support/expectations.ts';

const broke = { username: 'appsec@broke.test', password: 'rehearse-broke-appsec' };

it('is not tested when the organization has no credits, and does not insist', async () => {
  const result = await runScenario({ app: 'broke.test', inputs: broke });
  expectVerdict(result, { verdict: 'not-tested (no-credits)', job: 'fails' });
  expect(requestsTo(result, trigger)).toHaveLength(1);
  expect(result.runsStarted).toBe(0);
  await expectStory(result);
});

import { expect, it } from 'vitest';
import { expectGate, expectStory, requestsTo, trigger } from './support/expectations.ts';

const broke = { username: 'appsec@broke.test', password: 'rehearse-broke-appsec' };

it('is not tested when the organization has no credits, and does not insist', async () => {
  const result = await expectGate('not-tested (no-credits)', { app: 'broke.test', inputs: broke });
  expect(requestsTo(result, trigger)).toHaveLength(1);
  expect(result.runsStarted).toBe(0);
  await expectStory(result);
});

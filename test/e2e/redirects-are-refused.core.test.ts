import { expect, it } from 'vitest';
import { redirect } from '../../harness/faults.ts';
import { expectGate, expectStory, requestsTo, taskPoll } from './support/expectations.ts';

it('follows no redirect, so that the token goes nowhere else', async () => {
  const rules = [{ path: /\/v1\/apps/, fault: redirect('/elsewhere') }];
  const result = await expectGate('not-tested (unexpected-response)', { rules });
  expect(requestsTo(result, /elsewhere/)).toEqual([]);
  await expectStory(result);
});

it('goes on polling when a poll is redirected, and follows none', async () => {
  const rules = [{ path: /\/tasks\//, fault: redirect('/elsewhere', 307) }];
  const result = await expectGate('not-tested (timed-out)', {
    app: 'clean.test',
    rules,
    inputs: { 'timeout-minutes': '0.01' },
  });
  expect(requestsTo(result, /elsewhere/)).toEqual([]);
  expect(requestsTo(result, taskPoll).length).toBeGreaterThan(1);
});

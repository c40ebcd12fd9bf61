import { expect, it } from 'vitest';
import { expectGate, expectStory, requestsTo, trigger } from './support/expectations.ts';

it('does not wait for the run of somebody else when `on-active-run` is `fail`', async () => {
  const result = await expectGate('not-tested (run-already-active)', {
    app: 'busy.test',
    emulator: { runSeconds: 1 },
    inputs: { 'on-active-run': 'fail' },
  });
  expect(requestsTo(result, trigger)).toEqual([]);
  expect(result.runsStarted).toBe(0);
  await expectStory(result);
});

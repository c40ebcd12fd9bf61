import { expect, it } from 'vitest';
import { startRun } from '../support/scenario.ts';
import { expectGate, expectStory } from './support/expectations.ts';

it('is not tested when the run of somebody else does not end within `queue-timeout-minutes`', async () => {
  const result = await expectGate('not-tested (queue-timed-out)', {
    app: 'stuck.test',
    prepare: async (emulator) => {
      await startRun(emulator, 'stuck.test');
      return { 'queue-timeout-minutes': '0.01' };
    },
  });
  expect(result.outputs).toMatchObject({ 'task-id': '', 'task-state': '', 'run-number': '' });
  expect(result.runsStarted).toBe(1); // the one of somebody else
  await expectStory(result);
});

import { expect, it } from 'vitest';
import { runScenario, startRun } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('is not tested when the run of somebody else does not end within `queue-timeout-minutes`', async () => {
  const result = await runScenario({
    app: 'stuck.test',
    prepare: async (emulator) => {
      await startRun(emulator, 'stuck.test');
      return { 'queue-timeout-minutes': '0.01' };
    },
  });
  expectVerdict(result, { verdict: 'not-tested (queue-timed-out)', job: 'fails' });
  expect(result.outputs).toMatchObject({ 'task-id': '', 'task-state': '', 'run-number': '' });
  expect(result.runsStarted).toBe(1); // the one of somebody else
  await expectStory(result);
});

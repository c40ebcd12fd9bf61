import { expect, it } from 'vitest';
import { runScenario, startRun } from '../support/scenario.ts';
import {
  expectStory,
  expectVerdict,
  requestsTo,
  taskPoll,
  trigger,
  withoutReport,
} from './support/expectations.ts';

it('adopts a test that has ended, and judges by its findings', async () => {
  const result = await runScenario({
    app: 'vulnerable.test',
    emulator: { runSeconds: 0.05 },
    inputs: withoutReport,
    prepare: async (emulator) => ({ 'task-id': await startRun(emulator, 'vulnerable.test') }),
  });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(requestsTo(result, trigger)).toEqual([]);
  expect(requestsTo(result, taskPoll)).toHaveLength(1);
  await expectStory(result);
});

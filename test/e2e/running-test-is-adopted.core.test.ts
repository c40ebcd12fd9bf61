import { expect, it } from 'vitest';
import { runScenario, startRun } from '../support/scenario.ts';
import { expectStory, expectVerdict, requestsTo, trigger } from './support/expectations.ts';

it('adopts a test that runs, waits for its end, and triggers none', async () => {
  const result = await runScenario({
    app: 'vulnerable.test',
    emulator: { runSeconds: 0.4 },
    prepare: async (emulator) => ({ 'task-id': await startRun(emulator, 'vulnerable.test') }),
  });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(result.outputs).toMatchObject({ 'run-number': '1', 'task-state': 'COMPLETED' });
  expect(requestsTo(result, trigger)).toEqual([]);
  await expectStory(result);
});

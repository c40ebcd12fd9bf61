import { expect, it } from 'vitest';
import { runScenario, startRun } from '../support/scenario.ts';
import { expectStory, expectVerdict, withoutReport } from './support/expectations.ts';

it('triggers an adopted test again when it was INTERRUPTED', async () => {
  const result = await runScenario({
    app: 'interrupted-once.test',
    emulator: { runSeconds: 0.05 },
    inputs: withoutReport,
    prepare: async (emulator) => ({ 'task-id': await startRun(emulator, 'interrupted-once.test') }),
  });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(result.outputs).toMatchObject({ 'run-number': '2', 'task-state': 'COMPLETED' });
  expect(result.runsStarted).toBe(2); // the adopted one, and its rerun
  await expectStory(result);
});

import { expect, it } from 'vitest';
import { runScenario, startRun } from '../support/scenario.ts';
import { expectVerdict } from './support/expectations.ts';

it.each([
  ['failed.test', 'run-failed'],
  ['cancelled.test', 'run-cancelled'],
])('is not tested when the adopted test of %s did not complete', async (app, reason) => {
  const result = await runScenario({
    app,
    emulator: { runSeconds: 0.05 },
    prepare: async (emulator) => ({ 'task-id': await startRun(emulator, app) }),
  });
  expectVerdict(result, { verdict: `not-tested (${reason})`, job: 'fails' });
  expect(result.runsStarted).toBe(1);
});

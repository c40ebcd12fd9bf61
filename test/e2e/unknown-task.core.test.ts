import { expect, it } from 'vitest';
import { runScenario, startRun } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('fails when there is no task to adopt, and triggers none instead', async () => {
  const result = await runScenario({ inputs: { 'task-id': 'task_sec_unknown' } });
  expectVerdict(result, { verdict: 'error (task-not-found)', job: 'fails' });
  expect(result.runsStarted).toBe(0);
  await expectStory(result);
});

it('fails when the task to adopt is the test of another app: its result says nothing of this one', async () => {
  const result = await runScenario({
    app: 'vulnerable.test',
    prepare: async (emulator) => ({ 'task-id': await startRun(emulator, 'clean.test') }),
  });
  expectVerdict(result, { verdict: 'error (task-not-found)', job: 'fails' });
  expect(result.shownLog).toContain('belongs to another app');
  expect(result.runsStarted).toBe(1); // the one of the other app
});

import { expect, it } from 'vitest';
import { appIdOf, runScenario, startRun, startVisionRun } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('refuses to adopt a vision run: it tests nothing', async () => {
  const result = await runScenario({
    app: 'clean.test',
    prepare: async (emulator) => ({ 'task-id': await startVisionRun(emulator, 'clean.test') }),
  });
  expectVerdict(result, { verdict: 'error (invalid-input)', job: 'fails' });
  expect(result.shownLog).toContain('not a vision run');
  await expectStory(result);
});

it('refuses to adopt a registration: it is COMPLETED, and tests nothing', async () => {
  const result = await runScenario({
    app: 'clean.test',
    prepare: async (emulator) => ({ 'task-id': `task_reg_${appIdOf(emulator, 'clean.test')}` }),
  });
  expectVerdict(result, { verdict: 'error (invalid-input)', job: 'fails' });
  expect(result.shownLog).toContain('not a registration');
});

it('refuses to adopt a task whose record is that of a vision run, however it is called', async () => {
  const edit = (task: unknown) => Object.assign(Object(task), { operation: 'map' });
  const result = await runScenario({
    app: 'clean.test',
    emulator: { runSeconds: 0.05 },
    rules: [{ path: /\/tasks\//, fault: { kind: 'rewrite', edit } }],
    prepare: async (emulator) => ({ 'task-id': await startRun(emulator, 'clean.test') }),
  });
  expectVerdict(result, { verdict: 'error (task-not-found)', job: 'fails' });
});

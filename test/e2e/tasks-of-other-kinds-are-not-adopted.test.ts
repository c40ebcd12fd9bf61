import { expect, it } from 'vitest';
import { appIdOf, runScenario, startVisionRun } from '../support/scenario.ts';
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

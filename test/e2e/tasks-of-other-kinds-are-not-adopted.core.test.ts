import { expect, it } from 'vitest';
import { appIdOf, startVisionRun } from '../support/scenario.ts';
import { expectGate, expectStory } from './support/expectations.ts';
import { testOf } from './support/setting.ts';

it('refuses to adopt a vision run: it tests nothing', async () => {
  const result = await expectGate('error (invalid-input)', {
    app: 'clean.test',
    prepare: async (emulator) => ({ 'task-id': await startVisionRun(emulator, 'clean.test') }),
  });
  expect(result.shownLog).toContain('not a vision run');
  await expectStory(result);
});

it('refuses to adopt a registration: it is COMPLETED, and tests nothing', async () => {
  const result = await expectGate('error (invalid-input)', {
    app: 'clean.test',
    prepare: async (emulator) => ({ 'task-id': `task_reg_${appIdOf(emulator, 'clean.test')}` }),
  });
  expect(result.shownLog).toContain('not a registration');
});

it('refuses to adopt a task whose record is that of a vision run, however it is called', async () => {
  const edit = (task: unknown) => Object.assign(Object(task), { operation: 'map' });
  await expectGate('error (task-not-found)', {
    app: 'clean.test',
    emulator: { runSeconds: 0.05 },
    rules: [{ path: /\/tasks\//, fault: { kind: 'rewrite', edit } }],
    prepare: testOf('clean.test'),
  });
});

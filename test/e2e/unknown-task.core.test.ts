import { expect, it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';
import { testOf } from './support/setting.ts';

it('fails when there is no task to adopt, and triggers none instead', async () => {
  const result = await expectGate('error (task-not-found)', {
    inputs: { 'task-id': 'task_sec_unknown' },
  });
  expect(result.runsStarted).toBe(0);
  await expectStory(result);
});

it('fails when the task to adopt is the test of another app: its result says nothing of this one', async () => {
  const result = await expectGate('error (task-not-found)', {
    app: 'vulnerable.test',
    prepare: testOf('clean.test'),
  });
  expect(result.shownLog).toContain('belongs to another app');
  expect(result.runsStarted).toBe(1); // the one of the other app
});

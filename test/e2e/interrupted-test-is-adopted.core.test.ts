import { expect, it } from 'vitest';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';
import { testOf } from './support/setting.ts';

it('triggers an adopted test again when it was INTERRUPTED', async () => {
  const result = await expectGate('failed (findings)', {
    app: 'interrupted-once.test',
    emulator: { runSeconds: 0.05 },
    inputs: withoutReport,
    prepare: testOf('interrupted-once.test'),
  });
  expect(result.outputs).toMatchObject({ 'run-number': '2', 'task-state': 'COMPLETED' });
  expect(result.runsStarted).toBe(2); // the adopted one, and its rerun
  await expectStory(result);
});

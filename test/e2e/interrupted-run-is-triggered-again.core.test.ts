import { expect, it } from 'vitest';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';

it('triggers an INTERRUPTED run again, and judges by the second one', async () => {
  const result = await expectGate('failed (findings)', {
    app: 'interrupted-once.test',
    inputs: withoutReport,
  });
  expect(result.outputs).toMatchObject({ 'run-number': '2', 'task-state': 'COMPLETED' });
  expect(result.runsStarted).toBe(2);
  await expectStory(result);
});

import { expect, it } from 'vitest';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';

it('is not tested when the rerun is INTERRUPTED too, and pays for no third run', async () => {
  const result = await expectGate('not-tested (interrupted)', { app: 'interrupted.test' });
  expect(result.outputs).toMatchObject({ 'run-number': '2', 'task-state': 'INTERRUPTED' });
  expect(result.runsStarted).toBe(2);
  await expectStory(result);
});

it.each([0, 3])(
  'reruns an INTERRUPTED run at most %i times when `max-reruns` says so',
  async (reruns) => {
    const result = await expectGate('not-tested (interrupted)', {
      app: 'interrupted.test',
      inputs: { ...withoutReport, 'max-reruns': String(reruns) },
    });
    expect(result.runsStarted).toBe(1 + reruns);
  },
);

import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, withoutReport } from './support/expectations.ts';

it('is not tested when the rerun is INTERRUPTED too, and pays for no third run', async () => {
  const result = await runScenario({ app: 'interrupted.test' });
  expectVerdict(result, { verdict: 'not-tested (interrupted)', job: 'fails' });
  expect(result.outputs).toMatchObject({ 'run-number': '2', 'task-state': 'INTERRUPTED' });
  expect(result.runsStarted).toBe(2);
  await expectStory(result);
});

it.each([0, 3])(
  'reruns an INTERRUPTED run at most %i times when `max-reruns` says so',
  async (reruns) => {
    const result = await runScenario({
      app: 'interrupted.test',
      inputs: { ...withoutReport, 'max-reruns': String(reruns) },
    });
    expectVerdict(result, { verdict: 'not-tested (interrupted)', job: 'fails' });
    expect(result.runsStarted).toBe(1 + reruns);
  },
);

import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, requestsTo, trigger } from './support/expectations.ts';

it('does not wait for the run of somebody else when `on-active-run` is `fail`', async () => {
  const result = await runScenario({
    app: 'busy.test',
    emulator: { runSeconds: 1 },
    inputs: { 'on-active-run': 'fail' },
  });
  expectVerdict(result, { verdict: 'not-tested (run-already-active)', job: 'fails' });
  expect(requestsTo(result, trigger)).toEqual([]);
  expect(result.runsStarted).toBe(0);
  await expectStory(result);
});

import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, requestsTo, trigger, withoutReport } from './support/expectations.ts';

it('waits for the run of somebody else, and then triggers and judges its own', async () => {
  const result = await runScenario({ app: 'busy.test', emulator: { runSeconds: 0.4 }, inputs: withoutReport });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(result.outputs['run-number']).toBe('2');
  expect(requestsTo(result, trigger).map((request) => request.slice(-3))).toEqual(['409', '202']);
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});

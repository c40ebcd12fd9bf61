import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, withoutReport } from './support/expectations.ts';

it('triggers an INTERRUPTED run again, and judges by the second one', async () => {
  const result = await runScenario({ app: 'interrupted-once.test', inputs: withoutReport });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(result.outputs).toMatchObject({ 'run-number': '2', 'task-state': 'COMPLETED' });
  expect(result.runsStarted).toBe(2);
  await expectStory(result);
});

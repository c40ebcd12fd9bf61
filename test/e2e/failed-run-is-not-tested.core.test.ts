import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import {
  expectVerdict,
  expectWholeStory,
  findingsRead,
  requestsTo,
} from './support/expectations.ts';

it('is not tested when the run ends as FAILED: what earlier runs found does not count', async () => {
  const result = await runScenario({ app: 'failed.test' });
  expectVerdict(result, { verdict: 'not-tested (run-failed)', job: 'fails' });
  expect(result.outputs['task-state']).toBe('FAILED');
  expect(requestsTo(result, findingsRead)).toEqual([]);
  expect(result.runsStarted).toBe(1);
  await expectWholeStory(result);
});

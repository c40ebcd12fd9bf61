import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, findingsRead, requestsTo } from './support/expectations.ts';

it('is not tested when somebody cancels the run at the service', async () => {
  const result = await runScenario({ app: 'cancelled.test' });
  expectVerdict(result, { verdict: 'not-tested (run-cancelled)', job: 'fails' });
  expect(result.outputs['task-state']).toBe('CANCELLED');
  expect(requestsTo(result, findingsRead)).toEqual([]);
  await expectStory(result);
});

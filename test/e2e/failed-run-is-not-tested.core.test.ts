import { expect, it } from 'vitest';
import { expectGate, expectWholeStory, findingsRead, requestsTo } from './support/expectations.ts';

it('is not tested when the run ends as FAILED: what earlier runs found does not count', async () => {
  const result = await expectGate('not-tested (run-failed)', { app: 'failed.test' });
  expect(result.outputs['task-state']).toBe('FAILED');
  expect(requestsTo(result, findingsRead)).toEqual([]);
  expect(result.runsStarted).toBe(1);
  await expectWholeStory(result);
});

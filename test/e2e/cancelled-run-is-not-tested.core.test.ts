import { expect, it } from 'vitest';
import { expectGate, expectStory, findingsRead, requestsTo } from './support/expectations.ts';

it('is not tested when somebody cancels the run at the service', async () => {
  const result = await expectGate('not-tested (run-cancelled)', { app: 'cancelled.test' });
  expect(result.outputs['task-state']).toBe('CANCELLED');
  expect(requestsTo(result, findingsRead)).toEqual([]);
  await expectStory(result);
});

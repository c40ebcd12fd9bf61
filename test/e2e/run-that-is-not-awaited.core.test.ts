import { expect, it } from 'vitest';
import { expectGate, expectStory, requestsTo, taskPoll } from './support/expectations.ts';

it('triggers a run and ends at once when `wait-for-completion` is false, naming the run', async () => {
  const result = await expectGate(
    'not-tested (not-awaited)',
    { inputs: { 'wait-for-completion': 'false' } },
    'succeeds with a warning',
  );
  expect(result.outputs['task-id']).toMatch(/^task_sec_/);
  expect(result.outputs['status-url']).toContain(`/tasks/${result.outputs['task-id']}`);
  expect(requestsTo(result, taskPoll)).toEqual([]);
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});

import { expect, it } from 'vitest';
import { expectGate, expectWholeStory } from './support/expectations.ts';

it('passes an app whose test completed and found nothing', async () => {
  const result = await expectGate('passed', { app: 'clean.test' });
  expect(result.outputs).toMatchObject({
    reason: '',
    'task-state': 'COMPLETED',
    'findings-count': '0',
  });
  expect(result.runsStarted).toBe(1);
  await expectWholeStory(result);
});

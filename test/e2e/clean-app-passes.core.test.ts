import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, expectWholeStory } from './support/expectations.ts';

it('passes an app whose test completed and found nothing', async () => {
  const result = await runScenario({ app: 'clean.test' });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(result.outputs).toMatchObject({
    reason: '',
    'task-state': 'COMPLETED',
    'findings-count': '0',
  });
  expect(result.runsStarted).toBe(1);
  await expectWholeStory(result);
});

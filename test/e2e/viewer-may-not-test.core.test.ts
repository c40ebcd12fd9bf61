import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import {
  expectVerdict,
  expectWholeStory,
  requestsTo,
  trigger,
  viewer,
} from './support/expectations.ts';

it('fails when the role of the login may not start tests, and does not insist', async () => {
  const result = await runScenario({ inputs: viewer });
  expectVerdict(result, { verdict: 'error (forbidden)', job: 'fails' });
  expect(requestsTo(result, trigger)).toHaveLength(1);
  expect(result.runsStarted).toBe(0);
  await expectWholeStory(result);
});

it('says so in a dry run, without trying', async () => {
  const result = await runScenario({ inputs: { ...viewer, 'dry-run': 'true' } });
  expectVerdict(result, { verdict: 'error (forbidden)', job: 'fails' });
  expect(requestsTo(result, trigger)).toEqual([]);
});

import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, withoutReport } from './support/expectations.ts';

it('lets the job succeed with a warning when findings block and `warn-only` is set', async () => {
  const result = await runScenario({
    app: 'vulnerable.test',
    inputs: { ...withoutReport, 'warn-only': 'true' },
  });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'succeeds with a warning' });
  expect(result.outputs['blocking-count']).toBe('4');
  await expectStory(result);
});

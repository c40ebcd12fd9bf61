import { expect, it } from 'vitest';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';

it('lets the job succeed with a warning when findings block and `warn-only` is set', async () => {
  const result = await expectGate(
    'failed (findings)',
    {
      app: 'vulnerable.test',
      inputs: { ...withoutReport, 'warn-only': 'true' },
    },
    'succeeds with a warning',
  );
  expect(result.outputs['blocking-count']).toBe('4');
  await expectStory(result);
});

import { it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';

it('lets the job of an untested build succeed with a warning when `on-not-tested` is `warn`', async () => {
  const result = await expectGate(
    'not-tested (run-failed)',
    { app: 'failed.test', inputs: { 'on-not-tested': 'warn' } },
    'succeeds with a warning',
  );
  await expectStory(result);
});

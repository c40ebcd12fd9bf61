import { it } from 'vitest';
import { expectGate, expectWholeStory } from './support/expectations.ts';

it('is not tested when the run ends as FAILED: what earlier runs found does not count', async () => {
  await expectWholeStory(await expectGate('not-tested (run-failed)', { app: 'failed.test' }));
});

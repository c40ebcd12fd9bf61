import { it } from 'vitest';
import { expectGate, expectWholeStory } from './support/expectations.ts';

it('passes an app whose test completed and found nothing', async () => {
  await expectWholeStory(await expectGate('passed', { app: 'clean.test' }));
});

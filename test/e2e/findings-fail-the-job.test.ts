import { it } from 'vitest';
import { expectGate, expectWholeStory } from './support/expectations.ts';

it('fails an app with open findings at or above the threshold, and tells which', async () => {
  await expectWholeStory(await expectGate('failed (findings)', { app: 'vulnerable.test' }));
});

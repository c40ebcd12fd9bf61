import { it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';

it('fails when no app has the id', async () => {
  const result = await expectGate('error (app-not-found)', {
    inputs: { 'app-id': '000000000000000000000000' },
  });
  await expectStory(result);
});

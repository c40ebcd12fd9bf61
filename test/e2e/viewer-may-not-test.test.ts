import { it } from 'vitest';
import { expectGate, expectWholeStory, viewer } from './support/expectations.ts';

it('fails when the role of the login may not start tests, and does not insist', async () => {
  await expectWholeStory(await expectGate('error (forbidden)', { inputs: viewer }));
});

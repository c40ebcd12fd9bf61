import { expect, it } from 'vitest';
import {
  expectGate,
  expectWholeStory,
  requestsTo,
  trigger,
  viewer,
} from './support/expectations.ts';

it('fails when the role of the login may not start tests, and does not insist', async () => {
  await expectWholeStory(await expectGate('error (forbidden)', { inputs: viewer }));
});

it('says so in a dry run, without trying', async () => {
  const result = await expectGate('error (forbidden)', {
    inputs: { ...viewer, 'dry-run': 'true' },
  });
  expect(requestsTo(result, trigger)).toEqual([]);
});

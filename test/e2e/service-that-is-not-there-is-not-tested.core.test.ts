import { expect, it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';

it('is not tested when nothing listens at `base-url`', async () => {
  const result = await expectGate('not-tested (service-unavailable)', {
    inputs: { 'base-url': 'http://127.0.0.1:1/v1', 'max-retries': '1' },
  });
  expect(result.shownLog).toContain('ECONNREFUSED');
  await expectStory(result);
});

import { expect, it } from 'vitest';
import { problem } from '../../harness/faults.ts';
import { expectGate, expectStory } from './support/expectations.ts';

it('is not tested when the service keeps answering 500, after `max-retries` further attempts', async () => {
  const rules = [{ path: /\/v1\/apps/, fault: problem(500, { detail: 'The database is down' }) }];
  const result = await expectGate('not-tested (service-unavailable)', {
    rules,
    inputs: { 'max-retries': '2' },
  });
  expect(result.requests).toHaveLength(1 + 3);
  await expectStory(result);
});

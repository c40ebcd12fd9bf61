import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('is not tested when nothing listens at `base-url`', async () => {
  const result = await runScenario({
    inputs: { 'base-url': 'http://127.0.0.1:1/v1', 'max-retries': '1' },
  });
  expectVerdict(result, { verdict: 'not-tested (service-unavailable)', job: 'fails' });
  expect(result.shownLog).toContain('ECONNREFUSED');
  await expectStory(result);
});

import { it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('lets the job of an untested build succeed with a warning when `on-not-tested` is `warn`', async () => {
  const result = await runScenario({ app: 'failed.test', inputs: { 'on-not-tested': 'warn' } });
  expectVerdict(result, { verdict: 'not-tested (run-failed)', job: 'succeeds with a warning' });
  await expectStory(result);
});

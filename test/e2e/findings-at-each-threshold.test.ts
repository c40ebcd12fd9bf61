import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, withoutReport } from './support/expectations.ts';

it('passes whatever was found when `fail-on-severity` is none, and still counts', async () => {
  const inputs = { ...withoutReport, 'fail-on-severity': 'none' };
  const result = await runScenario({ app: 'vulnerable.test', inputs });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(result.outputs).toMatchObject({ 'blocking-count': '0', 'findings-count': '7' });
  await expectStory(result);
});

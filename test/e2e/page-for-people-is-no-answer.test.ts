import { expect, it } from 'vitest';
import { htmlPage } from '../../harness/faults.ts';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('is not tested when a page for people comes with status 200 in place of the findings', async () => {
  const rules = [{ path: /\/vulnerabilities/, fault: htmlPage() }];
  const result = await runScenario({ app: 'clean.test', rules, inputs: { 'max-retries': '1' } });
  expectVerdict(result, { verdict: 'not-tested (unexpected-response)', job: 'fails' });
  expect(result.shownLog).toContain('text/html');
  await expectStory(result);
});

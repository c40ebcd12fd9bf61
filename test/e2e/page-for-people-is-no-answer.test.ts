import { expect, it } from 'vitest';
import { htmlPage, jsonText } from '../../harness/faults.ts';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, withoutReport } from './support/expectations.ts';

it('is not tested when a page for people comes with status 200 in place of the findings', async () => {
  const rules = [{ path: /\/vulnerabilities/, fault: htmlPage() }];
  const result = await runScenario({ app: 'clean.test', rules, inputs: { 'max-retries': '1' } });
  expectVerdict(result, { verdict: 'not-tested (unexpected-response)', job: 'fails' });
  expect(result.shownLog).toContain('text/html');
  await expectStory(result);
});

it.each(['', 'null', '[]', '{"status":"COMPLETED"', '{"data":[],"total":0}'])(
  'is not tested when the answer to the findings is %j',
  async (text) => {
    const rules = [{ path: /\/vulnerabilities/, fault: jsonText(text) }];
    const result = await runScenario({
      app: 'clean.test',
      rules,
      inputs: { ...withoutReport, 'max-retries': '0' },
    });
    expectVerdict(result, { verdict: 'not-tested (unexpected-response)', job: 'fails' });
  },
);

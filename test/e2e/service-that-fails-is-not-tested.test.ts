import { expect, it } from 'vitest';
import { htmlPage, problem } from '../../harness/faults.ts';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, withoutReport } from './support/expectations.ts';

it('is not tested when the service keeps answering 500, after `max-retries` further attempts', async () => {
  const rules = [{ path: /\/v1\/apps/, fault: problem(500, { detail: 'The database is down' }) }];
  const result = await runScenario({ rules, inputs: { 'max-retries': '2' } });
  expectVerdict(result, { verdict: 'not-tested (service-unavailable)', job: 'fails' });
  expect(result.requests).toHaveLength(1 + 3);
  await expectStory(result);
});

it.each([
  ['the login', /auth\/token/, problem(503)],
  ['the list of apps', /\/apps\?/, htmlPage(502)],
  ['the app', /\/apps\/\w+$/, { kind: 'reset' } as const],
  ['the findings', /\/vulnerabilities/, { kind: 'refuse' } as const],
])('is not tested when %s cannot be had', async (_, path, fault) => {
  const result = await runScenario({
    app: 'clean.test',
    rules: [{ path, fault }],
    inputs: { ...withoutReport, 'max-retries': '1' },
  });
  expectVerdict(result, { verdict: 'not-tested (service-unavailable)', job: 'fails' });
});

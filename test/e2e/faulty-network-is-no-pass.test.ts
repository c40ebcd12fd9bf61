import { expect, it } from 'vitest';
import { type FaultRule, htmlPage, redirect } from '../../harness/faults.ts';
import { expectGate, expectStory, requestsTo, withoutReport } from './support/expectations.ts';

it('triggers one more run at most when the answers to accepted triggers are cut off', async () => {
  const rules: FaultRule[] = [{ path: /\/security-agent$/, fault: { kind: 'truncate' } }];
  const scenario = { app: 'clean.test', rules, inputs: withoutReport };
  const result = await expectGate('not-tested (unexpected-response)', scenario);
  expect(result.runsStarted).toBe(2);
  await expectStory(result, 'trigger-cut-off');
});

it('follows no redirect, so that the token goes nowhere else', async () => {
  const rules = [{ path: /\/v1\/apps/, fault: redirect('/elsewhere') }];
  const result = await expectGate('not-tested (unexpected-response)', { rules });
  expect(requestsTo(result, /elsewhere/)).toEqual([]);
  await expectStory(result, 'redirect');
});

it('is not tested when a page for people comes with status 200 in place of the findings', async () => {
  const rules = [{ path: /\/vulnerabilities/, fault: htmlPage() }];
  const scenario = { app: 'clean.test', rules, inputs: { 'max-retries': '1' } };
  const result = await expectGate('not-tested (unexpected-response)', scenario);
  await expectStory(result, 'page-for-people');
});

it('is not tested when nothing listens at `base-url`', async () => {
  const inputs = { 'base-url': 'http://127.0.0.1:1/v1', 'max-retries': '1' };
  await expectStory(await expectGate('not-tested (service-unavailable)', { inputs }), 'not-there');
});

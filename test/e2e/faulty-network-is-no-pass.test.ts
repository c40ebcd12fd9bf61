import { expect, it } from 'vitest';
import { type FaultRule, htmlPage, problem } from '../../harness/faults.ts';
import { expectGate, expectStory, requestsTo, withoutReport } from './support/expectations.ts';

it('is not tested when an answer never begins, however long it would take', async () => {
  const rules: FaultRule[] = [{ path: /\/apps\?/, fault: { kind: 'hang' } }];
  const inputs = { 'request-timeout-seconds': '0.5', 'max-retries': '1' };
  const result = await expectGate('not-tested (service-unavailable)', { rules, inputs });
  expect(result.shownLog).toContain('did not answer within 0.5 s (`request-timeout-seconds`)');
});

it('is not tested when the service keeps answering 500, after `max-retries` further attempts', async () => {
  const rules = [{ path: /\/v1\/apps/, fault: problem(500, { detail: 'The database is down' }) }];
  const scenario = { rules, inputs: { 'max-retries': '2' } };
  const result = await expectGate('not-tested (service-unavailable)', scenario);
  expect(result.requests).toHaveLength(1 + 3);
  await expectStory(result, 'failing');
});

it('is not tested when a page for people comes with status 200 in place of the findings', async () => {
  const rules = [{ path: /\/vulnerabilities/, fault: htmlPage() }];
  const scenario = { app: 'clean.test', rules, inputs: { 'max-retries': '1' } };
  const result = await expectGate('not-tested (unexpected-response)', scenario);
  await expectStory(result, 'page-for-people');
});

const login = /^POST \S+\/auth\/token/;

it('logs in as often as short-lived tokens expire, and masks every token', async () => {
  const result = await expectGate('failed (findings)', {
    app: 'many.test',
    emulator: { runSeconds: 0.6, tokenSeconds: 0.6 },
    inputs: withoutReport,
  });
  expect(requestsTo(result, login).length).toBeGreaterThan(3);
  const tokens = result.exchanges.map(({ headers }) =>
    headers.authorization?.replace('Bearer ', ''),
  );
  const unmasked = tokens.filter((token) => token !== undefined && !result.masks.includes(token));
  expect(unmasked).toEqual([]);
  expect(result.runsStarted).toBe(1);
});

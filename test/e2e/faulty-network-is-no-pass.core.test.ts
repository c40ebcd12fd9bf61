import { expect, it } from 'vitest';
import { type FaultRule, htmlPage, redirect } from '../../harness/faults.ts';
import {
  expectGate,
  expectStory,
  requestsTo,
  trigger,
  withoutReport,
} from './support/expectations.ts';
import { answersHave } from './support/rewrites.ts';

const path = /\/security-agent$/;

it.each<[string, FaultRule, string?]>([
  ['a page for people', { path, fault: htmlPage(202), forwarded: true }],
  ['cut off', { path, fault: { kind: 'truncate' } }, 'trigger-cut-off'],
  ['broken off with the connection', { path, fault: { kind: 'close-early' } }],
  ['without a task id', answersHave({ path }, { taskId: undefined })],
  ['a run of another app', answersHave({ path }, { appId: 'x' })],
])('triggers no second run when the answer to an accepted trigger is %s', async (...row) => {
  const [, rule, story] = row;
  const scenario = { app: 'clean.test', rules: [rule], inputs: withoutReport };
  const result = await expectGate('not-tested (unexpected-response)', scenario);
  expect(requestsTo(result, trigger)).toHaveLength(1);
  expect(result.runsStarted).toBe(1);
  if (story) await expectStory(result, story);
});

it('follows no redirect, so that the token goes nowhere else', async () => {
  const rules = [{ path: /\/v1\/apps/, fault: redirect('/elsewhere') }];
  const result = await expectGate('not-tested (unexpected-response)', { rules });
  expect(requestsTo(result, /elsewhere/)).toEqual([]);
  await expectStory(result, 'redirect');
});

it('is not tested when nothing listens at `base-url`', async () => {
  const inputs = { 'base-url': 'http://127.0.0.1:1/v1', 'max-retries': '1' };
  const result = await expectGate('not-tested (service-unavailable)', { inputs });
  expect(result.shownLog).toContain('ECONNREFUSED');
  await expectStory(result, 'not-there');
});

import { it } from 'vitest';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';

const both = { 'on-not-tested': 'warn', 'warn-only': 'true' };

it('lets the job succeed with a warning when findings block and `warn-only` is set', async () => {
  const inputs = { ...withoutReport, 'warn-only': 'true' };
  const result = await expectGate('failed (findings)', { inputs }, 'succeeds with a warning');
  await expectStory(result, 'warn-only');
});

it('lets the job of an untested build succeed with a warning when `on-not-tested` is `warn`', async () => {
  const scenario = { app: 'failed.test', inputs: { 'on-not-tested': 'warn' } };
  const job = 'succeeds with a warning';
  await expectStory(await expectGate('not-tested (run-failed)', scenario, job), 'on-not-tested');
});

it.each([
  ['not-tested (run-failed)', '`warn-only`', { app: 'failed.test' }, { 'warn-only': 'true' }],
  ['failed (findings)', '`on-not-tested: warn`', {}, { 'on-not-tested': 'warn' }],
  ['error (login-rejected)', 'both', {}, { ...both, password: 'not-the-password' }],
])('fails the job when the verdict is %s, %s notwithstanding', async (...row) => {
  const [verdict, , app, inputs] = row;
  await expectGate(verdict, { ...app, inputs: { ...withoutReport, ...inputs } });
});

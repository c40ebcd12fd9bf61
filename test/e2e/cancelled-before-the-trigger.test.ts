import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { problem } from '../../harness/faults.ts';
import { at, runCancelled } from './support/cancellation.ts';
import { expectStory } from './support/expectations.ts';

const hangs = (path: RegExp): FaultRule => ({ path, fault: { kind: 'hang' } });

it('ends as cancelled when the job is cancelled as soon as the gate begins', async () => {
  const result = await runCancelled({ cancel: { after: /^Security Test Gate/ } });
  expect(result.runsStarted).toBe(0);
  expect(result.shownLog).toContain('no run of this job is left at the service');
});

it('ends as cancelled during the login', async () => {
  const login = /auth\/token/;
  const result = await runCancelled({
    rules: [hangs(login)],
    inputs: { 'request-timeout-seconds': '30' },
    cancel: { after: at('POST', login) },
  });
  expect(result.requests).toHaveLength(1);
  expect(result.shownLog).toContain('no run of this job is left at the service');
  await expectStory(result);
});

it('ends as cancelled while the app is looked up', async () => {
  const apps = /\/apps\?/;
  await runCancelled({ rules: [hangs(apps)], cancel: { after: at('GET', apps) } });
});

it('ends as cancelled while it waits to ask again', async () => {
  const rules = [{ path: /\/apps\?/, fault: problem(429, { headers: { 'retry-after': '60' } }) }];
  await runCancelled({ rules, cancel: { after: /trying again in/ } });
});

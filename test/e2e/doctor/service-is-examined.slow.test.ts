import { expect, it } from 'vitest';
import { problem, redirect } from '../../../harness/faults.ts';
import { openSession } from '../../support/emulator-session.ts';
import type { Scenario } from '../../support/scenario.ts';
import { free, viewer } from '../support/expectations.ts';
import { answersHave } from '../support/rewrites.ts';
import { appOf, newApp } from '../support/setting.ts';
import { examine, expectOne } from './support/examine.ts';

it('is content without an app', async () => {
  const result = await examine();
  expect(result.ids('skipped')).toEqual(['app']);
  expectOne(result, 'reports', 'ok');
});

const wrongLogin: Scenario = {
  prepare: async (emulator) => ({
    'api-token': (await openSession(emulator, 'appsec@acme.test')).token,
  }),
  inputs: { password: 'wrong' },
};
const aheadBy = (seconds: number): Scenario => ({
  emulator: { clock: { now: () => Date.now() + seconds * 1000 } },
});
const onboarding = (host: string, onboardingSeconds: number): Scenario => ({
  emulator: { clock: { now: () => Date.now() }, onboardingSeconds },
  prepare: newApp(host),
});
const answeredAt = (seconds: number): Scenario => {
  const headers = { date: new Date(Date.now() + seconds * 1000).toUTCString() };
  return { rules: [{ path: /\/openapi\.yaml$/, nth: [1], fault: problem(401, { headers }) }] };
};
const contract = (version: string): Scenario => {
  const headers = { 'content-type': 'application/yaml' };
  const body = `info: { version: ${version} }`;
  const fault = { kind: 'answer', status: 200, headers, body } as const;
  // The first request is the one without a token.
  return { rules: [{ path: /\/openapi\.yaml$/, nth: [2], fault }] };
};
const expired = { username: '', password: '', 'api-token': 'a.b.c' };
const noApps = answersHave({ path: /\/apps\?/ }, { data: [], total: 0, page: 1, pageSize: 100 });
const inProgress = onboarding('onboarding.test', 3600);
const broken = onboarding('registration-failed.test', 0);

it.each<[string, Scenario, string, 'ok' | 'warning' | 'failed' | 'skipped', ...string[]]>([
  ['the account may not start tests', { inputs: viewer }, 'role', 'failed', 'AppSec'],
  ['a ready token cannot be renewed', { inputs: expired }, 'login', 'failed', '`api-token`'],
  ['the login beside a ready token is wrong', wrongLogin, 'login', 'failed', 'password'],
  ['the free tier has no reports', { inputs: free }, 'reports', 'warning', 'upload-report'],
  ['the organization has no app', { rules: [noApps] }, 'reports', 'skipped'],
  ['the app is being registered', inProgress, 'app', 'failed', 'IN_PROGRESS', 'Wait for it'],
  ['its registration has failed', broken, 'app', 'failed', 'FAILED', 'Register it again'],
  ['the contract is of version 1.1.9', contract('1.1.9'), 'contract', 'ok'],
  ['the contract is of version 1.4.0', contract('1.4.0'), 'contract', 'ok'],
  ['the contract is of version 1.2.0-rc.1', contract('1.2.0-rc.1'), 'contract', 'ok'],
  ['the contract is of version 1.0.3', contract('1.0.3'), 'contract', 'warning'],
  ['the contract is of version 2.0.0', contract('2.0.0'), 'contract', 'failed'],
  ['the contract is of version 0.9.0', contract('0.9.0'), 'contract', 'failed'],
  ['the version of the contract is unknown', contract('unknown'), 'contract', 'failed'],
  ['the token was issued just now', aheadBy(0), 'clock', 'ok'],
  ['the token was issued an hour ahead', aheadBy(3600), 'clock', 'failed'],
  ['an answer is dated 15 minutes ago', answeredAt(-900), 'clock', 'failed', '`Date`'],
])('sees that %s', async (_, scenario, id, status, ...texts) => {
  expectOne(await examine(scenario), id, status, ...texts);
});

it('says that there is no such app', async () => {
  const result = await examine({ inputs: { 'app-id': 'nobody' } });
  expectOne(result, 'app', 'failed');
  expect(result.ids('skipped')).toEqual(['reports']);
});

it('says that the address only leads to the API', async () => {
  const fault = redirect('https://api.example.com/v1/openapi.yaml');
  const result = await examine({ rules: [{ path: /\/openapi\.yaml$/, fault }] });
  expectOne(result, 'connection', 'failed', 'https://api.example.com/v1');
  const behind = ['tls', 'login', 'clock', 'role', 'contract', 'app', 'reports'];
  expect(result.ids('skipped')).toEqual(behind);
});

it('keeps secrets out of what it says', async () => {
  const detail = 'Unknown password rehearse-acme-appsec for ::warning::user';
  const { outputs, summary, log } = await examine({
    rules: [{ path: /\/auth\/token$/, fault: problem(400, { detail }) }],
  });
  for (const text of [outputs.checks, summary, log.replace(/::add-mask::.*/g, '')])
    expect(text).not.toContain('rehearse-acme-appsec');
  expect(log).not.toMatch(/^::warning::user/m);
});

it('hands no text of others to later steps, and its own to the log', async () => {
  const hostile = '$(touch EVIL) `EVIL`';
  const refused = { path: /reports/, fault: problem(403, { title: hostile, detail: hostile }) };
  const rules = [...(contract(JSON.stringify(hostile)).rules ?? []), refused];
  const inputs = { 'config-file': 'EVIL/gate.yml' };
  const { outputs, shownLog } = await examine({ rules, inputs, prepare: appOf('clean.test') });
  expect(outputs.checks).not.toContain('EVIL');
  expect(shownLog).toContain('EVIL');
});

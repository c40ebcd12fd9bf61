import { expect, it } from 'vitest';
import { problem, redirect } from '../../../harness/faults.ts';
import { viewer } from '../support/expectations.ts';
import { newApp } from '../support/setting.ts';
import { examine } from './support/examine.ts';

it('is content without an app', async () => {
  const { ids, checks } = await examine();
  expect(ids('skipped')).toEqual(['app']);
  expect(ids('failed')).toEqual([]);
  expect(checks.get('reports')?.status).toBe('ok');
});

it('says that the account may not start tests', async () => {
  const { ids, checks } = await examine({
    inputs: { ...viewer },
  });
  expect(ids('failed')).toEqual(['role']);
  expect(checks.get('role')?.remedy).toContain('AppSec');
});

it('says that a ready token cannot be renewed, and that one is wrong', async () => {
  const { checks } = await examine({
    inputs: { username: '', password: '', 'api-token': 'a.b.c' },
  });
  expect(checks.get('login')).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('`api-token`'),
  });
});

it('says that reports are not part of the free tier', async () => {
  const { ids, checks } = await examine({
    inputs: { username: 'appsec@free.test', password: 'rehearse-free-appsec' },
  });
  expect(ids('failed')).toEqual([]);
  expect(checks.get('reports')).toMatchObject({
    status: 'warning',
    remedy: expect.stringContaining('upload-report'),
  });
});

it('skips the reports where the organization has no app', async () => {
  const edit = () => ({ data: [], total: 0, page: 1, pageSize: 100 });
  const { checks } = await examine({
    rules: [{ path: /\/apps\?/, fault: { kind: 'rewrite', edit } }],
  });
  expect(checks.get('reports')?.status).toBe('skipped');
});

it('says that there is no such app', async () => {
  const { ids } = await examine({ inputs: { 'app-id': 'nobody' } });
  expect(ids('failed')).toEqual(['app']);
  expect(ids('skipped')).toEqual(['reports']);
});

it.each([
  ['onboarding.test', 'IN_PROGRESS', 'Wait for it'],
  ['registration-failed.test', 'FAILED', 'Register it again'],
])('says that the registration of %s is %s', async (host, status, remedy) => {
  const { checks } = await examine({
    emulator: {
      clock: { now: () => Date.now() },
      onboardingSeconds: host === 'onboarding.test' ? 3600 : 0,
    },
    prepare: newApp(host),
  });
  expect(checks.get('app')).toMatchObject({
    status: 'failed',
    message: expect.stringContaining(status),
    remedy: expect.stringContaining(remedy),
  });
});

const contract = (version: string) => ({
  path: /\/openapi\.yaml$/,
  // The first request is the one without a token.
  nth: [2],
  fault: {
    kind: 'answer' as const,
    status: 200,
    headers: { 'content-type': 'application/yaml' },
    body: `info: { version: ${version} }`,
  },
});

it.each([
  ['1.1.9', 'ok'],
  ['1.4.0', 'ok'],
  ['1.0.3', 'warning'],
  ['2.0.0', 'failed'],
  ['0.9.0', 'failed'],
  ['unknown', 'failed'],
])('judges version %s of the contract: %s', async (version, status) => {
  const { checks } = await examine({ rules: [contract(version)] });
  expect(checks.get('contract')).toMatchObject({ status });
});

it.each([
  [{ seconds: 0 }, 'ok'],
  [{ seconds: 120 }, 'warning'],
  [{ seconds: -120 }, 'warning'],
  [{ seconds: 3600 }, 'failed'],
  [{ seconds: -3600 }, 'failed'],
])("compares the clocks by the token's time of issue: %o is %s", async ({ seconds }, status) => {
  const { checks } = await examine({
    emulator: { clock: { now: () => Date.now() + seconds * 1000 } },
  });
  expect(checks.get('clock')).toMatchObject({ status });
});

it.each([
  [-90, 'warning'],
  [-900, 'failed'],
])('compares the clocks by the date of an answer: %i s is %s', async (seconds, status) => {
  const date = new Date(Date.now() + seconds * 1000).toUTCString();
  const rules = [
    { path: /\/openapi\.yaml$/, nth: [1], fault: { ...problem(401, { headers: { date } }) } },
  ];
  const { checks } = await examine({ rules });
  expect(checks.get('clock')).toMatchObject({ status, message: expect.stringContaining('`Date`') });
});

it('says that the address only leads to the API', async () => {
  const { ids, checks } = await examine({
    rules: [
      { path: /\/openapi\.yaml$/, fault: redirect('https://api.example.com/v1/openapi.yaml') },
    ],
  });
  expect(ids('failed')).toEqual(['connection']);
  expect(checks.get('connection')?.message).toContain('https://api.example.com/v1');
  expect(ids('skipped')).toEqual(['tls', 'login', 'clock', 'role', 'contract', 'app', 'reports']);
});

it('keeps secrets out of what it says', async () => {
  const echo = problem(400, {
    detail: 'Unknown password rehearse-acme-appsec for ::warning::user',
  });
  const { outputs, summary, log } = await examine({
    rules: [{ path: /\/auth\/token$/, fault: echo }],
  });
  for (const text of [outputs.checks, summary, log.replace(/::add-mask::.*/g, '')])
    expect(text).not.toContain('rehearse-acme-appsec');
  expect(log).not.toMatch(/^::warning::user/m);
});

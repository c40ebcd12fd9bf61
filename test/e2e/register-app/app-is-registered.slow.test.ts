import { describe, expect, it } from 'vitest';
import { type FaultRule, problem } from '../../../harness/faults.ts';
import { pullRequestEvent } from '../../../harness/github-event.ts';
import type { Scenario } from '../../support/scenario.ts';
import { at } from '../support/cancellation.ts';
import { messages, requestsTo } from '../support/expectations.ts';
import { answersHave, rewrite } from '../support/rewrites.ts';
import { loginsOf, register, registration, sent } from './support/registrations.ts';

const app = 'onboarding.test';
const registered = 'can be tested';

it('sends all that it is given', async () => {
  const inputs = {
    label: 'Shop',
    spec: 'openapi: 3.1.1',
    'tenant-one-credentials': JSON.stringify(loginsOf('Admin', 'User')),
    'tenant-two-credentials':
      '- role: Admin\n  username: two\n  password: "0123"\n  loginUrl: https://shop.test/login',
    'create-test-accounts': 'false',
    'skip-endpoints': 'DELETE:/users/**\n\n  *:/payments/**  ',
    headers: 'X-Env: staging-key\nCookie: a=b; c=d',
    'max-steps': '20',
  };
  const result = await register('succeeds', 'App "Shop"', { app: 'shop.test', inputs });
  expect(sent(result)).toEqual({
    appUrl: 'https://shop.test',
    label: 'Shop',
    spec: 'openapi: 3.1.1',
    tenantOneCredentials: loginsOf('Admin', 'User'),
    tenantTwoCredentials: [
      { role: 'Admin', username: 'two', password: '0123', loginUrl: 'https://shop.test/login' },
    ],
    createTestAccounts: false,
    skipEndpoints: ['DELETE:/users/**', '*:/payments/**'],
    headers: ['X-Env: staging-key', 'Cookie: a=b; c=d'],
    maxSteps: 20,
  });
});

it('does not name the app by its label in a public repository', async () => {
  const inputs = { label: 'Tenant portal' };
  const given = { app: 'shop.test', inputs, event: pullRequestEvent('public') };
  const { log, summary } = await register('succeeds', registered, given);
  expect(log + summary).not.toContain('"Tenant portal"');
});

it('ends once the app is registered when it is told not to wait', async () => {
  const inputs = { 'wait-for-completion': 'false' };
  const { outputs } = await register('succeeds', 'is not awaited', { app, inputs });
  expect(outputs['registration-status']).toBe('IN_PROGRESS');
  expect(outputs['task-id']).toMatch(/^task_reg_/);
});

describe('a registration without accounts', () => {
  const scenario: Scenario = { app, inputs: { 'create-test-accounts': 'false' } };
  const lost: FaultRule = { ...registration, nth: [1], fault: { kind: 'reset' } };
  const mappingPolls = /^GET \S+\/tasks\/task_vr_/;

  it('waits for the run that maps the API', async () => {
    const result = await register('succeeds', registered, scenario);
    expect(requestsTo(result, mappingPolls).length).toBeGreaterThan(0);
  });

  it('finds the id of that run under its other name, with the prefix of tasks', async () => {
    const renamed = rewrite(registration, (answer) => {
      const { visionRunId, ...rest } = Object(answer).specExtraction;
      return { ...Object(answer), specExtraction: { ...rest, taskId: `task_vr_${visionRunId}` } };
    });
    const result = await register('succeeds', registered, { ...scenario, rules: [renamed] });
    expect(requestsTo(result, mappingPolls).join()).toMatch(/\/task_vr_(?!task)\w+ → 200/);
  });

  it('fails when that run does', async () => {
    const rules = [answersHave({ path: /\/tasks\/task_vr_/ }, { state: 'FAILED' })];
    const message = 'its mapping run ended as FAILED';
    const { outputs } = await register('fails', message, { ...scenario, rules });
    expect(outputs['registration-status']).toBe('COMPLETED');
  });

  it.each<[string, FaultRule]>([
    ['the service has started none', answersHave(registration, { specExtraction: null })],
    ['the answer that names that run is lost', { ...lost, forwarded: true }],
  ])('warns when %s', async (_, rule) => {
    const message = 'has named no mapping run';
    const result = await register('succeeds', message, { ...scenario, rules: [rule] });
    expect(messages(result, 'warning')).toEqual([expect.stringContaining(message)]);
  });

  it('does not warn about an app that was registered before', async () => {
    const message = 'keeps what it was registered with';
    const before = { ...scenario, app: 'clean.test' };
    expect((await register('succeeds', message, before)).annotations).toEqual([]);
  });
});

describe('a registration that takes long', () => {
  const emulator = { onboardingSeconds: 900 };

  it('fails when it does not end in time, and says that it goes on', async () => {
    const message = 'Raise `timeout-minutes`. The registration of app';
    const inputs = { 'timeout-minutes': '0.005' };
    const { outputs } = await register('fails', message, { app, emulator, inputs });
    expect(outputs['registration-status']).toBe('IN_PROGRESS');
  });

  it('fails when it is cancelled, and says that the registration goes on', async () => {
    const message = 'The job was cancelled. The registration of app';
    const cancel = { after: at('GET', /\/tasks\/task_reg_/, 'answer') };
    const { outputs } = await register('fails', message, { app, emulator, cancel });
    expect(outputs['app-id']).toMatch(/^\w+$/);
  });
});

it('polls on when polls fail', async () => {
  const rules = [
    { method: 'GET', path: /\/apps\/\w+$/, nth: [1, 2], fault: problem(500) },
    { path: /\/tasks\//, nth: [1], fault: problem(503) },
  ];
  await register('succeeds', registered, { app, rules });
});

import { describe, expect, it } from 'vitest';
import { type FaultRule, problem } from '../../../harness/faults.ts';
import { runScenario, type ScenarioResult } from '../../support/scenario.ts';
import { at } from '../support/cancellation.ts';
import { requestsTo } from '../support/expectations.ts';
import { expectEnd } from '../support/sub-actions.ts';
import { loginsOf, registration, sentRegistration } from './support/registrations.ts';

const action = 'register-app';
const emulator = { onboardingSeconds: 0.4 };

it('tells the address of the app when the service does not', async () => {
  const edit = (answer: unknown) => ({ ...Object(answer), statusUrl: null });
  const rules = [{ ...registration, fault: { kind: 'rewrite' as const, edit } }];
  const result = await runScenario({ action, app: 'onboarding.test', emulator, rules });
  expectEnd(result, 'succeeds', 'can be tested');
  expect(result.outputs['status-url']).toMatch(
    new RegExp(`^http.*/v1/apps/${result.outputs['app-id']}$`),
  );
});

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
  const result = await runScenario({ action, app: 'shop.test', emulator, inputs });
  expectEnd(result, 'succeeds', 'App "Shop"');
  expect(sentRegistration(result)).toEqual({
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

it('sends the content of `spec-file`', async () => {
  const content = '{"openapi":"3.1.1","info":{"title":"Größe"}}\n';
  const scenario = {
    action,
    app: 'shop.test',
    emulator,
    workspace: { 'api/openapi.json': content },
  };
  const result = await runScenario({ ...scenario, inputs: { 'spec-file': 'api/openapi.json' } });
  expectEnd(result, 'succeeds', 'can be tested');
  expect(sentRegistration(result)).toMatchObject({ spec: content });
});

it('ends once the app is registered when it is told not to wait', async () => {
  const result = await runScenario({
    action,
    app: 'onboarding.test',
    inputs: { 'wait-for-completion': 'false' },
  });
  expectEnd(result, 'succeeds', 'is not awaited');
  expect(result.outputs).toMatchObject({
    'registration-status': 'IN_PROGRESS',
    'task-id': expect.stringMatching(/^task_reg_/),
  });
});

describe('without accounts', () => {
  const inputs = { 'create-test-accounts': 'false' };
  const taskPolls = (result: ScenarioResult) => requestsTo(result, /^GET \S+\/tasks\/task_vr_/);

  it('waits for the run that maps the API', async () => {
    const result = await runScenario({ action, app: 'onboarding.test', emulator, inputs });
    expectEnd(result, 'succeeds', 'can be tested');
    expect(taskPolls(result).length).toBeGreaterThan(0);
  });

  it('finds the id of that run under its other name, with the prefix of tasks', async () => {
    const edit = (answer: unknown) => {
      const { visionRunId, ...rest } = Object(answer).specExtraction;
      return { ...Object(answer), specExtraction: { ...rest, taskId: `task_vr_${visionRunId}` } };
    };
    const rules = [{ ...registration, fault: { kind: 'rewrite' as const, edit } }];
    const result = await runScenario({ action, app: 'onboarding.test', emulator, inputs, rules });
    expectEnd(result, 'succeeds', 'can be tested');
    expect(taskPolls(result).join()).toMatch(/\/task_vr_(?!task)\w+ → 200/);
  });

  it('fails when that run does', async () => {
    const edit = (task: unknown) => ({ ...Object(task), state: 'FAILED' });
    const rules = [{ path: /\/tasks\/task_vr_/, fault: { kind: 'rewrite' as const, edit } }];
    const result = await runScenario({ action, app: 'onboarding.test', emulator, inputs, rules });
    expectEnd(result, 'fails', 'its mapping run ended as FAILED');
    expect(result.outputs['registration-status']).toBe('COMPLETED');
  });

  it('warns when the service has started none', async () => {
    const edit = (answer: unknown) => ({ ...Object(answer), specExtraction: null });
    const rules = [{ ...registration, fault: { kind: 'rewrite' as const, edit } }];
    const result = await runScenario({ action, app: 'onboarding.test', emulator, inputs, rules });
    expectEnd(result, 'succeeds', 'has named no mapping run');
    expect(result.annotations.map(({ level }) => level)).toEqual(['warning']);
  });

  it('warns when the answer that names that run is lost', async () => {
    const rules: FaultRule[] = [
      { ...registration, nth: [1], fault: { kind: 'reset' }, forwarded: true },
    ];
    const result = await runScenario({ action, app: 'onboarding.test', emulator, inputs, rules });
    expectEnd(result, 'succeeds', 'has named no mapping run');
    expect(result.annotations.map(({ level }) => level)).toEqual(['warning']);
  });

  it('does not warn about an app that was registered before', async () => {
    const result = await runScenario({ action, app: 'clean.test', emulator, inputs });
    expectEnd(result, 'succeeds', 'keeps what it was registered with');
    expect(result.annotations).toEqual([]);
  });
});

it('fails when the registration does not end in time, and says that it goes on', async () => {
  const inputs = { 'timeout-minutes': '0.005' };
  const result = await runScenario({
    action,
    app: 'stuck.test.example',
    emulator: { onboardingSeconds: 900 },
    inputs,
  });
  expectEnd(result, 'fails', 'Raise `timeout-minutes`. The registration of app');
  expect(result.outputs['registration-status']).toBe('IN_PROGRESS');
});

it('polls on when polls fail', async () => {
  const rules = [
    { method: 'GET', path: /\/apps\/\w+$/, nth: [1, 2], fault: problem(500) },
    { path: /\/tasks\//, nth: [1], fault: problem(503) },
  ];
  const result = await runScenario({ action, app: 'onboarding.test', emulator, rules });
  expectEnd(result, 'succeeds', 'can be tested');
});

it('fails when it is cancelled, and says that the registration goes on', async () => {
  const cancel = { after: at('GET', /\/tasks\/task_reg_/, 'answer') };
  const result = await runScenario({
    action,
    app: 'onboarding.test',
    emulator: { onboardingSeconds: 900 },
    cancel,
  });
  expectEnd(result, 'fails', 'The job was cancelled. The registration of app');
  expect(result.outputs['app-id']).toMatch(/^\w+$/);
});

import { describe, expect, it } from 'vitest';
import { type FaultRule, problem } from '../../../harness/faults.ts';
import { appIdOf, registerApp, runScenario } from '../../support/scenario.ts';
import { at } from '../support/cancellation.ts';
import { requestsTo, viewer } from '../support/expectations.ts';
import { setStage } from '../support/setting.ts';
import { expectEnd, killed } from '../support/sub-actions.ts';
import { accepted, loginsOf, registration } from './support/registrations.ts';

const action = 'register-app';
const emulator = { onboardingSeconds: 0.4 };
const credentials = { 'tenant-one-credentials': JSON.stringify(loginsOf('Admin')) };
const apps = /\/apps$/;
const setup = /\/account-setup$/;

it('reuses an app that can be tested, and changes nothing about it', async () => {
  const stage = await setStage();
  const result = await stage.run({ action, app: 'clean.test' });
  expectEnd(result, 'succeeds', 'keeps what it was registered with');
  const appId = appIdOf(stage.emulator, 'clean.test');
  expect(result.outputs).toMatchObject({
    'app-id': appId,
    'task-id': `task_reg_${appId}`,
    'registration-status': 'COMPLETED',
    'status-url': expect.stringMatching(new RegExp(`^http.*/v1/apps/${appId}$`)),
  });
  expect([accepted(stage, apps), accepted(stage, setup)]).toEqual([0, 0]);
  expect(result.annotations).toEqual([]);
});

const two = { ...credentials, 'tenant-two-credentials': JSON.stringify(loginsOf('User')) };

it.each(['true', 'false'])(
  'stores the credentials it is given (wait-for-completion: %s)',
  async (wait) => {
    const stage = await setStage();
    const inputs = { ...two, 'wait-for-completion': wait };
    const result = await stage.run({ action, app: 'clean.test', inputs });
    expectEnd(result, 'succeeds', 'The credentials were stored');
    expect([accepted(stage, apps), accepted(stage, setup)]).toEqual([0, 1]);
    const sent = result.exchanges.find(({ path }) => setup.test(path));
    expect(sent?.path).toContain(appIdOf(stage.emulator, 'clean.test'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      tenantOneCredentials: loginsOf('Admin'),
      tenantTwoCredentials: loginsOf('User'),
    });
    expect(result.annotations).toEqual([]);
  },
);

it('stores them in spite of a failure in passing, and fails when they are refused', async () => {
  const run = (fault: FaultRule) =>
    runScenario({ action, app: 'clean.test', inputs: credentials, rules: [fault] });
  const passing = await run({ path: setup, nth: [1], fault: problem(500) });
  expectEnd(passing, 'succeeds', 'The credentials were stored');
  const errors = [{ field: 'tenantOneCredentials[0].username', message: 'is unknown to the app' }];
  const refused = await run({ path: setup, fault: problem(400, { errors }) });
  expectEnd(refused, 'fails', 'tenantOneCredentials[0].username: is unknown to the app');
});

it('warns of each input that it cannot apply, without a word of what it holds', async () => {
  const inputs = {
    label: 'Shop',
    spec: 'openapi: 3.1.1',
    'tenant-two-credentials': JSON.stringify(loginsOf('User')),
    'skip-endpoints': 'DELETE:/users/**',
    headers: 'X-Env: staging-key',
    'max-steps': '20',
  };
  const result = await runScenario({ action, app: 'clean.test', inputs });
  expectEnd(result, 'succeeds', 'can be tested');
  const [warning, ...others] = result.annotations.map(({ message }) => message ?? '');
  expect(others).toEqual([]);
  for (const name of Object.keys(inputs)) expect(warning).toContain(`\`${name}\``);
  expect(warning).toContain('delete-app');
  for (const value of ['staging-key', 'openapi: 3', '/users']) expect(warning).not.toContain(value);
  expect(requestsTo(result, /account-setup/)).toEqual([]);
});

it('awaits an app that is being onboarded', async () => {
  const stage = await setStage({ emulator });
  const appId = await registerApp(stage.emulator, 'https://onboarding.test');
  const result = await stage.run({ action, app: 'onboarding.test' });
  expectEnd(result, 'succeeds', 'can be tested');
  expect(result.outputs).toMatchObject({ 'app-id': appId, 'registration-status': 'COMPLETED' });
  expect(accepted(stage, apps)).toBe(1);
});

it('tells which app it replaces', async () => {
  const stage = await setStage({ emulator });
  const first = await stage.run({ action, app: 'registration-failed.test' });
  expectEnd(first, 'fails', 'ended as FAILED. Check that the app is up');
  const second = await stage.run({ action, app: 'registration-failed.test' });
  expect(second.outputs['replaced-app-id']).toBe(first.outputs['app-id']);
  expect(second.shownLog).toContain(`It replaces app ${first.outputs['app-id']}, which was FAILED`);
});

it.each([
  ['outside.test', 'was made outside of the API'],
  ['no-engine.test', 'give `spec`, `spec-file` or `tenant-one-credentials`'],
])('says what to do about %s', async (host, message) => {
  const result = await runScenario({ action, app: host });
  expectEnd(result, 'fails', message);
  expect(requestsTo(result, /^POST \S+\/apps /)).toHaveLength(1);
  expect(result.outputs['app-id']).toBe('');
});

it('fails without credits, and for a role that may not register', async () => {
  const broke = { username: 'appsec@broke.test', password: 'rehearse-broke-appsec' };
  const withoutCredits = await runScenario({ action, app: 'onboarding.test', inputs: broke });
  expectEnd(withoutCredits, 'fails', 'Top up the credit balance');
  const withoutRole = await runScenario({ action, app: 'onboarding.test', inputs: viewer });
  expectEnd(withoutRole, 'fails', 'Viewer may only read');
});

it('shows what the service says of single fields', async () => {
  const errors = [{ field: 'appUrl', message: 'is not reachable' }, 'label: is taken'];
  const rules = [{ ...registration, fault: problem(400, { errors }) }];
  const result = await runScenario({ action, app: 'onboarding.test', rules });
  expectEnd(result, 'fails', 'appUrl: is not reachable; label: is taken');
});

const failures: [string, FaultRule[]][] = [
  ['is lost', [{ ...registration, nth: [1], fault: { kind: 'reset' }, forwarded: true }]],
  [
    'never comes, since the request was lost',
    [{ ...registration, nth: [1], fault: { kind: 'reset' } }],
  ],
  ['breaks off', [{ ...registration, nth: [1], fault: { kind: 'close-early' } }]],
  ['is an unknown failure', [{ ...registration, nth: [1], fault: problem(500) }]],
  [
    'says that nothing was registered',
    [{ ...registration, nth: [1], fault: problem(500, { slug: 'registration-failed' }) }],
  ],
  [
    'asks to wait',
    [{ ...registration, nth: [1], fault: problem(429, { headers: { 'retry-after': '1' } }) }],
  ],
];

it.each(failures)('registers once when the answer %s', async (_, rules) => {
  const stage = await setStage({ emulator, rules });
  const result = await stage.run({ action, app: 'onboarding.test' });
  expectEnd(result, 'succeeds', 'can be tested');
  expect(accepted(stage, apps)).toBe(1);
});

describe('killed and run again', () => {
  const moments: [string, ReturnType<typeof at>][] = [
    ['while it registers', at('POST', apps)],
    ['once the app is registered', at('POST', apps, 'answer')],
    ['while it waits', at('GET', /\/tasks\/task_reg_/)],
  ];

  it.each(moments)('ends as one run does: %s', async (_, after) => {
    const stage = await setStage({ emulator });
    await stage.run({
      action,
      app: 'onboarding.test',
      inputs: credentials,
      cancel: { after, signals: killed },
    });
    const again = await stage.run({ action, app: 'onboarding.test', inputs: credentials });
    expectEnd(again, 'succeeds', 'can be tested');
    expect(again.outputs['replaced-app-id']).toBe('');
    expect(accepted(stage, apps)).toBe(1);
  });
});

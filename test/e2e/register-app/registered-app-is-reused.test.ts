import { describe, expect, it } from 'vitest';
import { type FaultRule, problem } from '../../support/faults.ts';
import { appIdOf, openStage, registerApp, runScenario } from '../../support/scenario.ts';
import { at } from '../support/cancellation.ts';
import { requestsTo } from '../support/expectations.ts';
import { expectEnd, killed } from '../support/sub-actions.ts';
import { accepted, loginsOf, registration } from './support/registrations.ts';

const action = 'register-app';
const emulator = { onboardingSeconds: 0.4 };
const credentials = { 'tenant-one-credentials': JSON.stringify(loginsOf('Admin')) };
const apps = /\/apps$/;
const setup = /\/account-setup$/;

it.each([{}, credentials])('reuses an app that can be tested, and changes nothing about it', async (inputs) => {
  const stage = await openStage();
  const result = await stage.run({ action, app: 'clean.test', inputs }).finally(stage.close);
  expectEnd(result, { job: 'succeeds', message: 'keeps what it was registered with' });
  const appId = appIdOf(stage.emulator, 'clean.test');
  expect(result.outputs).toMatchObject({
    'app-id': appId,
    'task-id': `task_reg_${appId}`,
    'registration-status': 'COMPLETED',
    'status-url': expect.stringMatching(new RegExp(`^http.*/v1/apps/${appId}$`)),
  });
  expect([accepted(stage, apps), accepted(stage, setup)]).toEqual([0, 0]);
});

it('awaits an app that is being onboarded', async () => {
  const stage = await openStage({ emulator });
  const appId = await registerApp(stage.emulator, 'https://onboarding.test');
  const result = await stage.run({ action, app: 'onboarding.test' }).finally(stage.close);
  expectEnd(result, { job: 'succeeds', message: 'can be tested' });
  expect(result.outputs).toMatchObject({ 'app-id': appId, 'registration-status': 'COMPLETED' });
  expect(accepted(stage, apps)).toBe(1);
});

it('tells which app it replaces', async () => {
  const stage = await openStage({ emulator });
  const first = await stage.run({ action, app: 'registration-failed.test' });
  expectEnd(first, { job: 'fails', message: 'ended as FAILED. Check that the app is up' });
  const second = await stage.run({ action, app: 'registration-failed.test' }).finally(stage.close);
  expect(second.outputs['replaced-app-id']).toBe(first.outputs['app-id']);
  expect(second.shownLog).toContain(`It replaces app ${first.outputs['app-id']}, which was FAILED`);
});

it.each([
  ['outside.test', 'was made outside of the API'],
  ['no-engine.test', 'give `spec`, `spec-file` or `tenant-one-credentials`'],
])('says what to do about %s', async (host, message) => {
  const result = await runScenario({ action, app: host });
  expectEnd(result, { job: 'fails', message });
  expect(requestsTo(result, /^POST \S+\/apps /)).toHaveLength(1);
  expect(result.outputs['app-id']).toBe('');
});

it('fails without credits, and for a role that may not register', async () => {
  const broke = { username: 'appsec@broke.test', password: 'rehearse-broke-appsec' };
  const viewer = { username: 'viewer@acme.test', password: 'rehearse-acme-viewer' };
  const withoutCredits = await runScenario({ action, app: 'onboarding.test', inputs: broke });
  expectEnd(withoutCredits, { job: 'fails', message: 'Top up the credit balance' });
  const withoutRole = await runScenario({ action, app: 'onboarding.test', inputs: viewer });
  expectEnd(withoutRole, { job: 'fails', message: 'Viewer may only read' });
});

it('shows what the service says of single fields', async () => {
  const errors = [{ field: 'appUrl', message: 'is not reachable' }, 'label: is taken'];
  const rules = [{ ...registration, fault: problem(400, { errors }) }];
  const result = await runScenario({ action, app: 'onboarding.test', rules });
  expectEnd(result, { job: 'fails', message: 'appUrl: is not reachable; label: is taken' });
});

const failures: [string, FaultRule[]][] = [
  ['is lost', [{ ...registration, nth: [1], fault: { kind: 'reset' }, forwarded: true }]],
  ['never comes, since the request was lost', [{ ...registration, nth: [1], fault: { kind: 'reset' } }]],
  ['breaks off', [{ ...registration, nth: [1], fault: { kind: 'close-early' } }]],
  ['is an unknown failure', [{ ...registration, nth: [1], fault: problem(500) }]],
  [
    'says that nothing was registered',
    [{ ...registration, nth: [1], fault: problem(500, { slug: 'registration-failed' }) }],
  ],
  ['asks to wait', [{ ...registration, nth: [1], fault: problem(429, { headers: { 'retry-after': '1' } }) }]],
];

it.each(failures)('registers once when the answer %s', async (_, rules) => {
  const stage = await openStage({ emulator, rules });
  const result = await stage.run({ action, app: 'onboarding.test' }).finally(stage.close);
  expectEnd(result, { job: 'succeeds', message: 'can be tested' });
  expect(accepted(stage, apps)).toBe(1);
});

describe('killed and run again', () => {
  const moments: [string, ReturnType<typeof at>][] = [
    ['while it registers', at('POST', apps)],
    ['once the app is registered', at('POST', apps, 'answer')],
    ['while it waits', at('GET', /\/tasks\/task_reg_/)],
  ];

  it.each(moments)('ends as one run does: %s', async (_, after) => {
    const stage = await openStage({ emulator });
    await stage.run({ action, app: 'onboarding.test', inputs: credentials, cancel: { after, signals: killed } });
    const again = await stage.run({ action, app: 'onboarding.test', inputs: credentials }).finally(stage.close);
    expectEnd(again, { job: 'succeeds', message: 'can be tested' });
    expect(again.outputs['replaced-app-id']).toBe('');
    expect([accepted(stage, apps), accepted(stage, setup)]).toEqual([1, 0]);
  });
});

import { expect, it } from 'vitest';
import { type FaultRule, jsonText, problem } from '../../../harness/faults.ts';
import { appIdOf, registerApp } from '../../support/scenario.ts';
import { at } from '../support/cancellation.ts';
import { broke, messages, requestsTo, viewer } from '../support/expectations.ts';
import { setStage } from '../support/setting.ts';
import { killed } from '../support/sub-actions.ts';
import {
  accepted,
  bothTenants,
  credentials,
  register,
  registration,
  sent,
  sentOfBoth,
  setup,
} from './support/registrations.ts';

const emulator = { onboardingSeconds: 0.4 };
const app = 'clean.test';
const newApp = 'onboarding.test';

it('reuses an app that can be tested, and changes nothing about it', async () => {
  const stage = await setStage();
  const message = 'keeps what it was registered with';
  const result = await register('succeeds', message, { app }, stage);
  const appId = appIdOf(stage.emulator, app);
  expect(result.outputs).toMatchObject({
    'app-id': appId,
    'task-id': `task_reg_${appId}`,
    'registration-status': 'COMPLETED',
    'status-url': expect.stringMatching(new RegExp(`^http.*/v1/apps/${appId}$`)),
  });
  expect(accepted(stage)).toEqual([0, 0]);
  expect(result.annotations).toEqual([]);
});

it.each(['true', 'false'])(
  'stores the credentials it is given (wait-for-completion: %s)',
  async (wait) => {
    const stage = await setStage();
    const inputs = { ...bothTenants, 'wait-for-completion': wait };
    const message = 'The credentials were stored';
    const result = await register('succeeds', message, { app, inputs }, stage);
    expect(accepted(stage)).toEqual([0, 1]);
    expect(requestsTo(result, /account-setup/)[0]).toContain(appIdOf(stage.emulator, app));
    expect(sent(result, setup)).toEqual(sentOfBoth);
    expect(result.annotations).toEqual([]);
  },
);

it('stores them, too, when the service answers as if the registration were new', async () => {
  const rules: FaultRule[] = [];
  const stage = await setStage({ rules });
  const appId = appIdOf(stage.emulator, app);
  const replay = JSON.stringify({ appId, registrationStatus: 'IN_PROGRESS' });
  rules.push({ ...registration, fault: { ...jsonText(replay), status: 201 } });
  const inputs = { ...credentials, label: 'Shop' };
  const result = await register('succeeds', 'The credentials were stored', { app, inputs }, stage);
  expect(accepted(stage)).toEqual([0, 1]);
  expect(messages(result, 'warning').join()).toContain('`label`');
});

it('stores the credentials at the next look when the service fails at first', async () => {
  const rules = [{ path: setup, nth: [1], fault: problem(500) }];
  const message = 'The credentials were stored';
  await register('succeeds', message, { app, inputs: credentials, rules });
});

it('warns of each input that it cannot apply, without a word of what it holds', async () => {
  const inputs = {
    label: 'Shop',
    spec: 'openapi: 3.1.1',
    'tenant-two-credentials': bothTenants['tenant-two-credentials'],
    'skip-endpoints': 'DELETE:/users/**',
    headers: 'X-Env: staging-key',
    'max-steps': '20',
  };
  const result = await register('succeeds', 'can be tested', { app, inputs });
  const [warning, ...others] = messages(result, 'warning');
  expect(others).toEqual([]);
  for (const name of Object.keys(inputs)) expect(warning).toContain(`\`${name}\``);
  expect(warning).toContain('delete-app');
  for (const value of ['staging-key', 'openapi: 3', '/users']) expect(warning).not.toContain(value);
  expect(requestsTo(result, /account-setup/)).toEqual([]);
});

it('awaits an app that is being onboarded', async () => {
  const stage = await setStage({ emulator });
  const appId = await registerApp(stage.emulator, `https://${newApp}`);
  const { outputs } = await register('succeeds', 'can be tested', { app: newApp }, stage);
  expect(outputs).toMatchObject({ 'app-id': appId, 'registration-status': 'COMPLETED' });
  expect(accepted(stage)).toEqual([1, 0]);
});

it('tells which app it replaces', async () => {
  const stage = await setStage({ emulator });
  const failing = { app: 'registration-failed.test' };
  const message = 'ended as FAILED. Check that the app is up';
  const first = (await register('fails', message, failing, stage)).outputs['app-id'];
  const replaces = `It replaces app ${first}, which was FAILED`;
  const second = await register('fails', replaces, failing, stage);
  expect(second.outputs['replaced-app-id']).toBe(first);
});

it.each([
  ['outside.test', 'was made outside of the API'],
  ['no-engine.test', 'give `spec`, `spec-file` or `tenant-one-credentials`'],
])('says what to do about %s', async (host, message) => {
  const result = await register('fails', message, { app: host });
  expect(requestsTo(result, /^POST \S+\/apps /)).toHaveLength(1);
  expect(result.outputs['app-id']).toBe('');
});

it.each([
  ['without credits', broke, 'Top up the credit balance'],
  ['for a role that may not register', viewer, 'Viewer may only read'],
])('fails %s', async (_, inputs, message) => {
  await register('fails', message, { app: newApp, inputs });
});

it('shows what the service says of single fields', async () => {
  const errors = [{ field: 'appUrl', message: 'is not reachable' }, 'label: is taken'];
  const rules = [{ ...registration, fault: problem(400, { errors }) }];
  await register('fails', 'appUrl: is not reachable; label: is taken', { app: newApp, rules });
});

const once = { ...registration, nth: [1] };

it.each<[string, FaultRule]>([
  ['is lost', { ...once, fault: { kind: 'reset' }, forwarded: true }],
  ['never comes, since the request was lost', { ...once, fault: { kind: 'reset' } }],
  ['breaks off', { ...once, fault: { kind: 'close-early' } }],
  ['is an unknown failure', { ...once, fault: problem(500) }],
  ['tells of a failure', { ...once, fault: problem(500, { slug: 'registration-failed' }) }],
  ['asks to wait', { ...once, fault: problem(429, { headers: { 'retry-after': '1' } }) }],
])('registers once when the answer %s', async (_, rule) => {
  const stage = await setStage({ emulator, rules: [rule] });
  await register('succeeds', 'can be tested', { app: newApp }, stage);
  expect(accepted(stage)).toEqual([1, 0]);
});

it.each([
  ['while it registers', at('POST', registration.path)],
  ['once the app is registered', at('POST', registration.path, 'answer')],
  ['while it waits', at('GET', /\/tasks\/task_reg_/)],
])('ends as one run does, killed %s and run again', async (_, after) => {
  const stage = await setStage({ emulator });
  const step = { app: newApp, inputs: credentials };
  await stage.run({ action: 'register-app', ...step, cancel: { after, signals: killed } });
  const { outputs } = await register('succeeds', 'can be tested', step, stage);
  expect(outputs['replaced-app-id']).toBe('');
  expect(accepted(stage)[0]).toBe(1);
});

import { expect, it } from 'vitest';
import { type FaultRule, problem } from '../../../harness/faults.ts';
import { runScenario } from '../../support/scenario.ts';
import { at } from '../support/cancellation.ts';
import { expectStory, requestsTo } from '../support/expectations.ts';
import { setStage } from '../support/setting.ts';
import { expectEnd, killed } from '../support/sub-actions.ts';
import { accepted, loginsOf } from './support/registrations.ts';

const action = 'register-app';
const app = 'captcha.test';
const emulator = { onboardingSeconds: 0.4 };
const inputs = { 'tenant-one-credentials': JSON.stringify(loginsOf('Admin')) };
const apps = /\/apps$/;
const setup = /\/account-setup$/;

it('fails without credentials, and says what to do', async () => {
  const result = await runScenario({ action, app, emulator });
  expectEnd(result, 'fails', 'Give `tenant-one-credentials` and run the job again');
  expect(result.outputs['registration-status']).toBe('IN_PROGRESS');
  await expectStory(result);
});

it.each(['true', 'false'])(
  'gives credentials to the app that waits for them (wait-for-completion: %s)',
  async (wait) => {
    const stage = await setStage({ emulator });
    const first = await stage.run({ action, app });
    const two = { 'tenant-two-credentials': JSON.stringify(loginsOf('User')) };
    const second = await stage.run({
      action,
      app,
      inputs: { ...inputs, ...two, 'wait-for-completion': wait },
    });
    expectEnd(second, 'succeeds', wait === 'true' ? 'can be tested' : 'is not awaited');
    expect(second.outputs).toMatchObject({
      'app-id': first.outputs['app-id'],
      'replaced-app-id': '',
    });
    expect([accepted(stage, apps), accepted(stage, setup)]).toEqual([1, 1]);
    const sent = second.exchanges.find(({ path }) => setup.test(path));
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      tenantOneCredentials: loginsOf('Admin'),
      tenantTwoCredentials: loginsOf('User'),
    });
  },
);

it('gives credentials to an onboarding that pauses while it is awaited', async () => {
  const stage = await setStage({ emulator: { onboardingSeconds: 2 } });
  await stage.run({ action, app, inputs: { 'wait-for-completion': 'false' } });
  const result = await stage.run({ action, app, inputs });
  expectEnd(result, 'succeeds', 'can be tested');
  expect(
    requestsTo(result, /^POST \S+\/(apps|account-setup) /).map((request) => request.slice(-3)),
  ).toEqual([
    '409',
    '200', // stored
    '200', // and given to the onboarding that waits for them
  ]);
  expect([accepted(stage, apps), accepted(stage, setup)]).toEqual([1, 2]);
});

it('fails when onboarding pauses again though it was given credentials', async () => {
  const edit = (task: unknown) => ({ ...Object(task), state: 'AWAITING_INPUT' });
  const rules: FaultRule[] = [{ path: /\/tasks\/task_reg_/, fault: { kind: 'rewrite', edit } }];
  const stage = await setStage({ emulator, rules });
  await stage.run({ action, app });
  const result = await stage.run({ action, app, inputs });
  expectEnd(result, 'fails', 'has paused again, though it was given credentials');
  expect(accepted(stage, setup)).toBe(1);
});

const lost: [string, FaultRule][] = [
  ['lost', { path: setup, nth: [1], fault: { kind: 'reset' }, forwarded: true }],
  ['lost with the request', { path: setup, nth: [1], fault: { kind: 'reset' } }],
  ['a failure in passing', { path: setup, nth: [1], fault: problem(500) }],
];

it.each(lost)('gives credentials once when the answer is %s', async (_, rule) => {
  const stage = await setStage({ emulator, rules: [rule] });
  await stage.run({ action, app });
  const result = await stage.run({ action, app, inputs });
  expectEnd(result, 'succeeds', 'can be tested');
  expect([accepted(stage, apps), accepted(stage, setup)]).toEqual([1, 1]);
});

it('fails at once when the credentials are refused', async () => {
  const errors = [{ field: 'tenantOneCredentials[0].username', message: 'is unknown to the app' }];
  const stage = await setStage({
    emulator,
    rules: [{ path: setup, fault: problem(400, { errors }) }],
  });
  await stage.run({ action, app });
  const result = await stage.run({ action, app, inputs });
  expectEnd(result, 'fails', 'tenantOneCredentials[0].username: is unknown to the app');
  expect(requestsTo(result, /account-setup/)).toHaveLength(1);
});

it.each([
  ['while it gives them', at('POST', setup)],
  ['once they are given', at('POST', setup, 'answer')],
])('ends as one run does when it is killed %s and run again', async (_, after) => {
  const stage = await setStage({ emulator });
  await stage.run({ action, app });
  await stage.run({ action, app, inputs, cancel: { after, signals: killed } });
  const again = await stage.run({ action, app, inputs });
  expectEnd(again, 'succeeds', 'can be tested');
  // The second run stores them once more, which changes nothing.
  expect([accepted(stage, apps), accepted(stage, setup)]).toEqual([1, 2]);
});

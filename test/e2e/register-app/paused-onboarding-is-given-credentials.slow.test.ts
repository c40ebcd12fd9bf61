import { expect, it } from 'vitest';
import { type FaultRule, problem } from '../../../harness/faults.ts';
import type { StageOptions } from '../../support/scenario.ts';
import { at } from '../support/cancellation.ts';
import { expectStory, requestsTo } from '../support/expectations.ts';
import { answersHave } from '../support/rewrites.ts';
import { setStage } from '../support/setting.ts';
import { killed } from '../support/sub-actions.ts';
import {
  accepted,
  bothTenants,
  credentials,
  register,
  sent,
  sentOfBoth,
  setup,
} from './support/registrations.ts';

const app = 'captcha.test';
const pauses = 'Give `tenant-one-credentials` and run the job again';
const given = { app, inputs: credentials };

/** The onboarding of the app has paused. */
async function pausedStage(options: StageOptions = {}) {
  const stage = await setStage({ emulator: { onboardingSeconds: 0.4 }, ...options });
  const { outputs } = await register('fails', pauses, { app }, stage);
  return { stage, appId: outputs['app-id'] };
}

it('fails without credentials, and says what to do', async () => {
  await expectStory(await register('fails', pauses, { app }));
});

it.each([
  ['true', 'can be tested'],
  ['false', 'is not awaited'],
])(
  'gives credentials to the app that waits for them (wait-for-completion: %s)',
  async (wait, message) => {
    const { stage, appId } = await pausedStage();
    const inputs = { ...bothTenants, 'wait-for-completion': wait };
    const result = await register('succeeds', message, { app, inputs }, stage);
    expect(result.outputs).toMatchObject({ 'app-id': appId, 'replaced-app-id': '' });
    expect(accepted(stage)).toEqual([1, 1]);
    expect(sent(result, setup)).toEqual(sentOfBoth);
  },
);

it('gives credentials to an onboarding that pauses while it is awaited', async () => {
  const stage = await setStage({ emulator: { onboardingSeconds: 2 } });
  const inputs = { 'wait-for-completion': 'false' };
  await stage.run({ action: 'register-app', app, inputs });
  const result = await register('succeeds', 'can be tested', given, stage);
  expect(
    requestsTo(result, /^POST \S+\/(apps|account-setup) /).map((request) => request.slice(-3)),
  ).toEqual([
    '409',
    '200', // stored
    '200', // and given to the onboarding that waits for them
  ]);
  expect(accepted(stage)).toEqual([1, 2]);
});

it('goes on when a look after that still says that onboarding has paused', async () => {
  const late = { path: /\/tasks\/task_reg_/, nth: [3, 4] };
  const { stage } = await pausedStage({ rules: [answersHave(late, { state: 'AWAITING_INPUT' })] });
  await register('succeeds', 'can be tested', given, stage);
  expect(accepted(stage)[1]).toBe(1);
});

it('fails when onboarding pauses again though it was given credentials', async () => {
  const rules = [
    answersHave({ path: /\/tasks\/task_reg_/ }, { state: 'AWAITING_INPUT' }),
    answersHave({ path: /\/apps\/\w+$/ }, { registrationStatus: 'IN_PROGRESS' }),
  ];
  const { stage } = await pausedStage({ rules });
  await register('fails', 'has paused again, though it was given credentials', given, stage);
  expect(accepted(stage)[1]).toBe(1);
});

it.each<[string, FaultRule]>([
  ['lost', { path: setup, nth: [1], fault: { kind: 'reset' }, forwarded: true }],
  ['lost with the request', { path: setup, nth: [1], fault: { kind: 'reset' } }],
  ['a transient failure', { path: setup, nth: [1], fault: problem(500) }],
])('gives credentials once when the answer is %s', async (_, rule) => {
  const { stage } = await pausedStage({ rules: [rule] });
  await register('succeeds', 'can be tested', given, stage);
  expect(accepted(stage)).toEqual([1, 1]);
});

it.each([
  ['while it gives them', at('POST', setup)],
  ['once they are given', at('POST', setup, 'answer')],
])('ends as one run does when it is killed %s and run again', async (_, after) => {
  const { stage } = await pausedStage();
  await stage.run({ action: 'register-app', ...given, cancel: { after, signals: killed } });
  await register('succeeds', 'can be tested', given, stage);
  // The second run stores them once more, which changes nothing.
  expect(accepted(stage)).toEqual([1, 2]);
});

import { expect, it } from 'vitest';
import type { Scenario } from '../support/scenario.ts';
import { expectGate, expectStory } from './support/expectations.ts';
import { answersHave } from './support/rewrites.ts';
import { newApp } from './support/setting.ts';

const patient = { 'registration-timeout-minutes': '1' };
const registrationIs = (registrationStatus: string): Scenario => ({
  app: 'clean.test',
  rules: [answersHave({ path: /\/apps\/[^/?]+$/ }, { registrationStatus })],
});

it.each<[string, string, Scenario, string, string?]>([
  [
    'has failed',
    'not-tested (registration-failed)',
    {
      emulator: { onboardingSeconds: 0.05 },
      inputs: patient,
      prepare: newApp('registration-failed.test'),
    },
    'FAILED',
    'failed',
  ],
  [
    'waits for credentials, and does not wait for them',
    'not-tested (awaiting-input)',
    { emulator: { onboardingSeconds: 0.2 }, inputs: patient, prepare: newApp('captcha.test') },
    'account-setup',
    'paused',
  ],
  [
    'is in progress, and says how to wait for it',
    'not-tested (registration-incomplete)',
    { emulator: { onboardingSeconds: 3600 }, prepare: newApp('onboarding.test') },
    '`registration-timeout-minutes`',
    'in-progress',
  ],
  ['is CANCELLED', 'not-tested (registration-failed)', registrationIs('CANCELLED'), 'CANCELLED'],
  ['is PENDING', 'not-tested (registration-incomplete)', registrationIs('PENDING'), 'PENDING'],
  ['is an unknown word', 'not-tested (unexpected-response)', registrationIs('DONE'), 'DONE'],
])('is not tested when the registration of the app %s', async (...row) => {
  const [, verdict, scenario, message, story] = row;
  const result = await expectGate(verdict, scenario);
  expect(result.shownLog).toContain(message);
  expect(result.runsStarted).toBe(0);
  if (story) await expectStory(result, story);
});

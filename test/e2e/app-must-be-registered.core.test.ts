import { expect, it } from 'vitest';
import type { Scenario } from '../support/scenario.ts';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';
import { newApp } from './support/setting.ts';

const patient = { 'registration-timeout-minutes': '1' };

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
  [
    'does not end within `registration-timeout-minutes`',
    'not-tested (registration-incomplete)',
    {
      emulator: { onboardingSeconds: 3600 },
      inputs: { 'registration-timeout-minutes': '0.01' },
      prepare: newApp('onboarding.test'),
    },
    'waiting up to',
  ],
])('is not tested when the registration of the app %s', async (...row) => {
  const [, verdict, scenario, message, story] = row;
  const result = await expectGate(verdict, scenario);
  expect(result.shownLog).toContain(message);
  expect(result.runsStarted).toBe(0);
  if (story) await expectStory(result, story);
});

it('waits for the registration of the app when told to, and then tests it', async () => {
  const result = await expectGate('failed (findings)', {
    emulator: { onboardingSeconds: 0.6 },
    inputs: { ...withoutReport, ...patient },
    prepare: newApp('onboarding.test'),
  });
  // Onboarding by sign-up ends with a test of its own, which is not this build's.
  expect(result.outputs['run-number']).toBe('2');
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});

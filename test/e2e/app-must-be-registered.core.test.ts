import { expect, it } from 'vitest';
import type { Scenario } from '../support/scenario.ts';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';
import { newApp } from './support/setting.ts';

const limit = 'registration-timeout-minutes';
const patient = { [limit]: '1' };

/** The app of this host is being registered, which takes so long. */
const registering = (host: string, onboardingSeconds: number, inputs = {}): Scenario => ({
  emulator: { onboardingSeconds },
  inputs,
  prepare: newApp(host),
});
const failing = registering('registration-failed.test', 0.05, patient);
const pausing = registering('captcha.test', 0.2, patient);
const incomplete = 'not-tested (registration-incomplete)';
const hourly = (inputs = {}) => registering('onboarding.test', 3600, inputs);

it.each<[string, string, Scenario, string, string?]>([
  ['has failed', 'not-tested (registration-failed)', failing, 'FAILED', 'failed'],
  ['waits for credentials', 'not-tested (awaiting-input)', pausing, 'account-setup', 'paused'],
  ['is in progress', incomplete, hourly(), '`registration-timeout-minutes`', 'in-progress'],
  ['takes too long', incomplete, hourly({ [limit]: '0.01' }), 'waiting up to'],
])('is not tested when the registration of the app %s', async (...row) => {
  const [, verdict, scenario, message, story] = row;
  const result = await expectGate(verdict, scenario);
  expect(result.shownLog).toContain(message);
  expect(result.runsStarted).toBe(0);
  if (story) await expectStory(result, story);
});

it('waits for the registration of the app when told to, and then tests it', async () => {
  const inputs = { ...withoutReport, ...patient };
  const scenario = registering('onboarding.test', 0.6, inputs);
  const result = await expectGate('failed (findings)', scenario);
  // Onboarding by sign-up ends with a test of its own, which is not this build's.
  expect(result.outputs['run-number']).toBe('2');
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});

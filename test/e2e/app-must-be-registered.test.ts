import { expect, it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';
import { newApp } from './support/setting.ts';

it.each([
  ['has failed', 'not-tested (registration-failed)', 'registration-failed.test', 0.01, 'failed'],
  ['waits for credentials', 'not-tested (awaiting-input)', 'captcha.test', 0.01, 'paused'],
  [
    'is in progress',
    'not-tested (registration-incomplete)',
    'onboarding.test',
    3600,
    'in-progress',
  ],
])('is not tested when the registration of the app %s', async (...row) => {
  const [, verdict, host, onboardingSeconds, story] = row;
  const scenario = { emulator: { onboardingSeconds }, prepare: newApp(host) };
  const result = await expectGate(verdict, scenario);
  expect(result.runsStarted).toBe(0);
  await expectStory(result, story);
});

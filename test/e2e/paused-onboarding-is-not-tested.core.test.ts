import { expect, it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';
import { newApp } from './support/setting.ts';

it('is not tested when the onboarding of the app waits for credentials, and does not wait for them', async () => {
  const result = await expectGate('not-tested (awaiting-input)', {
    emulator: { onboardingSeconds: 0.2 },
    inputs: { 'registration-timeout-minutes': '1' },
    prepare: newApp('captcha.test'),
  });
  expect(result.shownLog).toContain('account-setup');
  expect(result.runsStarted).toBe(0);
  await expectStory(result);
});

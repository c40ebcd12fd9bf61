import { expect, it } from 'vitest';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';
import { newApp } from './support/setting.ts';

const prepare = newApp('onboarding.test');

it('waits for the registration of the app when told to, and then tests it', async () => {
  const result = await expectGate('failed (findings)', {
    emulator: { onboardingSeconds: 0.6 },
    inputs: { ...withoutReport, 'registration-timeout-minutes': '1' },
    prepare,
  });
  // Onboarding by sign-up ends with a test of its own, which is not this build's.
  expect(result.outputs['run-number']).toBe('2');
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});

it('is not tested when the registration does not end within `registration-timeout-minutes`', async () => {
  const result = await expectGate('not-tested (registration-incomplete)', {
    emulator: { onboardingSeconds: 3600 },
    inputs: { 'registration-timeout-minutes': '0.01' },
    prepare,
  });
  expect(result.durationMs).toBeGreaterThan(600);
  expect(result.runsStarted).toBe(0);
});

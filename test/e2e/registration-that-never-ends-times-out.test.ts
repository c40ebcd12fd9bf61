import { expect, it } from 'vitest';
import { expectGate, requestsTo, trigger } from './support/expectations.ts';
import { newApp } from './support/setting.ts';

it('is not tested when the registration does not end within `registration-timeout-minutes`', async () => {
  const result = await expectGate('not-tested (registration-incomplete)', {
    emulator: { onboardingSeconds: 3600 },
    inputs: { 'registration-timeout-minutes': '0.01' },
    prepare: newApp('onboarding.test'),
  });
  expect(result.durationMs).toBeGreaterThan(600);
  expect(requestsTo(result, trigger)).toEqual([]);
});

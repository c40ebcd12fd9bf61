import { expect, it } from 'vitest';
import { expectGate, expectStory, requestsTo, trigger } from './support/expectations.ts';
import { newApp } from './support/setting.ts';

it('is not tested while the registration of the app is in progress, and says how to wait for it', async () => {
  const result = await expectGate('not-tested (registration-incomplete)', {
    emulator: { onboardingSeconds: 3600 },
    prepare: newApp('onboarding.test'),
  });
  expect(result.shownLog).toContain('`registration-timeout-minutes`');
  expect(requestsTo(result, trigger)).toEqual([]);
  await expectStory(result);
});

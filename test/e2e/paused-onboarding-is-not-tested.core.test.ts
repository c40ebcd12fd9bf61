import { expect, it } from 'vitest';
import { registerApp, runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('is not tested when the onboarding of the app waits for credentials, and does not wait for them', async () => {
  const result = await runScenario({
    emulator: { onboardingSeconds: 0.2 },
    inputs: { 'registration-timeout-minutes': '1' },
    prepare: async (emulator) => ({
      'app-id': await registerApp(emulator, 'https://captcha.test'),
    }),
  });
  expectVerdict(result, { verdict: 'not-tested (awaiting-input)', job: 'fails' });
  expect(result.shownLog).toContain('account-setup');
  expect(result.runsStarted).toBe(0);
  await expectStory(result);
});

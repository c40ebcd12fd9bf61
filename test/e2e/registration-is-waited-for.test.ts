import { expect, it } from 'vitest';
import { registerApp, runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, withoutReport } from './support/expectations.ts';

it('waits for the registration of the app when told to, and then tests it', async () => {
  const result = await runScenario({
    emulator: { onboardingSeconds: 0.6 },
    inputs: { ...withoutReport, 'registration-timeout-minutes': '1' },
    prepare: async (emulator) => ({
      'app-id': await registerApp(emulator, 'https://onboarding.test'),
    }),
  });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  // Onboarding by sign-up ends with a test of its own, which is not this build's.
  expect(result.outputs['run-number']).toBe('2');
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});

import { expect, it } from 'vitest';
import { registerApp, runScenario } from '../support/scenario.ts';
import { expectVerdict, requestsTo, trigger } from './support/expectations.ts';

it('is not tested when the registration does not end within `registration-timeout-minutes`', async () => {
  const result = await runScenario({
    emulator: { onboardingSeconds: 3600 },
    inputs: { 'registration-timeout-minutes': '0.01' },
    prepare: async (emulator) => ({
      'app-id': await registerApp(emulator, 'https://onboarding.test'),
    }),
  });
  expectVerdict(result, { verdict: 'not-tested (registration-incomplete)', job: 'fails' });
  expect(result.durationMs).toBeGreaterThan(600);
  expect(requestsTo(result, trigger)).toEqual([]);
});

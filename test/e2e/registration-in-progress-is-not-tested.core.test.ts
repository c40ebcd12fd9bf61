import { expect, it } from 'vitest';
import { registerApp, runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, requestsTo, trigger } from './support/expectations.ts';

it('is not tested while the registration of the app is in progress, and says how to wait for it', async () => {
  const result = await runScenario({
    emulator: { onboardingSeconds: 3600 },
    prepare: async (emulator) => ({
      'app-id': await registerApp(emulator, 'https://onboarding.test'),
    }),
  });
  expectVerdict(result, { verdict: 'not-tested (registration-incomplete)', job: 'fails' });
  expect(result.shownLog).toContain('`registration-timeout-minutes`');
  expect(requestsTo(result, trigger)).toEqual([]);
  await expectStory(result);
});

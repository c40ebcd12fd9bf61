import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { registerApp, runScenario } from '../support/scenario.ts';
import { expectVerdict } from './support/expectations.ts';

const registered: FaultRule = {
  path: /\/apps\/[^/?]+$/,
  fault: {
    kind: 'rewrite',
    edit: (app) => Object.assign(Object(app), { registrationStatus: 'COMPLETED' }),
  },
};

it('is not tested when the service refuses the trigger, since the app is not registered yet', async () => {
  const result = await runScenario({
    emulator: { onboardingSeconds: 3600 },
    rules: [registered],
    prepare: async (emulator) => ({
      'app-id': await registerApp(emulator, 'https://onboarding.test'),
    }),
  });
  expectVerdict(result, { verdict: 'not-tested (registration-incomplete)', job: 'fails' });
  expect(result.runsStarted).toBe(0);
});

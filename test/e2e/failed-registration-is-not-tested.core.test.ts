import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { registerApp, runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('is not tested when the registration of the app has failed', async () => {
  const result = await runScenario({
    emulator: { onboardingSeconds: 0.05 },
    inputs: { 'registration-timeout-minutes': '1' },
    prepare: async (emulator) => ({
      'app-id': await registerApp(emulator, 'https://registration-failed.test'),
    }),
  });
  expectVerdict(result, { verdict: 'not-tested (registration-failed)', job: 'fails' });
  expect(result.runsStarted).toBe(0);
  await expectStory(result);
});

const registrationIs = (registrationStatus: string): FaultRule => ({
  path: /\/apps\/[^/?]+$/,
  fault: { kind: 'rewrite', edit: (app) => Object.assign(Object(app), { registrationStatus }) },
});

it.each([
  ['CANCELLED', 'registration-failed'],
  ['PENDING', 'registration-incomplete'],
  ['DONE', 'unexpected-response'],
])('is not tested when the registration of the app is %s', async (status, reason) => {
  const result = await runScenario({ app: 'clean.test', rules: [registrationIs(status)] });
  expectVerdict(result, { verdict: `not-tested (${reason})`, job: 'fails' });
  expect(result.shownLog).toContain(status);
  expect(result.runsStarted).toBe(0);
});

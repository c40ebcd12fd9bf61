import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { expectGate, expectStory } from './support/expectations.ts';
import { newApp } from './support/setting.ts';

it('is not tested when the registration of the app has failed', async () => {
  const result = await expectGate('not-tested (registration-failed)', {
    emulator: { onboardingSeconds: 0.05 },
    inputs: { 'registration-timeout-minutes': '1' },
    prepare: newApp('registration-failed.test'),
  });
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
  const result = await expectGate(`not-tested (${reason})`, {
    app: 'clean.test',
    rules: [registrationIs(status)],
  });
  expect(result.shownLog).toContain(status);
  expect(result.runsStarted).toBe(0);
});

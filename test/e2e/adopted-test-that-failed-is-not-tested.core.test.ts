import { expect, it } from 'vitest';
import { expectGate } from './support/expectations.ts';
import { testOf } from './support/setting.ts';

it.each([
  ['failed.test', 'run-failed'],
  ['cancelled.test', 'run-cancelled'],
])('is not tested when the adopted test of %s did not complete', async (app, reason) => {
  const result = await expectGate(`not-tested (${reason})`, {
    app,
    emulator: { runSeconds: 0.05 },
    prepare: testOf(app),
  });
  expect(result.runsStarted).toBe(1);
});

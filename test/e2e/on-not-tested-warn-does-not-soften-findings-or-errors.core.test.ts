import { expect, it } from 'vitest';
import { expectGate, withoutReport } from './support/expectations.ts';

const inputs = { ...withoutReport, 'on-not-tested': 'warn', 'warn-only': 'true' };

it('fails the job on findings, `on-not-tested: warn` notwithstanding', async () => {
  await expectGate('failed (findings)', {
    app: 'vulnerable.test',
    inputs: { ...inputs, 'warn-only': 'false' },
  });
});

it('fails the job on an error, whatever is softened', async () => {
  const result = await expectGate('error (login-rejected)', {
    inputs: { ...inputs, password: 'not-the-password' },
  });
  expect(result.runsStarted).toBe(0);
});

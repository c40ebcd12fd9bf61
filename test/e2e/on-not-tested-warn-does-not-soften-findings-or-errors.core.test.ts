import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, withoutReport } from './support/expectations.ts';

const inputs = { ...withoutReport, 'on-not-tested': 'warn', 'warn-only': 'true' };

it('fails the job on findings, `on-not-tested: warn` notwithstanding', async () => {
  const result = await runScenario({
    app: 'vulnerable.test',
    inputs: { ...inputs, 'warn-only': 'false' },
  });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
});

it('fails the job on an error, whatever is softened', async () => {
  const result = await runScenario({ inputs: { ...inputs, password: 'not-the-password' } });
  expectVerdict(result, { verdict: 'error (login-rejected)', job: 'fails' });
  expect(result.runsStarted).toBe(0);
});

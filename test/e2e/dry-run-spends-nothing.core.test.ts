import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('checks the setup in a dry run, and writes nothing to the service but the login', async () => {
  const result = await runScenario({ inputs: { 'dry-run': 'true' } });
  expectVerdict(result, { verdict: 'not-tested (dry-run)', job: 'succeeds with a warning' });
  expect(result.requests.filter((request) => !request.startsWith('GET '))).toEqual([
    'POST /api/v1/auth/token → 200',
  ]);
  expect(result.runsStarted).toBe(0);
  await expectStory(result);
});

it.each([
  ['password', { password: 'not-the-password' }, 'error (login-rejected)'],
  ['app', { 'app-id': '000000000000000000000000' }, 'error (app-not-found)'],
])('fails in a dry run when the %s is wrong', async (_, inputs, verdict) => {
  const result = await runScenario({ inputs: { ...inputs, 'dry-run': 'true' } });
  expectVerdict(result, { verdict, job: 'fails' });
});

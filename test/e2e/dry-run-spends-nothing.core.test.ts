import { expect, it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';

it('checks the setup in a dry run, and writes nothing to the service but the login', async () => {
  const result = await expectGate(
    'not-tested (dry-run)',
    { inputs: { 'dry-run': 'true' } },
    'succeeds with a warning',
  );
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
  await expectGate(verdict, { inputs: { ...inputs, 'dry-run': 'true' } }, 'fails');
});

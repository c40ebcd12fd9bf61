import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('fails when the service rejects the login, and tries it once', async () => {
  const result = await runScenario({ inputs: { password: 'not-the-password' } });
  expectVerdict(result, { verdict: 'error (login-rejected)', job: 'fails' });
  expect(result.requests).toEqual(['POST /api/v1/auth/token → 401']);
  await expectStory(result);
});

it('fails when the service rejects `api-token` and there is no login to renew it', async () => {
  const result = await runScenario({
    inputs: { username: '', password: '', 'api-token': 'expired.token.signature' },
  });
  expectVerdict(result, { verdict: 'error (login-rejected)', job: 'fails' });
  expect(result.requests).toHaveLength(1);
  expect(result.shownLog).toContain('`api-token`');
});

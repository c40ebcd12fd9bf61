import { expect, it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';

it('fails when the service rejects the login, and tries it once', async () => {
  const result = await expectGate('error (login-rejected)', {
    inputs: { password: 'not-the-password' },
  });
  expect(result.requests).toEqual(['POST /api/v1/auth/token → 401']);
  await expectStory(result);
});

it('fails when the service rejects `api-token` and there is no login to renew it', async () => {
  const result = await expectGate('error (login-rejected)', {
    inputs: { username: '', password: '', 'api-token': 'expired.token.signature' },
  });
  expect(result.requests).toHaveLength(1);
  expect(result.shownLog).toContain('`api-token`');
});

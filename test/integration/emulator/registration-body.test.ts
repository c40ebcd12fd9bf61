import { describe, expect, it } from 'vitest';
import { credential, startAsAcme } from './support/session.ts';

describe('the body of a registration', () => {
  const appUrl = 'https://new.test';
  const manyOf = <Item>(count: number, item: Item): Item[] => Array(count).fill(item);

  it.each([
    ['appUrl', {}],
    ['appUrl', { appUrl: 'ftp://new.test' }],
    ['appUrl', { appUrl: 'new.test' }],
    ['appUrl', { appUrl: 'https://[::' }],
    ['appUrl', { appUrl: `https://new.test/${'a'.repeat(2048)}` }],
    ['label', { appUrl, label: 'a'.repeat(151) }],
    ['spec', { appUrl, spec: 'a'.repeat(2_000_001) }],
    ['spec', { appUrl, spec: {} }],
    ['colour', { appUrl, colour: 'red' }],
    ['createTestAccounts', { appUrl, createTestAccounts: 'true' }],
    ['maxSteps', { appUrl, maxSteps: 0 }],
    ['maxSteps', { appUrl, maxSteps: 1001 }],
    ['maxSteps', { appUrl, maxSteps: 1.5 }],
    ['tenantOneCredentials', { appUrl, tenantOneCredentials: manyOf(21, credential) }],
    ['tenantTwoCredentials', { appUrl, tenantTwoCredentials: manyOf(21, credential) }],
    [
      'tenantOneCredentials[0].role',
      { appUrl, tenantOneCredentials: [{ ...credential, role: 'a'.repeat(101) }] },
    ],
    [
      'tenantOneCredentials[0].password',
      { appUrl, tenantOneCredentials: [{ role: 'a', username: 'b' }] },
    ],
    [
      'tenantOneCredentials[0].password',
      { appUrl, tenantOneCredentials: [{ ...credential, password: 'a'.repeat(1025) }] },
    ],
    [
      'tenantOneCredentials[0].username',
      { appUrl, tenantOneCredentials: [{ ...credential, username: 'a'.repeat(321) }] },
    ],
    [
      'tenantOneCredentials[0].loginUrl',
      { appUrl, tenantOneCredentials: [{ ...credential, loginUrl: 'login' }] },
    ],
    [
      'tenantTwoCredentials[0].totp',
      { appUrl, tenantTwoCredentials: [{ ...credential, totp: '1' }] },
    ],
    ['skipEndpoints', { appUrl, skipEndpoints: manyOf(201, 'GET:/a') }],
    ['skipEndpoints[0]', { appUrl, skipEndpoints: ['GET /a'] }],
    ['skipEndpoints[0]', { appUrl, skipEndpoints: ['GET:/a:b'] }],
    ['skipEndpoints[1]', { appUrl, skipEndpoints: ['*:/a/**', `GET:/${'a'.repeat(500)}`] }],
    ['headers', { appUrl, headers: manyOf(51, 'A: b') }],
    ['headers[0]', { appUrl, headers: ['no colon'] }],
    ['headers[0]', { appUrl, headers: [`A: ${'b'.repeat(4096)}`] }],
  ])('is refused when %s breaks its bounds, and nothing is registered', async (field, body) => {
    const { session } = await startAsAcme();
    const refused = await session.post('/apps', body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map((error: { field: string }) => error.field)).toContain(field);
    expect((await session.get('/apps?search=new.test')).body.total).toBe(0);
  });

  it('names every invalid field, and no value', async () => {
    const { session } = await startAsAcme();
    const secret = 'p'.repeat(1025);
    const body = {
      label: 7,
      maxSteps: 0,
      tenantOneCredentials: [{ role: 'a', username: 'b', password: secret }],
    };
    const { errors } = (await session.post('/apps', body)).body;
    const fields = errors.map((error: { field: string }) => error.field);
    expect(fields.sort()).toEqual([
      'appUrl',
      'label',
      'maxSteps',
      'tenantOneCredentials[0].password',
    ]);
    expect(JSON.stringify(errors)).not.toContain('ppp');
  });

  it('is accepted at its bounds', async () => {
    const { session } = await startAsAcme();
    const body = {
      appUrl: `https://new.test/${'a'.repeat(2048 - 17)}`,
      label: 'a'.repeat(150),
      spec: 'é'.repeat(2_000_000),
      tenantOneCredentials: manyOf(20, {
        role: 'a'.repeat(100),
        username: 'a'.repeat(320),
        password: 'a'.repeat(1024),
        loginUrl: `https://new.test/${'a'.repeat(2048 - 17)}`,
      }),
      skipEndpoints: manyOf(200, `*:/${'a'.repeat(497)}`),
      headers: manyOf(50, `A: ${'b'.repeat(4093)}`),
      maxSteps: 1000,
    };
    expect(await session.post('/apps', body)).toMatchObject({ status: 201 });
  });

  it('of account-setup has to bring credentials', async () => {
    const { session, appId } = await startAsAcme();
    const path = `/apps/${appId('vulnerable.test')}/account-setup`;
    for (const body of [
      {},
      { tenantOneCredentials: [] },
      { tenantOneCredentials: manyOf(21, credential) },
    ]) {
      expect((await session.post(path, body)).status).toBe(400);
    }
    const stored = await session.post(path, { tenantOneCredentials: [credential] });
    expect(stored.body).toMatchObject({ accountsSaved: 1, onboardingResumed: false });
  });
});

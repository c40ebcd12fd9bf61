import { describe, expect, it } from 'vitest';
import { credential, startAsAcme } from '../../support/emulator-session.ts';

const appUrl = 'https://new.test';
const manyOf = <Item>(count: number, item: Item): Item[] => Array(count).fill(item);
/** A credential of the first tenant, with another field. */
const one = (field: object) => ({ tenantOneCredentials: [{ ...credential, ...field }] });
const fieldsOf = (errors: { field: string }[]) => errors.map(({ field }) => field);

describe('the body of a registration', () => {
  it.each<[string, object]>([
    ['appUrl', { appUrl: undefined }],
    ['appUrl', { appUrl: 'ftp://new.test' }],
    ['appUrl', { appUrl: 'new.test' }],
    ['appUrl', { appUrl: 'https://[::' }],
    ['appUrl', { appUrl: `https://new.test/${'a'.repeat(2048)}` }],
    ['label', { label: 'a'.repeat(151) }],
    ['spec', { spec: 'a'.repeat(2_000_001) }],
    ['spec', { spec: {} }],
    ['colour', { colour: 'red' }],
    ['createTestAccounts', { createTestAccounts: 'true' }],
    ['maxSteps', { maxSteps: 0 }],
    ['maxSteps', { maxSteps: 1001 }],
    ['maxSteps', { maxSteps: 1.5 }],
    ['tenantOneCredentials', { tenantOneCredentials: manyOf(21, credential) }],
    ['tenantTwoCredentials', { tenantTwoCredentials: manyOf(21, credential) }],
    ['tenantOneCredentials[0].role', one({ role: 'a'.repeat(101) })],
    ['tenantOneCredentials[0].password', one({ password: undefined })],
    ['tenantOneCredentials[0].password', one({ password: 'a'.repeat(1025) })],
    ['tenantOneCredentials[0].username', one({ username: 'a'.repeat(321) })],
    ['tenantOneCredentials[0].loginUrl', one({ loginUrl: 'login' })],
    ['tenantTwoCredentials[0].totp', { tenantTwoCredentials: [{ ...credential, totp: '1' }] }],
    ['skipEndpoints', { skipEndpoints: manyOf(201, 'GET:/a') }],
    ['skipEndpoints[0]', { skipEndpoints: ['GET /a'] }],
    ['skipEndpoints[0]', { skipEndpoints: ['GET:/a:b'] }],
    ['skipEndpoints[1]', { skipEndpoints: ['*:/a/**', `GET:/${'a'.repeat(500)}`] }],
    ['headers', { headers: manyOf(51, 'A: b') }],
    ['headers[0]', { headers: ['no colon'] }],
    ['headers[0]', { headers: [`A: ${'b'.repeat(4096)}`] }],
  ])('is refused when %s breaks its bounds, and nothing is registered', async (field, body) => {
    const { session } = await startAsAcme();
    const refused = await session.register(appUrl, body);
    expect(refused.status).toBe(400);
    expect(fieldsOf(refused.body.errors)).toContain(field);
    expect((await session.get('/apps?search=new.test')).body.total).toBe(0);
  });

  it('errors name every invalid field but contain no value', async () => {
    const { session } = await startAsAcme();
    const body = { label: 7, maxSteps: 0, ...one({ password: 'p'.repeat(1025) }) };
    const { errors } = (await session.post('/apps', body)).body;
    const fields = ['appUrl', 'label', 'maxSteps', 'tenantOneCredentials[0].password'];
    expect(fieldsOf(errors).sort()).toEqual(fields);
    expect(JSON.stringify(errors)).not.toContain('ppp');
  });

  it('is accepted at its bounds', async () => {
    const { session } = await startAsAcme();
    const longest = `https://new.test/${'a'.repeat(2048 - 17)}`;
    const registered = await session.register(longest, {
      label: 'a'.repeat(150),
      spec: 'é'.repeat(2_000_000),
      tenantOneCredentials: manyOf(20, {
        role: 'a'.repeat(100),
        username: 'a'.repeat(320),
        password: 'a'.repeat(1024),
        loginUrl: longest,
      }),
      skipEndpoints: manyOf(200, `*:/${'a'.repeat(497)}`),
      headers: manyOf(50, `A: ${'b'.repeat(4093)}`),
      maxSteps: 1000,
    });
    expect(registered).toMatchObject({ status: 201 });
  });

  it('of account-setup must contain credentials', async () => {
    const { session, appId } = await startAsAcme();
    const path = `/apps/${appId('vulnerable.test')}/account-setup`;
    const none = { tenantOneCredentials: [] };
    for (const body of [{}, none, { tenantOneCredentials: manyOf(21, credential) }])
      expect((await session.post(path, body)).status).toBe(400);
    const stored = await session.post(path, one({}));
    expect(stored.body).toMatchObject({ accountsSaved: 1, onboardingResumed: false });
  });
});

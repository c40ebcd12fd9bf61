import { describe, expect, it } from 'vitest';
import { postOf, startAsAcme } from '../../support/emulator-session.ts';

async function start(options = {}) {
  const started = await startAsAcme(options);
  const { baseUrl, authUrl, accounts } = started.emulator;
  const requestToken = (body: object) => fetch(`${authUrl}/api/v1/auth/token`, postOf(body));
  const tokenOf = async (username = 'appsec@acme.test') => {
    const { password } = accounts.find((known) => known.username === username) ?? {};
    const answer = await requestToken({ username, password });
    return ((await answer.json()) as { id_token: string }).id_token;
  };
  const listApps = (authorization?: string) =>
    fetch(`${baseUrl}/apps`, authorization ? { headers: { Authorization: authorization } } : {});
  return { ...started, requestToken, tokenOf, listApps };
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('the token endpoint', () => {
  it('answers a JWT that carries user, organization and role', async () => {
    const { tokenOf } = await start({ tokenSeconds: 900 });
    expect(claimsOf(await tokenOf('viewer@acme.test'))).toMatchObject({
      sub: 'viewer@acme.test',
      email: 'viewer@acme.test',
      organization: 'acme',
      role: 'Viewer',
      exp: Date.parse('2027-01-01T00:15:00Z') / 1000,
    });
  });

  it('never answers the same token twice', async () => {
    const { tokenOf } = await start();
    expect(await tokenOf()).not.toBe(await tokenOf());
  });

  it.each([
    [401, { username: 'appsec@acme.test', password: 'wrong' }],
    [401, { username: 'nobody@acme.test', password: 'rehearse-acme-appsec' }],
    [400, { username: 'appsec@acme.test' }],
    [400, { username: 'appsec@acme.test', password: 7 }],
    [400, []],
  ])('answers %i to %j', async (status, body) => {
    const { requestToken } = await start();
    const response = await requestToken(body);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('a token', () => {
  it('opens the API until it expires', async () => {
    const { clock, tokenOf, listApps } = await start({ tokenSeconds: 60 });
    const token = await tokenOf();
    clock.advance(59);
    expect((await listApps(`Bearer ${token}`)).status).toBe(200);
    clock.advance(1);
    const expired = await listApps(`Bearer ${token}`);
    expect(expired.status).toBe(401);
    expect(await expired.json()).toMatchObject({
      status: 401,
      detail: expect.stringContaining('expired'),
    });
    expect((await listApps(`Bearer ${await tokenOf()}`)).status).toBe(200);
  });

  it('of another kind, of another emulator, changed, or missing is refused', async () => {
    const foreign = await (await start()).tokenOf();
    const { tokenOf, listApps } = await start();
    const token = await tokenOf();
    const [header, , signature] = token.split('.');
    const claims = encode({ ...claimsOf(token), sub: 'admin@globex.test' });
    const forged = `${header}.${claims}.${signature}`;
    const unsigned = `${encode({ alg: 'none' })}.${claims}.`;
    const bearers = [foreign, forged, unsigned, 'rubbish', 'a.b.c'].map((text) => `Bearer ${text}`);
    for (const authorization of [...bearers, 'Bearer', token, `Basic ${token}`])
      expect((await listApps(authorization)).status, authorization).toBe(401);
    const missing = await listApps();
    expect(missing.status).toBe(401);
    expect(missing.headers.get('www-authenticate')).toBe('Bearer');
  });
});

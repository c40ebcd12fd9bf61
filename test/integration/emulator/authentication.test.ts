import { afterEach, describe, expect, it } from 'vitest';
import { startTestEmulator } from './support/session.ts';

let stop = async () => {};
afterEach(() => stop());

async function start(options = {}) {
  const started = await startTestEmulator(options);
  stop = started.emulator.close;
  const logIn = (body: object) =>
    fetch(`${started.emulator.authUrl}/api/v1/auth/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const tokenOf = async (username = 'appsec@acme.test') => {
    const account = started.emulator.accounts.find((known) => known.username === username);
    const { id_token } = (await (
      await logIn({ username, password: account?.password })
    ).json()) as {
      id_token: string;
    };
    return id_token;
  };
  const listApps = (authorization: string) =>
    fetch(`${started.emulator.baseUrl}/apps`, { headers: { Authorization: authorization } });
  return { ...started, requestToken: logIn, tokenOf, listApps };
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

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
    const other = await start();
    const foreign = await other.tokenOf();
    await stop();
    const { tokenOf, listApps, emulator } = await start();
    const [header, , signature] = (await tokenOf()).split('.');
    const claims = { ...claimsOf(await tokenOf('viewer@acme.test')), sub: 'admin@globex.test' };
    const forged = [
      header,
      Buffer.from(JSON.stringify(claims)).toString('base64url'),
      signature,
    ].join('.');
    const unsigned = [
      Buffer.from('{"alg":"none"}').toString('base64url'),
      forged.split('.')[1],
      '',
    ].join('.');
    const token = await tokenOf();
    for (const header of [foreign, forged, unsigned, 'rubbish', 'a.b.c'].map(
      (text) => `Bearer ${text}`,
    )) {
      expect((await listApps(header)).status).toBe(401);
    }
    for (const header of ['Bearer', token, `Basic ${token}`])
      expect((await listApps(header)).status).toBe(401);
    const missing = await fetch(`${emulator.baseUrl}/apps`);
    expect(missing.status).toBe(401);
    expect(missing.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('is needed for the contract too', async () => {
    const { emulator } = await start();
    expect((await fetch(`${emulator.baseUrl}/openapi.yaml`)).status).toBe(401);
  });
});

describe('the role Viewer', () => {
  it('reads everything and writes nothing', async () => {
    const { logIn, appId, clock } = await start();
    const viewer = await logIn('viewer@acme.test');
    const appSec = await logIn();
    const app = `/apps/${appId('vulnerable.test')}`;
    const run = await appSec.post(`${app}/security-agent`);
    clock.advance(10);
    const [finding] = (await viewer.get(`${app}/vulnerabilities`)).body.data;
    const [report] = (await viewer.get(`${app}/reports`)).body.data;
    for (const path of [
      '/apps',
      app,
      `/tasks/${run.body.taskId}`,
      `/vulnerabilities/${finding.id}`,
    ]) {
      expect((await viewer.get(path)).status).toBe(200);
    }
    expect((await viewer.raw(`/reports/${report.reportId}`)).status).toBe(200);
    const credentials = [{ role: 'a', username: 'b', password: 'c' }];
    const writes: [string, object?][] = [
      ['/apps', { appUrl: 'https://new.test' }],
      [`${app}/account-setup`, { tenantOneCredentials: credentials }],
      [`${app}/security-agent`],
      [`${app}/vision-agent`],
      [`/vulnerabilities/${finding.id}/fix`],
      [`/vulnerabilities/${finding.id}/dismiss`],
      [`/vulnerabilities/${finding.id}/reopen`],
    ];
    for (const [path, body] of writes) expect((await viewer.post(path, body)).status).toBe(403);
    expect((await viewer.delete(app)).status).toBe(403);
    expect((await appSec.get(app)).status).toBe(200);
  });
});

describe('another organization', () => {
  it('sees none of it, and is never told that it exists', async () => {
    const { logIn, appId, clock } = await start();
    const acme = await logIn();
    const globex = await logIn('admin@globex.test');
    const app = `/apps/${appId('vulnerable.test')}`;
    const { taskId } = (await acme.post(`${app}/security-agent`)).body;
    clock.advance(10);
    const [finding] = (await acme.get(`${app}/vulnerabilities`)).body.data;
    const [report] = (await acme.get(`${app}/reports`)).body.data;
    const reads = [
      app,
      `${app}/vulnerabilities`,
      `${app}/reports`,
      `/tasks/${taskId}`,
      `/tasks/task_reg_${appId('vulnerable.test')}`,
      `/vulnerabilities/${finding.id}`,
      `/reports/${report.reportId}`,
    ];
    for (const path of reads) expect((await globex.get(path)).status).toBe(404);
    const credentials = { tenantOneCredentials: [{ role: 'a', username: 'b', password: 'c' }] };
    expect((await globex.post(`${app}/account-setup`, credentials)).status).toBe(404);
    for (const name of ['security-agent', 'vision-agent'])
      expect((await globex.post(`${app}/${name}`)).status).toBe(404);
    for (const name of ['fix', 'dismiss', 'reopen']) {
      expect((await globex.post(`/vulnerabilities/${finding.id}/${name}`)).status).toBe(404);
    }
    expect((await globex.delete(app)).status).toBe(404);
    expect((await globex.get('/apps')).body.data).toMatchObject([
      { appUrl: 'https://globex.test' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { credential, postOf, startAsAcme } from '../../support/emulator-session.ts';

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

  it('is needed for the contract too', async () => {
    const { emulator } = await start();
    expect((await fetch(`${emulator.baseUrl}/openapi.yaml`)).status).toBe(401);
  });
});

/** Every read and write of an app that was tested, its run, a finding and a report. */
async function everything() {
  const started = await startAsAcme();
  const { session, clock, appId } = started;
  const id = appId('vulnerable.test');
  const { taskId } = (await session.trigger(id)).body;
  clock.advance(10);
  const [finding] = (await session.findings(id)).data;
  const [report] = (await session.reports(id)).data;
  const app = `/apps/${id}`;
  const ofApp = [app, `${app}/vulnerabilities`, `${app}/reports`, `/tasks/task_reg_${id}`];
  const others = [`/tasks/${taskId}`, `/vulnerabilities/${finding.id}`];
  const writes: [string, object?][] = [
    [`${app}/account-setup`, { tenantOneCredentials: [credential] }],
    [`${app}/security-agent`],
    [`${app}/vision-agent`],
    [`/vulnerabilities/${finding.id}/fix`],
    [`/vulnerabilities/${finding.id}/dismiss`],
    [`/vulnerabilities/${finding.id}/reopen`],
  ];
  return { ...started, app, reads: [...ofApp, ...others, `/reports/${report.reportId}`], writes };
}

it('the role Viewer reads everything and writes nothing', async () => {
  const { logIn, session, app, reads, writes } = await everything();
  const viewer = await logIn('viewer@acme.test');
  for (const path of ['/apps', ...reads]) expect((await viewer.raw(path)).status, path).toBe(200);
  for (const [path, body] of [['/apps', { appUrl: 'https://new.test' }] as const, ...writes])
    expect((await viewer.post(path, body)).status, path).toBe(403);
  expect((await viewer.delete(app)).status).toBe(403);
  expect((await session.get(app)).status).toBe(200);
});

it('another organization sees none of it, and is never told that it exists', async () => {
  const { logIn, app, reads, writes } = await everything();
  const globex = await logIn('admin@globex.test');
  const viewer = await logIn('viewer@acme.test');
  const notFound = { status: 404, body: { type: expect.stringMatching(/not-found$/) } };
  for (const path of reads) expect(await globex.get(path), path).toMatchObject(notFound);
  for (const [path, body] of writes)
    expect(await globex.post(path, body), path).toMatchObject(notFound);
  expect(await globex.delete(app)).toMatchObject(notFound);
  const { data } = (await globex.get('/apps')).body;
  expect(data).toMatchObject([{ appUrl: 'https://globex.test' }]);
  // Nor is it said that a role may not write it.
  const foreign = `/apps/${data[0].appId}`;
  expect(await viewer.delete(foreign)).toMatchObject(notFound);
  expect(await viewer.post(`${foreign}/security-agent`)).toMatchObject(notFound);
  expect(await viewer.post(`/vulnerabilities/${'0'.repeat(24)}/fix`)).toMatchObject(notFound);
});

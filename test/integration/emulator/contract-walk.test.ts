import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { responseCheck } from '../../../src/emulator/response-checks.ts';
import {
  contractFile,
  describedAnswers,
  describedEndpoints,
  strictCheck,
  templateFinder,
} from './support/contract-schemas.ts';
import { type Session, startTestEmulator } from './support/session.ts';

const credential = {
  role: 'Admin',
  username: 'admin@app.test',
  password: 'open-sesame',
  loginUrl: 'https://a.test/in',
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

type Started = Awaited<ReturnType<typeof startTestEmulator>>;

async function start(options = {}): Promise<Started> {
  const started = await startTestEmulator(options);
  stops.push(started.emulator.close);
  return started;
}

async function walkLogin({ emulator }: Started): Promise<void> {
  const send = (body: string) =>
    fetch(`${emulator.authUrl}/api/v1/auth/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  await send('{}');
  await send('{"username":"nobody","password":"wrong"}');
}

/**
 * Every path and method without a token, as a viewer, as a stranger, and with the first thing wrong
 * that can be.
 */
async function walkRefusals({ emulator, appId, logIn }: Started): Promise<void> {
  const viewer = await logIn('viewer@acme.test');
  const globex = await logIn('admin@globex.test');
  const free = await logIn('appsec@free.test');
  const broke = await logIn('appsec@broke.test');
  const id = appId('vulnerable.test');
  const setUp = { tenantOneCredentials: [credential] };
  for (const { method, path } of describedEndpoints()) {
    if (path.startsWith('/api/')) continue;
    const target = path.replace('{appId}', id).replace(/{\w+}/, 'unknown');
    const bodies: Record<string, object> = {
      '/apps': { appUrl: 'https://a.test' },
      '/apps/{appId}/account-setup': setUp,
    };
    const body = method === 'POST' && bodies[path] ? JSON.stringify(bodies[path]) : undefined;
    const init = { method, ...(body && { body, headers: { 'Content-Type': 'application/json' } }) };
    await fetch(`${emulator.baseUrl}${target}`, init);
    if (method !== 'GET') await viewer.raw(target, init);
    if (path !== '/apps') await globex.raw(target, init);
  }
  await free.get(`/apps/${appId('free.test')}/reports`);
  await free.get('/reports/any');
  await free.get('/vulnerabilities/any');
  await broke.post('/apps', { appUrl: 'https://a.test' });
  await broke.post(`/apps/${appId('broke.test')}/security-agent`);
}

async function walkApps({ clock, logIn }: Started): Promise<void> {
  const session = await logIn();
  await session.post('/apps', {});
  await session.post('/apps', { appUrl: 'https://vulnerable.test' });
  await session.post('/apps', { appUrl: 'https://outside.test' });
  await session.post('/apps', { appUrl: 'https://no-engine.test' });
  await session.post('/apps', { appUrl: 'https://registration-error.test' });
  await session.post('/apps', { appUrl: 'https://mapped.test', createTestAccounts: false });
  const { appId } = (await session.post('/apps', { appUrl: 'https://captcha.test' })).body;
  await session.post(`/apps/${appId}/security-agent`);
  clock.advance(100);
  await session.post(`/apps/${appId}/account-setup`, {});
  await session.post(`/apps/${appId}/account-setup`, { tenantOneCredentials: [credential] });
  await session.get('/apps?page=0');
  await session.get('/apps?search=c&page=1&pageSize=100');
  await session.get(`/apps/${appId}`);
  await session.get(`/tasks/task_reg_${appId}`);
  await session.delete(`/apps/${appId}`);
  await session.raw('/openapi.yaml');
}

async function walkRuns({ clock, logIn }: Started): Promise<void> {
  const session = await logIn();
  const { appId } = (
    await session.post('/apps', { appUrl: 'https://vision-error.test', spec: '{}' })
  ).body;
  const app = `/apps/${appId}`;
  clock.advance(20);
  for (let attempt = 0; attempt < 3; attempt += 1) await session.post(`${app}/vision-agent`);
  await session.post(`${app}/vision-agent`, { operation: 'none' });
  for (let attempt = 0; attempt < 2; attempt += 1) await session.post(`${app}/security-agent`);
  clock.advance(10);
  await session.get(`${app}/vulnerabilities?pageSize=0`);
  await session.get(`${app}/reports?pageSize=0`);
  const { data: reports } = (await session.get(`${app}/reports`)).body;
  await session.raw(`/reports/${reports[0].reportId}`);
  const { data: findings } = (await session.get(`${app}/vulnerabilities`)).body;
  await triage(session, findings[0].id);
}

async function triage(session: Session, id: string): Promise<void> {
  await session.get(`/vulnerabilities/${id}`);
  await session.post(`/vulnerabilities/${id}/fix`, { fixComment: 7 });
  await session.post(`/vulnerabilities/${id}/fix`, { fixComment: 'Merged.' });
  await session.post(`/vulnerabilities/${id}/dismiss`, { fixComment: 7 });
  for (const name of ['dismiss', 'reopen', 'reopen'])
    await session.post(`/vulnerabilities/${id}/${name}`);
}

async function walkLimits({ logIn, appId }: Started): Promise<void> {
  const session = await logIn();
  const app = `/apps/${appId('clean.test')}`;
  for (let count = 0; count < 11; count += 1) {
    await session.post('/apps', {});
    await session.post(`${app}/security-agent`);
    await session.post(`${app}/vision-agent`);
    await session.delete('/apps/unknown');
  }
  for (let count = 0; count < 30; count += 1) await session.post('/vulnerabilities/unknown/fix');
  for (const name of ['fix', 'dismiss', 'reopen'])
    await session.post(`/vulnerabilities/unknown/${name}`);
}

describe('the contract', () => {
  it('describes every answer that the emulator gives, and the emulator gives every answer that it describes', async () => {
    const started = await start();
    await walkLogin(started);
    await walkRefusals(started);
    await walkApps(started);
    await walkRuns(started);
    const limited = await start({ rateLimits: true });
    await walkLimits(limited);
    const requests = [...started.emulator.requests, ...limited.emulator.requests];
    const templateOf = templateFinder();
    const given = new Set(
      requests.map(({ method, path, status }) => `${method} ${templateOf(path)} ${status}`),
    );
    const described = describedAnswers().map(
      ({ method, path, status }) => `${method} ${path} ${status}`,
    );
    expect(described.filter((answer) => !given.has(answer))).toEqual([]);
    // An emulator that checks its answers gives a 500 where one breaks the contract, which would be
    // among these.
    expect([...given].filter((answer) => !described.includes(answer))).toEqual([]);
  });

  it('names every field that the emulator answers', async () => {
    const { logIn, appId, clock } = await start();
    const session = await logIn();
    const check = strictCheck();
    const app = `/apps/${appId('vulnerable.test')}`;
    const expectNamed = (
      method: string,
      path: string,
      { status, body }: { status: number; body: unknown },
    ) => expect(check({ method, path, status: String(status) }, body)).toBeUndefined();
    expectNamed(
      'POST',
      '/apps/{appId}/security-agent',
      await session.post(`${app}/security-agent`),
    );
    const vision = await session.post(`${app}/vision-agent`);
    expectNamed('POST', '/apps/{appId}/vision-agent', vision);
    expectNamed('GET', '/tasks/{taskId}', await session.get(`/tasks/${vision.body.taskId}`));
    clock.advance(10);
    const findings = await session.get(`${app}/vulnerabilities`);
    expectNamed('GET', '/apps/{appId}/vulnerabilities', findings);
    const id = findings.body.data[0].id;
    expectNamed(
      'POST',
      '/vulnerabilities/{vulnerabilityId}/fix',
      await session.post(`/vulnerabilities/${id}/fix`),
    );
    expectNamed(
      'POST',
      '/vulnerabilities/{vulnerabilityId}/reopen',
      await session.post(`/vulnerabilities/${id}/reopen`),
    );
    expectNamed('GET', '/apps/{appId}/reports', await session.get(`${app}/reports`));
    for (const extra of [{}, { createTestAccounts: false }, { spec: '{}' }]) {
      const appUrl = `https://a${Object.keys(extra)}.test`;
      expectNamed('POST', '/apps', await session.post('/apps', { appUrl, ...extra }));
    }
    const setUp = await session.post(`${app}/account-setup`, {
      tenantOneCredentials: [credential],
    });
    expectNamed('POST', '/apps/{appId}/account-setup', setUp);
    expectNamed('GET', '/apps', await session.get('/apps'));
    expectNamed('GET', '/apps/{appId}', await session.get(app));
    expectNamed('DELETE', '/apps/{appId}', await session.delete(app));
  });

  it('is served as it is', async () => {
    const { logIn } = await start();
    const response = await (await logIn()).raw('/openapi.yaml');
    expect(response.headers.get('content-type')).toBe('application/yaml');
    expect(await response.text()).toBe(readFileSync(contractFile, 'utf8'));
  });
});

describe('an emulator that checks its answers', () => {
  const get = (path: string) => ({ method: 'GET', path });
  const json = (body: object, status = 200, type = 'application/json') =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } });
  const problem = (status: number, extra = {}) =>
    json(
      { type: 'about:blank', title: 'Error', status, ...extra },
      status,
      'application/problem+json',
    );

  it.each([
    ['a missing field', get('/v1/apps'), json({ data: [], total: 0, page: 1 })],
    [
      'a value out of bounds',
      get('/v1/apps'),
      json({ data: [], total: -1, page: 1, pageSize: 20 }),
    ],
    ['a state that there is not', get('/v1/tasks/a'), json({ state: 'DONE' })],
    ['another type', get('/v1/tasks/a'), json({ state: 'RUNNING' }, 200, 'text/plain')],
    ['a status that means something else', get('/v1/tasks/a'), json({ state: 'RUNNING' }, 202)],
    ['the wrong kind of problem', get('/v1/tasks/a'), problem(404)],
    ['a 402 without the balance', get('/v1/reports/a'), problem(402)],
    ['a 429 without Retry-After', { method: 'DELETE', path: '/v1/apps/a' }, problem(429)],
    ['JSON where a problem should be', get('/v1/nothing'), json({ error: 'no' }, 404)],
  ])('notices %s', async (_case, request, response) => {
    expect(await responseCheck()(request, response)).not.toEqual([]);
  });

  it('gives a 500 instead of an answer that breaks the contract', async () => {
    // Years of more than four digits are no RFC 3339.
    const clock = { now: () => Date.UTC(12_027, 0) };
    const listApps = async (checkAnswers: boolean) =>
      (await start({ clock, checkAnswers })).logIn().then((s) => s.get('/apps'));
    expect(await listApps(false)).toMatchObject({ status: 200 });
    const { status, body } = await listApps(true);
    expect(status).toBe(500);
    expect(body.detail).toMatch(/breaks the contract.*createdAt must match format/);
  });

  it('accepts what fits', async () => {
    const page = { data: [], total: 0, page: 1, pageSize: 20 };
    expect(await responseCheck()(get('/v1/apps?page=1'), json(page))).toEqual([]);
    expect(await responseCheck()(get('/v1/nothing'), problem(404))).toEqual([]);
  });
});

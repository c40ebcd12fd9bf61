import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { contractBreaches, templateOf } from '../../../harness/answer-check.ts';
import { contractFile, describedEndpoints, strictCheck } from '../../support/contract.ts';
import { credential, postOf, startAsAcme, typed } from '../../support/emulator-session.ts';

type Started = Awaited<ReturnType<typeof startAsAcme>>;

const login = { ...credential, loginUrl: 'https://a.test/in' };

async function walkLogin({ emulator }: Started): Promise<void> {
  for (const body of [{}, { username: 'nobody', password: 'wrong' }])
    await fetch(`${emulator.authUrl}/api/v1/auth/token`, postOf(body));
}

/**
 * Every path and method, at an app that was tested: without a token, as a viewer, as a stranger, and
 * with the first thing wrong that can be.
 */
async function walkRefusals({ emulator, clock, session, appId, logIn }: Started): Promise<void> {
  const [viewer, globex, free, broke] = [
    await logIn('viewer@acme.test'),
    await logIn('admin@globex.test'),
    await logIn('appsec@free.test'),
    await logIn('appsec@broke.test'),
  ];
  const id = appId('vulnerable.test');
  const { taskId } = (await session.trigger(id)).body;
  clock.advance(10);
  const ids: Record<string, string> = {
    '{appId}': id,
    '{taskId}': taskId,
    '{vulnerabilityId}': (await session.findings(id)).data[0].id,
    '{reportId}': (await session.reports(id)).data[0].reportId,
  };
  const bodies: Record<string, object> = {
    '/apps': { appUrl: 'https://a.test' },
    '/apps/{appId}/account-setup': { tenantOneCredentials: [login] },
  };
  for (const { method, path } of describedEndpoints()) {
    if (path.startsWith('/api/')) continue;
    const target = path.replace(/{\w+}/, (name) => ids[name] ?? '');
    const init = method === 'POST' && bodies[path] ? postOf(bodies[path]) : { method };
    const answers = [
      await fetch(`${emulator.baseUrl}${target}`, init),
      await viewer.raw(target, init),
      ...(path.includes('{') ? [await globex.raw(target, init)] : []),
    ];
    const statuses = [401, method === 'GET' ? 200 : 403, 404].slice(0, answers.length);
    expect(
      answers.map(({ status }) => status),
      `${method} ${path}`,
    ).toEqual(statuses);
    for (const { headers } of answers.filter(({ status }) => status > 400))
      expect(headers.get('content-type')).toBe('application/problem+json');
  }
  await free.reports(appId('free.test'));
  await free.get('/reports/any');
  await free.get('/vulnerabilities/any');
  await broke.register('https://a.test');
  await broke.trigger(appId('broke.test'));
}

async function walkApps({ clock, session }: Started): Promise<void> {
  await session.post('/apps', {});
  for (const name of ['vulnerable', 'outside', 'no-engine', 'registration-error'])
    await session.register(`https://${name}.test`);
  await session.register('https://mapped.test', { createTestAccounts: false });
  const { appId } = (await session.register('https://captcha.test')).body;
  await session.trigger(appId);
  clock.advance(100);
  await session.post(`/apps/${appId}/account-setup`, {});
  await session.post(`/apps/${appId}/account-setup`, { tenantOneCredentials: [login] });
  await session.get('/apps?page=0');
  await session.get('/apps?search=c&page=1&pageSize=100');
  await session.get(`/apps/${appId}`);
  await session.get(`/tasks/task_reg_${appId}`);
  await session.delete(`/apps/${appId}`);
  await session.raw('/openapi.yaml');
}

async function walkRuns({ clock, session, logIn }: Started): Promise<void> {
  const { appId } = (await session.register('https://vision-error.test', { spec: '{}' })).body;
  clock.advance(20);
  for (let attempt = 0; attempt < 3; attempt += 1) await session.map(appId);
  await session.map(appId, { operation: 'none' });
  for (let attempt = 0; attempt < 2; attempt += 1) await session.trigger(appId);
  clock.advance(10);
  await session.findings(appId, 'pageSize=0');
  await session.reports(appId, 'pageSize=0');
  const [report] = (await session.reports(appId)).data;
  await session.raw(`/reports/${report.reportId}`);
  const [{ id }] = (await session.findings(appId)).data;
  await session.get(`/vulnerabilities/${id}`);
  const viewer = await logIn('viewer@acme.test');
  for (const decision of ['fix', 'dismiss', 'reopen']) await viewer.decide(id, decision);
  await session.decide(id, 'fix', { fixComment: 7 });
  await session.decide(id, 'fix', { fixComment: 'Merged.' });
  await session.decide(id, 'dismiss', { fixComment: 7 });
  for (const decision of ['dismiss', 'reopen', 'reopen']) await session.decide(id, decision);
}

async function walkLimits({ session, appId }: Started): Promise<void> {
  for (let count = 0; count < 11; count += 1) {
    await session.post('/apps', {});
    await session.trigger(appId('clean.test'));
    await session.map(appId('clean.test'));
    await session.delete('/apps/unknown');
  }
  for (let count = 0; count < 30; count += 1) await session.decide('unknown', 'fix');
  for (const decision of ['fix', 'dismiss', 'reopen']) await session.decide('unknown', decision);
}

describe('the contract', () => {
  it('describes every answer of the emulator, and no answer that the emulator never sends', async () => {
    const started = await startAsAcme();
    await walkLogin(started);
    await walkRefusals(started);
    await walkApps(started);
    await walkRuns(started);
    const limited = await startAsAcme({ rateLimits: true });
    await walkLimits(limited);
    const requests = [...started.emulator.requests, ...limited.emulator.requests];
    const given = new Set(
      requests.map(({ method, path, status }) => `${method} ${templateOf(path)} ${status}`),
    );
    const described = describedEndpoints().flatMap(({ method, path, statuses }) =>
      statuses.map((status) => `${method} ${path} ${status}`),
    );
    expect(described.filter((answer) => !given.has(answer))).toEqual([]);
    // An emulator that checks its answers gives a 500 where one breaks the contract, which would be
    // among these.
    expect([...given].filter((answer) => !described.includes(answer))).toEqual([]);
  });

  it('requires a token, lets a viewer only read, and hides the apps of other organizations', async () => {
    const started = await startAsAcme();
    await walkRefusals(started);
    const { session, logIn, appId } = started;
    expect((await session.get(`/apps/${appId('vulnerable.test')}`)).status).toBe(200);
    const globex = await logIn('admin@globex.test');
    const { data } = (await globex.get('/apps')).body;
    expect(data).toMatchObject([{ appUrl: 'https://globex.test' }]);
    // Nor is a viewer told that a role may not write what is hidden.
    const [viewer, foreign] = [await logIn('viewer@acme.test'), `/apps/${data[0].appId}`];
    const answers = [await viewer.delete(foreign), await viewer.trigger(data[0].appId)];
    answers.push(await viewer.decide('0'.repeat(24), 'fix'), await session.get(foreign));
    answers.push(await globex.get(`/tasks/task_reg_${appId('vulnerable.test')}`));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, body: typed('not-found') });
  });

  it('names every field that the emulator answers', async () => {
    const answers: [method: string, response: Response][] = [];
    const original = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const response = await original(url, init);
      answers.push([init?.method ?? 'GET', response.clone()]);
      return response;
    });
    for (const walk of [walkLogin, walkRefusals, walkApps, walkRuns])
      await walk(await startAsAcme());
    const check = strictCheck();
    const isJson = ({ headers }: Response) => headers.get('content-type') === 'application/json';
    for (const [method, response] of answers.filter((answer) => isJson(answer[1]))) {
      const path = templateOf(new URL(response.url).pathname) ?? '';
      const call = { method, path, status: String(response.status) };
      expect(check(call, await response.json()), `${method} ${path}`).toBeUndefined();
    }
    expect(answers.length).toBeGreaterThan(100);
  });

  it('is served unchanged', async () => {
    const { session } = await startAsAcme();
    const response = await session.raw('/openapi.yaml');
    expect(response.headers.get('content-type')).toBe('application/yaml');
    expect(await response.text()).toBe(readFileSync(contractFile, 'utf8'));
  });
});

describe('an emulator that checks its answers', () => {
  const get = (path: string) => ({ method: 'GET', path });
  const json = (body: object, status = 200, type = 'application/json') =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } });
  const problem = (status: number) =>
    json({ type: 'about:blank', title: 'Error', status }, status, 'application/problem+json');
  const page = { data: [], total: 0, page: 1, pageSize: 20 };

  it.each([
    ['a missing field', get('/v1/apps'), json({ ...page, pageSize: undefined })],
    ['a value out of bounds', get('/v1/apps'), json({ ...page, total: -1 })],
    ['a state that there is not', get('/v1/tasks/a'), json({ state: 'DONE' })],
    ['another type', get('/v1/tasks/a'), json({ state: 'RUNNING' }, 200, 'text/plain')],
    ['a status that means something else', get('/v1/tasks/a'), json({ state: 'RUNNING' }, 202)],
    ['the wrong kind of problem', get('/v1/tasks/a'), problem(404)],
    ['a 402 without the balance', get('/v1/reports/a'), problem(402)],
    ['a 429 without Retry-After', { method: 'DELETE', path: '/v1/apps/a' }, problem(429)],
    ['JSON where a problem should be', get('/v1/nothing'), json({ error: 'no' }, 404)],
  ])('notices %s', async (_case, request, response) => {
    expect(await contractBreaches(request, response)).not.toEqual([]);
  });

  it('returns 500 instead of an answer that breaks the contract', async () => {
    // Years of more than four digits are no RFC 3339.
    const clock = { now: () => Date.UTC(12_027, 0) };
    const unchecked = await startAsAcme({ clock, middleware: (_context, next) => next() });
    expect(await unchecked.session.get('/apps')).toMatchObject({ status: 200 });
    const { session } = await startAsAcme({ clock });
    const { status, body } = await session.get('/apps');
    expect(status).toBe(500);
    expect(body.detail).toMatch(/breaks the contract.*createdAt must match format/);
  });

  it('accepts what fits', async () => {
    expect(await contractBreaches(get('/v1/apps?page=1'), json(page))).toEqual([]);
    expect(await contractBreaches(get('/v1/nothing'), problem(404))).toEqual([]);
  });
});

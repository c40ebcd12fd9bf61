import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { describeRequest, startFaultProxy } from '../../../harness/fault-proxy.ts';
import {
  type FaultRule,
  gzipBomb,
  htmlPage,
  jsonText,
  type Mishap,
  problem,
  redirect,
} from '../../../harness/faults.ts';
import { close, listen } from '../../../harness/loopback-server.ts';

const seen: string[] = [];
const service = createServer(async (request, response) => {
  seen.push(`${request.method} ${request.url} ${await text(request)}`);
  const headers = { 'content-type': 'application/json', 'x-kept': 'yes' };
  response.writeHead(request.method === 'POST' ? 202 : 200, headers);
  response.end(JSON.stringify({ host: request.headers.host, data: ['one', 'two'] }));
});
const target = await listen(service);
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => close(service));

async function start(rules: FaultRule[] = [], delayMs = 0) {
  const proxy = await startFaultProxy({ target, rules, delayMs });
  onTestFinished(proxy.close);
  const get = (path = '/v1/apps', init: RequestInit = {}) =>
    fetch(proxy.origin + path, { redirect: 'manual', ...init });
  return { proxy, get };
}

/** A proxy that does this to every request. */
const startWith = (mishap: Mishap) => start([{ path: /./, ...mishap }]);
const msOf = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};
const causeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.message,
  );

describe('without a rule', () => {
  it('passes requests and answers on as they are, the host included', async () => {
    const { proxy, get } = await start();
    const answer = await get('/v1/apps?page=1', { method: 'POST', body: '{"a":1}' });
    expect(answer.status).toBe(202);
    expect(answer.headers.get('x-kept')).toBe('yes');
    expect(await answer.json()).toEqual({ host: new URL(proxy.origin).host, data: ['one', 'two'] });
    expect(seen).toEqual(['POST /v1/apps?page=1 {"a":1}']);
    expect(proxy.requests.map(describeRequest)).toEqual(['POST /v1/apps?page=1 → 202']);
    expect(proxy.requests[0]).toMatchObject({ body: '{"a":1}', serviceStatus: 202 });
  });

  it('adds a delay to every answer, side by side', async () => {
    const { proxy, get } = await start([], 150);
    await Promise.all([get('/a'), get('/b'), get('/c')]);
    for (const { receivedAt, answeredAt = 0 } of proxy.requests)
      expect(answeredAt - receivedAt).toBeGreaterThan(145);
    const answers = proxy.requests.map(({ answeredAt = 0 }) => answeredAt);
    const arrivals = proxy.requests.map(({ receivedAt }) => receivedAt);
    expect(Math.max(...arrivals)).toBeLessThan(Math.min(...answers));
  });

  it('gives the first answer again where it is told to keep it', async () => {
    const proxy = await startFaultProxy({ target, keep: /\/kept/ });
    onTestFinished(proxy.close);
    const bodies = [];
    for (const path of ['/kept?page=1', '/kept?page=1', '/kept?page=2', '/other', '/other'])
      bodies.push(await (await fetch(proxy.origin + path)).text());
    expect(bodies[1]).toBe(bodies[0]);
    const paths = ['/kept?page=1', '/kept?page=2', '/other', '/other'];
    expect(seen.map((line) => line.trim())).toEqual(paths.map((path) => `GET ${path}`));
  });

  it('tells of a request on arrival and once answered', async () => {
    const { proxy, get } = await start();
    const arrived = proxy.once(({ path }) => path === '/b').then(({ status }) => status);
    const answered = proxy.once(({ path, status }) => path === '/b' && status !== undefined);
    await get('/a');
    await get('/b');
    expect(await arrived).toBeUndefined();
    expect(await answered).toMatchObject({ path: '/b', status: 200 });
  });
});

describe('a rule', () => {
  it('hits requests of its method and path alone', async () => {
    const { get } = await start([{ method: 'POST', path: /\/apps\?page=2$/, fault: problem(503) }]);
    expect((await get('/v1/apps?page=2')).status).toBe(200);
    expect((await get('/v1/apps?page=1', { method: 'POST' })).status).toBe(202);
    expect((await get('/v1/apps?page=2', { method: 'POST' })).status).toBe(503);
  });

  it('hits the given ones of them, and another rule the rest', async () => {
    const { get } = await start([
      { path: /apps/, nth: [1, 3], fault: problem(500) },
      { path: /apps/, nth: [2], fault: problem(429, { headers: { 'retry-after': '7' } }) },
    ]);
    const statuses = [(await get('/other')).status];
    for (let i = 0; i < 4; i++) statuses.push((await get()).status);
    expect(statuses).toEqual([200, 500, 429, 500, 200]);
  });
});

describe('an outage', () => {
  it.each([
    ['refuse', 'UND_ERR_SOCKET'],
    ['reset', 'ECONNRESET'],
  ] as const)('can %s the connection', async (kind, code) => {
    const { proxy, get } = await startWith({ fault: { kind } });
    expect(await causeOf(get())).toBe(code);
    expect(seen).toEqual([]);
    expect(proxy.requests.map(describeRequest)).toEqual([`GET /v1/apps → ${kind}`]);
  });

  it('can hang', async () => {
    const { proxy, get } = await startWith({ fault: { kind: 'hang' } });
    await expect(get('/', { signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout');
    expect(proxy.requests.map(describeRequest)).toEqual(['GET / → hang']);
  });

  it('can come before the service sees the request, or after', async () => {
    const fault = { kind: 'reset' } as const;
    for (const forwarded of [false, true]) {
      const { proxy, get } = await start([{ method: 'POST', path: /./, forwarded, fault }]);
      expect(await causeOf(get('/', { method: 'POST' }))).toBe('ECONNRESET');
      expect(seen).toEqual(forwarded ? ['POST / '] : []);
      expect(proxy.requests[0]?.serviceStatus).toBe(forwarded ? 202 : undefined);
    }
  });

  it('can be a problem document', async () => {
    const fields = { slug: 'run-already-active', detail: 'Busy', headers: { 'x-a': 'b' } };
    const answer = await (await startWith({ fault: problem(409, fields) })).get();
    expect([answer.status, answer.headers.get('x-a')]).toEqual([409, 'b']);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const type = expect.stringMatching(/\/run-already-active$/);
    expect(await answer.json()).toMatchObject({ type, status: 409, detail: 'Busy' });
  });

  const ofType = (type: string) => ({ 'content-type': type });
  const json = ofType('application/json');
  it.each<[string, Mishap['fault'], number, Record<string, string>, string]>([
    ['a page for people', htmlPage(), 200, ofType('text/html; charset=utf-8'), '<'],
    ['a redirect', redirect('https://a.test/'), 302, { location: 'https://a.test/' }, ''],
    ['JSON that is none', jsonText('{"data":['), 200, json, '{"data":['],
    ['JSON of nothing', jsonText('null'), 200, json, 'null'],
  ])('can be %s', async (_, fault, status, headers, beginning) => {
    const answer = await (await startWith({ fault })).get();
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
    expect((await answer.text()).startsWith(beginning)).toBe(true);
  });

  it('can be a small answer that inflates', async () => {
    const { get } = await startWith({ fault: gzipBomb(30) });
    const answer = await get();
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(50_000);
    expect((await answer.arrayBuffer()).byteLength).toBe(30 * 1024 * 1024);
  });
});

describe('a damaged answer', () => {
  const whole = (origin: string) =>
    JSON.stringify({ host: new URL(origin).host, data: ['one', 'two'] });

  it('can end early: the connection breaks in the middle of the body', async () => {
    const { proxy, get } = await startWith({ fault: { kind: 'close-early' } });
    const answer = await get();
    expect(answer.headers.get('content-length')).toBe(String(whole(proxy.origin).length));
    expect(await causeOf(answer.text())).toBe('UND_ERR_SOCKET');
    expect(proxy.requests.map(describeRequest)).toEqual(['GET /v1/apps → 200 close-early']);
  });

  it('can be truncated: its length fits the half that comes', async () => {
    const { proxy, get } = await startWith({ fault: { kind: 'truncate' } });
    const text = whole(proxy.origin);
    expect(await (await get()).text()).toBe(text.slice(0, Math.floor(text.length / 2)));
  });

  it.each<[string, Mishap['fault'], number]>([
    ['drip', { kind: 'drip', bytes: 10, everyMs: 40 }, 150],
    ['come late', { kind: 'delay', ms: 150 }, 145],
  ])('can %s', async (_, fault, leastMs) => {
    const { proxy, get } = await startWith({ fault });
    const read = async () => expect(await (await get()).text()).toBe(whole(proxy.origin));
    expect(await msOf(read)).toBeGreaterThan(leastMs);
  });

  it('can say something else', async () => {
    const edit = (json: unknown) => ({ ...Object(json), total: 3 });
    const headers = { 'content-type': 'text/plain' };
    const { get } = await startWith({ fault: { kind: 'rewrite', edit, headers } });
    const answer = await get();
    expect(await answer.json()).toMatchObject({ data: ['one', 'two'], total: 3 });
    expect(answer.headers.get('content-type')).toBe('text/plain');
  });
});

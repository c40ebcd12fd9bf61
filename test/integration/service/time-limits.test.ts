import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type FaultRule, problem } from '../../../harness/faults.ts';
import { systemClock } from '../../../src/clock.ts';
import { connectTo, failureOf } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { scriptService } from './support/scripted-service.ts';

const toApp = /\/apps\/\w+$/;
const hang = { kind: 'hang' } as const;

async function timed<T>(call: Promise<T>): Promise<{ outcome: T; ms: number }> {
  const startedAt = performance.now();
  const outcome = await call;
  return { outcome, ms: performance.now() - startedAt };
}

/** A server that accepts connections and says nothing. */
async function startMute(): Promise<number> {
  const sockets = new Set<{ destroy: () => void }>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('the time limit of a request', () => {
  it.each<[string, FaultRule, string]>([
    ['that is never answered', { path: toApp, fault: hang }, 'did not answer'],
    [
      'whose body drips',
      { path: toApp, fault: { kind: 'drip', bytes: 1, everyMs: 50 } },
      'did not end its answer',
    ],
  ])('ends one %s, which is a timeout and tried again', async (_, rule, what) => {
    const { client, retries, appId, origin } = await emulateService({
      rules: [rule],
      connection: { requestTimeoutMs: 1200, maxRetries: 1 },
    });
    const id = appId('clean.test');
    const { outcome, ms } = await timed(failureOf(client.apps.get(id)));
    expect(outcome).toMatchObject({ code: 'timeout', transient: true, notAccepted: false });
    expect(outcome.message).toBe(
      `GET /v1/apps/${id} failed: ${new URL(origin).host} ${what} within 1.2 s (\`request-timeout-seconds\`)`,
    );
    expect(retries).toEqual([{ code: 'timeout', waitMs: 250 }]);
    expect(ms).toBeGreaterThan(2390);
  });

  it('ends one whose connection never comes about', async () => {
    const port = await startMute();
    const { client } = connectTo(`https://127.0.0.1:${port}`, {
      requestTimeoutMs: 150,
      maxRetries: 0,
    });
    const outcome = await failureOf(client.apps.get('x'));
    expect(outcome).toMatchObject({ code: 'timeout', transient: true });
  });

  it('leaves a refusal its status when only the body of it is late', async () => {
    const service = await scriptService((_, response) => {
      response
        .writeHead(429, { 'content-type': 'application/problem+json', 'retry-after': '2' })
        .write('{');
      return undefined;
    });
    const { client, clock } = connectTo(service.origin, { requestTimeoutMs: 2000, maxRetries: 1 });
    expect(await failureOf(client.apps.get('x'))).toMatchObject({
      code: 'rate-limited',
      retryAfterMs: 2000,
    });
    expect(clock.sleeps).toEqual([2000]);
  });

  it('is for each request, the login included', async () => {
    const { client, calls } = await emulateService({
      rules: [{ path: /token$/, nth: [1], fault: hang }],
      connection: { requestTimeoutMs: 2000 },
    });
    await failureOf(client.apps.get('x'));
    expect(calls()).toEqual(['POST /api/v1/auth/token → hang', login, 'GET /v1/apps/x → 404']);
  });

  it('does not end a request that takes its time within it', async () => {
    const rules = [{ path: toApp, fault: { kind: 'delay', ms: 200 } } as const];
    const { client, calls, appId } = await emulateService({
      rules,
      connection: { requestTimeoutMs: 5000 },
    });
    await client.apps.get(appId('clean.test'));
    expect(calls()).toHaveLength(2);
  });

  it('leaves no request behind that it ended: the service sees the connection close', async () => {
    let closed = () => {};
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const service = await scriptService((_, response) => void response.on('close', closed));
    const { client } = connectTo(service.origin, { requestTimeoutMs: 1000, maxRetries: 0 });
    await failureOf(client.apps.get('x'));
    await isClosed;
  });
});

describe('a deadline', () => {
  const clock = systemClock(new AbortController().signal);

  it('ends an attempt that would pass it, and with it the call', async () => {
    const { client, calls, appId } = await emulateService({
      rules: [{ path: toApp, fault: hang }],
      connection: { clock },
    });
    await client.roles();
    const id = appId('clean.test');
    const outcome = await failureOf(client.apps.get(id, { deadline: clock.now() + 2000 }));
    expect(outcome).toMatchObject({ code: 'timeout' });
    expect(outcome.message).toMatch(/within (2|1\.\d+) s$/);
    expect(calls()).toEqual([login, `GET /v1/apps/${id} → hang`]);
  });

  it('ends a login that would pass it', async () => {
    const { client, calls } = await emulateService({
      rules: [{ path: /token$/, fault: hang }],
      connection: { clock },
    });
    const outcome = await failureOf(client.apps.get('x', { deadline: clock.now() + 2000 }));
    expect(outcome).toMatchObject({ code: 'timeout' });
    expect(calls()).toEqual(['POST /api/v1/auth/token → hang']);
  });

  it('that has passed leaves no time to wait in', async () => {
    const { client, clock } = await emulateService({
      rules: [{ path: toApp, fault: problem(500) }],
    });
    await client.roles();
    clock.pass(1000);
    await failureOf(client.apps.get('x', { deadline: 1000 }));
    expect(clock.sleeps).toEqual([]);
  });
});

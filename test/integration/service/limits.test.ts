import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Mishap } from '../../../harness/faults.ts';
import { systemClock } from '../../../src/clock.ts';
import { connectTo, expectFailure, failureOf, serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { startSocketServer } from './support/socket-server.ts';

const mebibyte = 1024 * 1024;
const json = { 'content-type': 'application/json' };
/** An app as text of so many bytes. */
const appOf = (bytes: number) => {
  const head = '{"appId":"a","registrationStatus":"COMPLETED","padding":"';
  return `${head}${'x'.repeat(bytes - head.length - 2)}"}`;
};

/**
 * Writes the same bytes over and over until the client has had enough; gives how many left the
 * server.
 */
async function pour(response: ServerResponse, bytes: Buffer): Promise<number> {
  const { socket } = response;
  const closed = once(response, 'close');
  while (!response.destroyed) {
    const isReady = response.write(bytes);
    await (isReady ? setImmediate() : Promise.race([once(response, 'drain'), closed]));
  }
  return socket?.bytesWritten ?? 0;
}

/** A service whose answer to everything has no end, and how much of it left the server. */
async function serveEndless(status: number, headers: Record<string, string>, bytes: Buffer) {
  const poured = Promise.withResolvers<number>();
  const service = await serve((_, response) => {
    response.writeHead(status, headers);
    poured.resolve(pour(response, bytes));
    return undefined;
  });
  return { ...service, poured: poured.promise };
}

it.each([
  ['objects', '{},', '{}'],
  ['numbers', '1,', '1'],
  ['nested lists', '[', `${']'.repeat(4_000_001)}1`],
])(
  'an answer of more than four million %s is refused, and not asked for again',
  async (_, one, last) => {
    const body = (count: number) => `{"appId":"a","odd":[${one.repeat(count)}${last}]}`;
    const refused = { code: 'unexpected-response', transient: false };
    const message = expect.stringContaining('contains more than 4,000,000 values');
    const { client, apiCalls } = await serve({ body: body(4_000_000) });
    await expectFailure(client.apps.get('a'), { ...refused, message });
    expect(apiCalls()).toHaveLength(1);
  },
);

it('an answer of almost four million values is read', async () => {
  const odd = Array(3_999_000).fill(0);
  const { client } = await serve({
    body: JSON.stringify({ appId: 'a', registrationStatus: 'COMPLETED', odd }),
  });
  expect(await client.apps.get('a')).toMatchObject({ appId: 'a' });
});

describe('an answer of 32 MiB and more', () => {
  const tooLarge = {
    code: 'unexpected-response',
    transient: false,
    message: 'The answer is larger than 32 MiB',
  };

  it('is read up to that size', async () => {
    const { client } = await serve({ body: appOf(32 * mebibyte) });
    expect(await client.apps.get('a')).toMatchObject({ appId: 'a' });
  });

  it('is refused one byte beyond, and not asked for again', async () => {
    const { client, apiCalls } = await serve({ body: appOf(32 * mebibyte + 1) });
    await expectFailure(client.apps.get('a'), tooLarge);
    expect(apiCalls()).toHaveLength(1);
  });

  it('is left in the middle when it has no end', async () => {
    const blanks = Buffer.alloc(256 * 1024, ' ');
    const { client, apiCalls, poured } = await serveEndless(200, json, blanks);
    await expectFailure(client.apps.get('a'), tooLarge);
    expect(await poured).toBeLessThan(64 * mebibyte);
    expect(apiCalls()).toHaveLength(1);
  });

  it('is measured after it was inflated: of a gzip bomb no more is read than makes 32 MiB', async () => {
    // One MiB that shrinks to a tenth: 32 of them are 3.2 MiB on the wire, plus what the sockets
    // buffer.
    const member = gzipSync(
      Buffer.concat([randomBytes(mebibyte / 10), Buffer.alloc(0.9 * mebibyte, ' ')]),
    );
    const headers = { ...json, 'content-encoding': 'gzip' };
    const { client, apiCalls, poured } = await serveEndless(200, headers, member);
    const before = process.memoryUsage().arrayBuffers;
    await expectFailure(client.apps.get('a'), tooLarge);
    expect(await poured).toBeLessThan(20 * mebibyte);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(128 * mebibyte);
    expect(apiCalls()).toHaveLength(1);
  });
});

it('a problem document without end is no refusal of the API', async () => {
  const headers = { 'content-type': 'application/problem+json' };
  const { client, poured } = await serveEndless(404, headers, Buffer.alloc(64 * 1024, ' '));
  await expectFailure(client.apps.get('a'), { code: 'unexpected-response', transient: true });
  expect(await poured).toBeLessThan(32 * mebibyte);
});

const toApp = /\/apps\/\w+$/;
const hang = { kind: 'hang' } as const;

describe('the time limit of a request', () => {
  const drip: Mishap = { fault: { kind: 'drip', bytes: 1, everyMs: 50 } };

  it.each<[string, Mishap, string]>([
    ['that is never answered', { fault: hang }, 'did not answer'],
    ['whose body drips', drip, 'did not end its answer'],
  ])('ends one %s, which is a timeout and tried again', async (_, mishap, what) => {
    const { client, retries, id, origin } = await emulateService({
      rules: [{ path: toApp, ...mishap }],
      connection: { requestTimeoutMs: 1200, maxRetries: 1 },
    });
    const startedAt = performance.now();
    await expectFailure(client.apps.get(id), {
      code: 'timeout',
      transient: true,
      notAccepted: false,
      message: `GET /v1/apps/${id} failed: ${new URL(origin).host} ${what} within 1.2 s (\`request-timeout-seconds\`)`,
    });
    expect(retries).toEqual([{ code: 'timeout', waitMs: 250 }]);
    expect(performance.now() - startedAt).toBeGreaterThan(2390);
  });

  it('ends one whose connection is never established', async () => {
    const { address } = await startSocketServer();
    const limits = { requestTimeoutMs: 150, maxRetries: 0 };
    const { client } = connectTo(`https://${address}`, limits);
    await expectFailure(client.apps.get('x'), { code: 'timeout', transient: true });
  });

  it('leaves a refusal its status when only the body of it is late', async () => {
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '2' };
    const { client, clock } = await serve(
      (_, response) => void response.writeHead(429, headers).write('{'),
      { requestTimeoutMs: 2000, maxRetries: 1 },
    );
    await expectFailure(client.apps.get('x'), { code: 'rate-limited', retryAfterMs: 2000 });
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

  it('leaves no request behind that it ended: the service sees the connection close', async () => {
    const closed = Promise.withResolvers<void>();
    const { client } = await serve((_, response) => void response.on('close', closed.resolve), {
      requestTimeoutMs: 1000,
      maxRetries: 0,
    });
    await failureOf(client.apps.get('x'));
    await closed.promise;
  });
});

describe('a deadline', () => {
  const clock = systemClock(new AbortController().signal);

  it('ends an attempt that would pass it, and with it the call', async () => {
    const rules = [{ path: toApp, fault: hang }];
    const { client, calls, id } = await emulateService({ rules, connection: { clock } });
    await client.roles();
    await expectFailure(client.apps.get(id, { deadline: clock.now() + 2000 }), {
      code: 'timeout',
      message: expect.stringMatching(/within (2|1\.\d+) s$/),
    });
    expect(calls()).toEqual([login, `GET /v1/apps/${id} → hang`]);
  });

  it('ends a login that would pass it', async () => {
    const rules = [{ path: /token$/, fault: hang }];
    const { client, calls } = await emulateService({ rules, connection: { clock } });
    const call = client.apps.get('x', { deadline: clock.now() + 2000 });
    await expectFailure(call, { code: 'timeout' });
    expect(calls()).toEqual(['POST /api/v1/auth/token → hang']);
  });
});

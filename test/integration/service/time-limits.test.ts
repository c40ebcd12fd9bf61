import { describe, expect, it } from 'vitest';
import type { Mishap } from '../../../harness/faults.ts';
import { systemClock } from '../../../src/clock.ts';
import { connectTo, expectFailure, failureOf, serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { startSocketServer } from './support/socket-server.ts';

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

  it('ends one whose connection never comes about', async () => {
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

import { describe, expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import type { ServiceErrorCode } from '../../../src/service/errors.ts';
import { connectTo, expectFailure, failureOf } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { startSocketServer } from './support/socket-server.ts';

const toApp = /\/apps\/\w+$/;
const busy = (status: number, retryAfter?: string) =>
  problem(status, retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } });
const minutes = 60_000;

describe('a read', () => {
  it.each<[number, ServiceErrorCode]>([
    [408, 'request-timeout'],
    [429, 'rate-limited'],
    [500, 'server-error'],
    [501, 'server-error'],
    [502, 'server-error'],
    [503, 'server-error'],
    [504, 'server-error'],
  ])('that was answered %i is tried again, with growing waits', async (status, code) => {
    const rules = [{ path: toApp, fault: busy(status) }];
    const { client, calls, clock, retries } = await emulateService({ rules });
    await expectFailure(client.apps.get('x'), { code, status, transient: true });
    expect(calls()).toEqual([login, ...Array(3).fill(`GET /v1/apps/x → ${status}`)]);
    expect(clock.sleeps).toEqual([250, 500]);
    expect(retries).toEqual([250, 500].map((waitMs) => ({ code, waitMs })));
  });

  it('is tried as often as its own limit says, over that of the connection', async () => {
    const { client, calls } = await emulateService({ rules: [{ path: toApp, fault: busy(500) }] });
    await failureOf(client.apps.get('x', { retries: 0 }));
    expect(calls()).toEqual([login, 'GET /v1/apps/x → 500']);
    await failureOf(client.apps.get('x', { retries: 4 }));
    expect(calls()).toHaveLength(2 + 5);
  });

  it('spreads its attempts between none and the whole of the backoff, which ends growing at 30 seconds', async () => {
    const randoms = [0, 0.999, 1, 1, 1, 1, 1, 1, 1];
    const { client, clock } = await emulateService({
      rules: [{ path: toApp, fault: busy(500) }],
      connection: { maxRetries: 9, random: () => randoms.shift() ?? 0 },
    });
    await failureOf(client.apps.get('x'));
    expect(clock.sleeps).toEqual([0, 999, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });
});

describe('Retry-After', () => {
  const waits = async (value: string, limits = {}, status = 429) => {
    const rules = [{ path: toApp, nth: [1], fault: busy(status, value) }];
    const { client, clock, calls } = await emulateService({ rules });
    const outcome = await client.apps.get('x', limits).catch((error) => error);
    return { sleeps: clock.sleeps, attempts: calls().length - 1, outcome };
  };

  it.each<[value: string, ms: number, limits?: object, status?: number]>([
    ['7', 7000],
    ['300', 300_000],
    ['0', 250],
    ['soon', 250],
    ['11', 11_000, {}, 503],
    ['600', 600_000, { deadline: 11 * minutes }],
    ['59.9', 59_900, { deadline: minutes }],
  ])('of "%s" makes the client wait %i ms', async (value, ms, limits, status) => {
    expect(await waits(value, limits, status)).toMatchObject({ sleeps: [ms], attempts: 2 });
  });

  it.each(['301', '86400', '9'.repeat(400), 'Fri, 31 Dec 2100 23:59:59 GMT'])(
    'beyond five minutes (%s) ends the call at once, with the time to wait in the error',
    async (value) => {
      const { sleeps, attempts, outcome } = await waits(value);
      expect({ sleeps, attempts }).toEqual({ sleeps: [], attempts: 1 });
      expect(outcome).toMatchObject({ code: 'rate-limited', status: 429 });
      expect(outcome.retryAfterMs).toBeGreaterThan(5 * minutes);
    },
  );

  it('counts as it stands first when it stands twice', async () => {
    const headers = ['Retry-After: 7', 'Retry-After: 900', 'Content-Length: 0'];
    const answer = ['HTTP/1.1 503 Busy', ...headers, '', ''].join('\r\n');
    const { address } = await startSocketServer((socket) => {
      socket.write(answer);
      socket.on('data', () => socket.write(answer));
    });
    const { client, clock } = connectTo(`http://${address}`, { maxRetries: 1 });
    await expectFailure(client.apps.get('a'), { code: 'server-error', retryAfterMs: 7000 });
    expect(clock.sleeps).toEqual([7000]);
  });
});

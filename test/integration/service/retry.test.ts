import { describe, expect, it, onTestFinished } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import { startEmulator } from '../../../src/emulator/emulator.ts';
import type { ServiceErrorCode } from '../../../src/service/errors.ts';
import { clockWith, connectTo, failureOf } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';

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
  ])(
    'that was answered %i is tried again as often as allowed, with growing waits',
    async (status, code) => {
      const { client, calls, clock, retries } = await emulateService({
        rules: [{ path: toApp, fault: busy(status) }],
      });
      expect(await failureOf(client.apps.get('x'))).toMatchObject({
        code,
        status,
        transient: true,
      });
      expect(calls()).toEqual([login, ...Array(3).fill(`GET /v1/apps/x → ${status}`)]);
      expect(clock.sleeps).toEqual([250, 500]);
      expect(retries).toEqual([
        { code, waitMs: 250 },
        { code, waitMs: 500 },
      ]);
    },
  );

  it('ends with its answer once there is one', async () => {
    const { client, calls, appId } = await emulateService({
      rules: [{ path: toApp, nth: [1, 2], fault: busy(500) }],
    });
    const id = appId('clean.test');
    expect(await client.apps.get(id)).toMatchObject({ appId: id });
    const call = `GET /v1/apps/${id}`;
    expect(calls()).toEqual([login, `${call} → 500`, `${call} → 500`, `${call} → 200`]);
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
    const rules = [{ path: toApp, fault: busy(500) }];
    const { client, clock } = await emulateService({
      rules,
      connection: { maxRetries: 9, random: () => randoms.shift() ?? 0 },
    });
    await failureOf(client.apps.get('x'));
    expect(clock.sleeps).toEqual([0, 999, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('is tried again when the service could not be reached, and finds it once it is there', async () => {
    const first = await startEmulator();
    await first.close();
    const port = Number(new URL(first.baseUrl).port);
    const clock = clockWith(async () => onTestFinished((await startEmulator({ port })).close));
    const { client, retries } = connectTo(first.authUrl, { clock });
    const [app] = first.apps;
    expect(await client.apps.get(app?.appId ?? '')).toMatchObject({ appUrl: app?.appUrl });
    expect(retries).toEqual([{ code: 'network', waitMs: 250 }]);
  });

  it('of a host without an address fails as network, and was certainly not accepted', async () => {
    const error = await failureOf(connectTo('http://nowhere.invalid').client.apps.get('x'));
    expect(error).toMatchObject({ code: 'network', transient: true, notAccepted: true });
    expect(error.message).toBe('POST /api/v1/auth/token to nowhere.invalid failed: ENOTFOUND');
  });
});

describe('Retry-After', () => {
  const waits = async (value: string, limits = {}) => {
    const { client, clock, calls } = await emulateService({
      rules: [{ path: toApp, nth: [1], fault: busy(429, value) }],
    });
    const outcome = await client.apps.get('x', limits).catch((error) => error);
    return { sleeps: clock.sleeps, attempts: calls().length - 1, outcome };
  };

  it.each([
    ['7', 7000],
    ['300', 300_000],
    ['0', 250],
    ['soon', 250],
  ])('of "%s" makes the client wait %i ms', async (value, ms) => {
    expect(await waits(value)).toMatchObject({ sleeps: [ms], attempts: 2 });
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

  it('counts for failures of the server as well', async () => {
    const rules = [{ path: toApp, nth: [1], fault: busy(503, '11') }];
    const { client, clock } = await emulateService({ rules });
    await failureOf(client.apps.get('x'));
    expect(clock.sleeps).toEqual([11_000]);
  });

  it('is followed beyond five minutes when a deadline leaves room for that', async () => {
    expect(await waits('600', { deadline: 11 * minutes })).toMatchObject({
      sleeps: [600_000],
      attempts: 2,
    });
  });

  it('that reaches the deadline ends the call at once', async () => {
    expect(await waits('60', { deadline: 1 * minutes })).toMatchObject({ sleeps: [], attempts: 1 });
    expect(await waits('59.9', { deadline: 1 * minutes })).toMatchObject({
      sleeps: [59_900],
      attempts: 2,
    });
  });
});

describe('a deadline', () => {
  it('counts the waits of all attempts, from where the clock stands', async () => {
    const rules = [{ path: toApp, fault: busy(500) }];
    const { client, clock } = await emulateService({ rules, connection: { maxRetries: 9 } });
    clock.pass(5000);
    await failureOf(client.apps.get('x', { deadline: 5700 }));
    expect(clock.sleeps).toEqual([250]);
  });
});

import { describe, expect, it } from 'vitest';
import { sendWithRetries } from '../../../src/github/request-retry.ts';
import { virtualClock } from '../../support/virtual-clock.ts';

const minutes = 60_000;
const answered = (status: number, headers: object = {}) =>
  Object.assign(new Error('No'), { response: { status, headers, data: { message: 'Not so' } } });

const resetIn = (seconds: number) => ({ 'x-ratelimit-reset': `${Date.now() / 1000 + seconds}` });

/** Fails as told, `forever` with the one failure that is given, and is answered after that. */
async function send(failures: Error[], isForEver = false, isIdempotent = true) {
  const clock = virtualClock();
  let attempts = 0;
  const attempt = async () => {
    const failure = failures[isForEver ? 0 : attempts];
    attempts += 1;
    if (failure) throw failure;
    return { data: {}, status: 200 };
  };
  const sending = sendWithRetries(attempt, isIdempotent, {
    maxRetries: Number.POSITIVE_INFINITY,
    clock,
    deadline: 3 * minutes,
    signal: new AbortController().signal,
  });
  const outcome = await sending.then(() => 'answered').catch(() => 'failed');
  return { outcome, attempts, pauses: clock.sleeps, endedAt: clock.now() };
}

describe('a request that may be sent again as long as the time allows', () => {
  it.each([[new Error('connect ECONNREFUSED')], [answered(502)], [answered(503)], [answered(408)]])(
    'outlives an outage of a minute and a half: %s',
    async (failure) => {
      const { outcome, endedAt } = await send(Array.from({ length: 12 }, () => failure));
      expect(outcome).toBe('answered');
      expect(endedAt).toBeGreaterThan(1.5 * minutes - 30_000);
    },
  );

  it('is not sent twice where that would do harm, unless it was certainly not carried out', async () => {
    expect(await send([answered(502)], false, false)).toMatchObject({ attempts: 1 });
    expect(await send([answered(503)], false, false)).toMatchObject({ attempts: 2 });
  });

  it('gives up after the time, having paused for most of it, ever longer but never for long', async () => {
    const { outcome, attempts, pauses, endedAt } = await send([answered(500)], true);
    expect(outcome).toBe('failed');
    expect(attempts).toBeGreaterThan(10);
    expect(attempts).toBeLessThan(40);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(20_000);
    expect(endedAt).toBeGreaterThan(2.5 * minutes);
    expect(endedAt).toBeLessThan(3 * minutes);
  });

  it('does not ask without end when GitHub asks for no pause', async () => {
    const { attempts } = await send([answered(503, { 'retry-after': '0' })], true);
    expect(attempts).toBeLessThan(40);
  });

  it('waits a minute for the end of a limit that is not the primary one', async () => {
    const secondary = answered(429, { 'x-ratelimit-remaining': '4990', ...resetIn(3000) });
    const { outcome, pauses } = await send([secondary]);
    expect([outcome, pauses]).toEqual(['answered', [minutes]]);
  });

  it('waits as long as GitHub asks for', async () => {
    const retryAfter = (seconds: string) => ({ 'retry-after': seconds });
    const refusals = [answered(429, retryAfter('90')), answered(503, retryAfter('60'))];
    const { outcome, pauses } = await send(refusals);
    expect([outcome, pauses]).toEqual(['answered', [90_000, 60_000]]);
  });

  it.each([
    ['retry-after', { 'retry-after': '181' }],
    ['x-ratelimit-reset', { 'x-ratelimit-remaining': '0', ...resetIn(200) }],
  ])('does not begin to wait for what ends too late, by %s', async (_, headers) => {
    const late = answered(429, headers);
    const { outcome, attempts, endedAt } = await send([late], true);
    expect([outcome, attempts, endedAt]).toEqual(['failed', 1, 0]);
  });

  it.each([401, 404, 422])('is refused once by %i', async (status) => {
    expect((await send([answered(status)], true)).attempts).toBe(1);
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ServiceError } from '../../../src/service/errors.ts';
import { type RetryOptions, withRetry } from '../../../src/service/retry.ts';
import { virtualClock } from '../../support/virtual-clock.ts';

const busy = (retryAfterMs?: number) => {
  const asked = retryAfterMs === undefined ? {} : { retryAfterMs };
  return new ServiceError('server-error', 'busy', { status: 500, ...asked });
};

async function run(errors: unknown[], options: Partial<RetryOptions> = {}) {
  const clock = virtualClock();
  const told: number[] = [];
  let attempts = 0;
  const attempt = async () => {
    const error = errors[attempts++];
    if (error !== undefined) throw error;
    return 'answer';
  };
  const defaults: RetryOptions = {
    clock,
    random: () => 0.5,
    mayRepeat: (error) => error.transient,
    onRetry: ({ waitMs }) => told.push(waitMs),
  };
  const outcome = await withRetry(attempt, { ...defaults, ...options }).catch(
    (error: unknown) => error,
  );
  return { outcome, attempts, sleeps: clock.sleeps, told, now: clock.now() };
}

describe('an attempt', () => {
  it('is the only one unless more are allowed', async () => {
    const error = busy();
    expect(await run([error])).toMatchObject({ outcome: error, attempts: 1, sleeps: [] });
  });

  it('is followed by another only for failures that another may mend', async () => {
    const final = new ServiceError('forbidden', 'no');
    expect(await run([final], { retries: 3 })).toMatchObject({ outcome: final, attempts: 1 });
    const forbidden = await run([busy()], { retries: 3, mayRepeat: () => false });
    expect(forbidden.attempts).toBe(1);
    const later = await run([busy(), final], { retries: 3 });
    expect(later).toMatchObject({ outcome: final, attempts: 2 });
  });

  it('is not followed by another for what is no failure of the service', async () => {
    for (const outcome of [new TypeError('a bug'), 'text', null]) {
      const ended = await run([outcome], { retries: 3, mayRepeat: () => true });
      expect(ended).toMatchObject({ outcome, attempts: 1 });
    }
  });

  it('ends the call with the last failure, not the first', async () => {
    const last = busy(7);
    expect((await run([busy(), busy(), last], { retries: 2 })).outcome).toBe(last);
  });
});

const asked = fc.oneof(
  fc.nat({ max: 400_000 }),
  fc.constantFrom(Number.POSITIVE_INFINITY, undefined),
);
const someErrors = fc.array(asked.map(busy), { maxLength: 12 });
const x = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('whatever fails, there are no more attempts than allowed, no wait is too long, and each is told of', async () => {
  await fc.assert(
    fc.asyncProperty(someErrors, fc.nat({ max: 9 }), x, async (errors, retries, random) => {
      const ended = await run(errors, { retries, random: () => random });
      const { attempts, sleeps, told, outcome } = ended;
      expect(attempts).toBeLessThanOrEqual(retries + 1);
      expect(told).toEqual(sleeps);
      for (const [index, ms] of sleeps.entries()) {
        const asked = errors[index]?.retryAfterMs ?? 0;
        expect(ms).toBeGreaterThanOrEqual(asked);
        expect(ms).toBeLessThanOrEqual(Math.min(5 * 60_000, Math.max(asked, 30_000, 0)));
        expect(ms).toBeLessThanOrEqual(Math.max(asked, 500 * 2 ** index));
      }
      if (outcome !== 'answer') expect(errors).toContain(outcome);
    }),
  );
});

test('whatever fails, no wait reaches the deadline', async () => {
  await fc.assert(
    fc.asyncProperty(someErrors, fc.nat({ max: 600_000 }), x, async (errors, deadline, random) => {
      const { now } = await run(errors, { retries: 20, deadline, random: () => random });
      expect(now === 0 || now < deadline).toBe(true);
    }),
  );
});

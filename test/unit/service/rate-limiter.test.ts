import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../../src/service/rate-limiter.ts';
import { virtualClock } from '../../support/virtual-clock.ts';

const limit = { requests: 3, windowMs: 60_000 };

describe('a rate limiter', () => {
  it('lets the first requests through at once, and the next one when the window of the first has passed', async () => {
    const clock = virtualClock();
    const rateLimiter = createRateLimiter(clock, limit);
    const starts: number[] = [];
    for (let request = 0; request < 7; request += 1)
      await rateLimiter(async () => {
        starts.push(clock.now());
        clock.pass(1000);
      });
    expect(starts).toEqual([0, 1000, 2000, 61_000, 62_000, 63_000, 122_000]);
  });

  it('gives what the request gives, and goes on after one that fails', async () => {
    const rateLimiter = createRateLimiter(virtualClock(), limit);
    await expect(rateLimiter(() => Promise.reject(new Error('refused')))).rejects.toThrow(
      'refused',
    );
    expect(await rateLimiter(async () => 'answer')).toBe('answer');
  });

  it('never lets more through in any window, however many ask at once and however long each takes', async () => {
    const duration = fc.integer({ min: 0, max: 90_000 });
    const durations = fc.array(duration, { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(durations, async (durationsMs) => {
        const clock = virtualClock();
        const rateLimiter = createRateLimiter(clock, limit);
        const arrivals: number[] = [];
        const arrive = (durationMs: number) => async () => {
          clock.pass(durationMs / 2);
          arrivals.push(clock.now());
          clock.pass(durationMs / 2);
        };
        await Promise.all(durationsMs.map((durationMs) => rateLimiter(arrive(durationMs))));
        expect(arrivals).toHaveLength(durationsMs.length);
        for (const [index, at] of arrivals.entries()) {
          const earlier = arrivals.slice(0, index).filter((other) => other > at - limit.windowMs);
          expect(earlier.length).toBeLessThan(limit.requests);
        }
      }),
    );
  });
});

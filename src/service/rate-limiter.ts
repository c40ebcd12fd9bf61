import type { Clock } from '../clock.ts';

/** Runs what it is given once its turn has come, one after the other. */
export type RateLimiter = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Keeps under a rate limit. A window counts from the end of a request: the service saw it before
 * that, and so has forgotten it by the time the next one arrives.
 */
export function createRateLimiter(
  clock: Clock,
  { requests, windowMs }: { requests: number; windowMs: number },
): RateLimiter {
  const ends: number[] = [];
  let previous: Promise<unknown> = Promise.resolve();
  const runInTurn: RateLimiter = async (run) => {
    const last = ends.at(-requests); // that the service has to have forgotten
    const waitMs = last === undefined ? 0 : last + windowMs - clock.now();
    if (waitMs > 0) await clock.sleep(waitMs);
    try {
      return await run();
    } finally {
      ends.push(clock.now());
    }
  };
  return (run) => {
    const result = previous.then(() => runInTurn(run));
    previous = result.catch(() => {});
    return result;
  };
}

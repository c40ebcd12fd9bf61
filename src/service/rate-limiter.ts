import type { Clock } from '../clock.ts';

/** Runs functions one after the other, each as soon as the rate limit allows it. */
export type RateLimiter = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Creates a rate limiter. A window counts from the end of a request: the service counted the
 * request before that, so its window is over when the next one arrives.
 */
export function createRateLimiter(
  clock: Clock,
  { requests, windowMs }: { requests: number; windowMs: number },
): RateLimiter {
  const endTimes: number[] = [];
  let previous: Promise<unknown> = Promise.resolve();
  const runInTurn: RateLimiter = async (run) => {
    const oldest = endTimes.at(-requests); // must be outside of the service's window
    const waitMs = oldest === undefined ? 0 : oldest + windowMs - clock.now();
    if (waitMs > 0) await clock.sleep(waitMs);
    try {
      return await run();
    } finally {
      endTimes.push(clock.now());
    }
  };
  return (run) => {
    const result = previous.then(() => runInTurn(run));
    previous = result.catch(() => {});
    return result;
  };
}

import type { Clock } from '../clock.ts';
import { parseRetryAfter } from '../http/retry-after.ts';
import { headerOf, isAmbiguous, isRateLimited, rateLimitResetOf, statusOf } from './failure.ts';

const maxPauseMs = 20_000;
/**
 * What GitHub asks for when a limit says nothing of its end;
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const rateLimitPauseMs = 60_000;

/**
 * Sends a request, and retries transient failures. `@octokit/plugin-retry` would also repeat a POST
 * that may have been carried out, and knows neither `Retry-After` nor a deadline.
 * @param isIdempotent whether it may be sent again although it may have been carried out
 */
export async function sendWithRetries<T extends { data: unknown; status: number }>(
  attempt: () => Promise<T>,
  isIdempotent: boolean,
  limits: {
    maxRetries: number;
    onRetry?: ((error: unknown) => void) | undefined;
    /** Its sleeps end when the signal does. */
    clock: Clock;
    /** On that clock: a pause that would end later is not begun. */
    deadline: number;
    signal: AbortSignal;
    /** Asked after the pause before another attempt. */
    mayRepeat?: (() => Promise<boolean>) | undefined;
  },
): Promise<T> {
  const { maxRetries, onRetry, clock, deadline, signal } = limits;
  for (let retries = 0; ; retries += 1) {
    try {
      return requireJson(await attempt());
    } catch (error) {
      const pauseMs = isRepeatable(error, isIdempotent) ? pauseAfter(error, retries) : undefined;
      const isHopeless = signal.aborted || retries === maxRetries;
      if (pauseMs === undefined || isHopeless || clock.now() + pauseMs >= deadline) throw error;
      onRetry?.(error);
      await clock.sleep(pauseMs);
      if (limits.mayRepeat && !(await limits.mayRepeat())) throw error;
    }
  }
}

/** For Octokit's option `request` of a write that is sent again only while that makes sense. */
export interface RepeatOptions {
  mayRepeat: () => Promise<boolean>;
}

/**
 * Writes, and looks before each repetition, which may come a minute later, whether there is an
 * obstacle by then.
 * @returns the obstacle, or what `write` gives
 */
export async function writeUnless<Obstacle, T>(
  findObstacle: () => Promise<Obstacle | undefined>,
  write: (request: RepeatOptions) => Promise<T>,
): Promise<Obstacle | T> {
  let obstacle: Obstacle | undefined;
  const mayRepeat = async () => {
    obstacle = await findObstacle();
    return obstacle === undefined;
  };
  try {
    return await write({ mayRepeat });
  } catch (error) {
    if (obstacle === undefined) throw error;
    return obstacle;
  }
}

/**
 * Octokit returns an answer that is cut off, empty or a page for people as text, as if it were a
 * success. Only 204 has no body.
 */
function requireJson<T extends { data: unknown; status: number }>(response: T): T {
  const { data, status } = response;
  if (status === 204 || (typeof data === 'object' && data !== null)) return response;
  throw new Error('GitHub gave an answer that is not JSON, or was cut off.');
}

/** What is not idempotent is repeated only when it was certainly not carried out. */
function isRepeatable(error: unknown, isIdempotent: boolean): boolean {
  return isRateLimited(error) || statusOf(error) === 503 || (isIdempotent && isAmbiguous(error));
}

function pauseAfter(error: unknown, retries: number): number {
  const backoffMs = Math.min(2 ** retries * (100 + Math.random() * 100), maxPauseMs);
  const askedMs = parseRetryAfter(headerOf(error, 'retry-after'), Date.now());
  if (askedMs !== undefined) return Math.max(askedMs, backoffMs); // 0 would ask without end
  if (!isRateLimited(error)) return backoffMs;
  const reset = rateLimitResetOf(error);
  return reset === undefined ? rateLimitPauseMs : reset - Date.now();
}

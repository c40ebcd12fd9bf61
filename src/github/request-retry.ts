import type { Clock } from '../clock.ts';
import { parseRetryAfter } from '../http/retry-after.ts';
import {
  failureHeaderOf,
  isAmbiguous,
  isRateLimited,
  rateLimitResetOf,
  statusOf,
} from './failure.ts';

const maxPauseMs = 20_000;
/**
 * Pause that GitHub asks for when the answer does not say when a limit ends;
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const rateLimitPauseMs = 60_000;

/**
 * Sends a request and retries transient failures. `@octokit/plugin-retry` would also repeat a POST
 * that may have been carried out, and supports neither `Retry-After` nor a deadline.
 * @param isIdempotent whether it may be sent again although it may have been carried out
 */
export async function sendWithRetries<T extends { data: unknown; status: number }>(
  attempt: () => Promise<T>,
  isIdempotent: boolean,
  limits: {
    maxRetries: number;
    onRetry?: ((error: unknown) => void) | undefined;
    /** Its sleeps end when the signal is aborted. */
    clock: Clock;
    /** Clock time (ms); no pause begins that would end later. */
    deadline: number;
    signal: AbortSignal;
    /** Called after each pause: whether to try again. */
    mayRepeat?: (() => Promise<boolean>) | undefined;
  },
): Promise<T> {
  const { maxRetries, onRetry, clock, deadline, signal } = limits;
  for (let retries = 0; ; retries += 1) {
    try {
      return requireJson(await attempt());
    } catch (error) {
      const pauseMs = isRepeatable(error, isIdempotent) ? pauseMsAfter(error, retries) : undefined;
      const isOver = signal.aborted || retries === maxRetries;
      if (pauseMs === undefined || isOver || clock.now() + pauseMs >= deadline) throw error;
      onRetry?.(error);
      await clock.sleep(pauseMs);
      if (limits.mayRepeat && !(await limits.mayRepeat())) throw error;
    }
  }
}

/** For Octokit's option `request`: decides whether a request is sent again. */
export interface RepeatOptions {
  mayRepeat: () => Promise<boolean>;
}

/**
 * Sends a request, and looks before each repetition, which may come a minute later, whether there
 * is something that makes it needless.
 * @returns that, or the result of `send`
 */
export async function sendUnless<Found, T>(
  find: () => Promise<Found | undefined>,
  send: (request: RepeatOptions) => Promise<T>,
): Promise<Found | T> {
  let found: Found | undefined;
  const mayRepeat = async () => {
    found = await find();
    return found === undefined;
  };
  try {
    return await send({ mayRepeat });
  } catch (error) {
    if (found === undefined) throw error;
    return found;
  }
}

/**
 * Throws when the answer is no JSON: Octokit returns one that is cut off, empty or a web page as
 * text, as if it were a success. Only 204 has no body.
 */
function requireJson<T extends { data: unknown; status: number }>(response: T): T {
  const { data, status } = response;
  if (status === 204 || (typeof data === 'object' && data !== null)) return response;
  throw new Error('GitHub sent an answer that is not JSON, or was cut off.');
}

/** A request that is not idempotent is repeated only if it was certainly not carried out. */
function isRepeatable(error: unknown, isIdempotent: boolean): boolean {
  return isRateLimited(error) || statusOf(error) === 503 || (isIdempotent && isAmbiguous(error));
}

function pauseMsAfter(error: unknown, retries: number): number {
  const backoffMs = Math.min(2 ** retries * (100 + Math.random() * 100), maxPauseMs);
  const askedMs = parseRetryAfter(failureHeaderOf(error, 'retry-after'), Date.now());
  if (askedMs !== undefined) return Math.max(askedMs, backoffMs); // it may be 0
  if (!isRateLimited(error)) return backoffMs;
  const reset = rateLimitResetOf(error);
  return reset === undefined ? rateLimitPauseMs : reset - Date.now();
}

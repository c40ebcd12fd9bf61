import type { Clock } from '../clock.ts';
import { formatDuration } from '../text/duration.ts';
import { isServiceError, type ServiceError, withExplanation } from './errors.ts';

const baseDelayMs = 500;
const maxDelayMs = 30_000;
/** Longest wait for a call without a deadline. */
export const maxWaitMs = 5 * 60_000;

/** Limits of one call. */
export interface CallLimits {
  /** Further attempts after the first. */
  retries?: number;
  /** Clock time (ms) at which attempts and waits end. */
  deadline?: number;
}

export interface RetryOptions extends CallLimits {
  clock: Clock;
  /** 0 ≤ x < 1; spreads the attempts of many clients (full jitter). */
  random: () => number;
  /** Whether to try again after this failure. */
  mayRepeat: (error: ServiceError) => boolean;
  /** Called for each failed attempt that will be retried. */
  onRetry: (event: { error: ServiceError; waitMs: number }) => void;
}

type WaitLimits = Pick<RetryOptions, 'clock' | 'deadline'>;

/** Runs `attempt` until it succeeds, fails permanently or meets a limit; throws the last error. */
export async function withRetry<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isServiceError(error) || !options.mayRepeat(error) || failures >= (options.retries ?? 0))
        throw error;
      // Exponential backoff with full jitter, never shorter than `Retry-After`.
      const backoffMs = options.random() * Math.min(maxDelayMs, baseDelayMs * 2 ** failures);
      const waitMs = Math.max(backoffMs, error.retryAfterMs ?? 0);
      if (exceedsLimit(waitMs, options)) throw explainPause(error, options);
      options.onRetry({ error, waitMs });
      await options.clock.sleep(waitMs);
    }
  }
}

/**
 * Waits after a write that may have been carried out, until its effect can be looked for: at least
 * `intervalMs`, and as long as the service asks for, within reason.
 */
export function waitAfterFailure(
  error: ServiceError,
  clock: Clock,
  intervalMs: number,
): Promise<void> {
  return clock.sleep(Math.max(intervalMs, Math.min(error.retryAfterMs ?? 0, maxWaitMs)));
}

/** Adds to the message that the service asks for too long a pause, if it does. */
export function explainPause(error: ServiceError, limits: WaitLimits): ServiceError {
  const { retryAfterMs = 0, asksForPause } = error;
  if (!asksForPause || retryAfterMs === 0 || !exceedsLimit(retryAfterMs, limits)) return error;
  const pause = formatDuration(retryAfterMs);
  const limit =
    limits.deadline === undefined
      ? `the longest wait is ${formatDuration(maxWaitMs)}`
      : 'the time limit comes first';
  return withExplanation(error, `it asks for a pause of ${pause} (\`Retry-After\`), but ${limit}`);
}

function exceedsLimit(waitMs: number, { clock, deadline }: WaitLimits): boolean {
  return deadline === undefined ? waitMs > maxWaitMs : clock.now() + waitMs >= deadline;
}

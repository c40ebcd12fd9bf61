import type { Clock } from '../clock.ts';
import { formatDuration } from '../text/duration.ts';
import { isServiceError, type ServiceError, withExplanation } from './errors.ts';

const baseDelayMs = 500;
const maxDelayMs = 30_000;
/** Longest wait where no deadline applies. */
export const maxWaitMs = 5 * 60_000;

/** How far one call may go. */
export interface CallLimits {
  /** Further attempts after the first. */
  retries?: number;
  /** Clock time (ms) that neither an attempt nor a wait passes. */
  deadline?: number;
}

export interface RetryOptions extends CallLimits {
  clock: Clock;
  /** 0 ≤ x < 1; spreads the attempts of many clients (full jitter). */
  random: () => number;
  /** Whether this failure may be followed by another attempt. */
  mayRepeat: (error: ServiceError) => boolean;
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
      if (exceeds(waitMs, options)) throw explainPause(error, options);
      options.onRetry({ error, waitMs });
      await options.clock.sleep(waitMs);
    }
  }
}

/**
 * Waits after a write that may have been carried out, until its effect can be looked for: at least
 * `intervalMs`, and as long as the service asks for, within reason.
 */
export function pauseAfter(error: ServiceError, clock: Clock, intervalMs: number): Promise<void> {
  return clock.sleep(Math.max(intervalMs, Math.min(error.retryAfterMs ?? 0, maxWaitMs)));
}

/** Adds that the service asks for a pause that is too long, if it does. */
export function explainPause(error: ServiceError, limits: WaitLimits): ServiceError {
  const { retryAfterMs = 0 } = error;
  if (retryAfterMs === 0 || !exceeds(retryAfterMs, limits)) return error;
  const asked = formatDuration(retryAfterMs);
  const limit =
    limits.deadline === undefined
      ? `the longest wait is ${formatDuration(maxWaitMs)}`
      : 'the time limit comes first';
  return withExplanation(error, `it asks for a pause of ${asked} (\`Retry-After\`), but ${limit}`);
}

function exceeds(waitMs: number, { clock, deadline }: WaitLimits): boolean {
  return deadline === undefined ? waitMs > maxWaitMs : clock.now() + waitMs >= deadline;
}

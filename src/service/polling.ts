import type { Clock } from '../clock.ts';
import { isServiceError, type ServiceError } from './errors.ts';
import type { CallLimits } from './retry.ts';

const growth = 1.5;
/** What a look that begins at the deadline may still take. */
export const lastLookMs = 5000;
/** The service limits no read: a longer `Retry-After` is of something on the way. */
const maxPauseMs = 60_000;
/** How often in a row the service must give an answer that ends a wait: replicas lag. */
export const believedAfter = 5;

/** Polling intervals: the first one, and the cap under which each next one is 1.5 times as long. */
export interface Cadence {
  intervalMs: number;
  maxIntervalMs: number;
}

/** Returns how long to wait, in milliseconds, each time before the next look. */
export type Intervals = () => number;

export interface Poll<T> {
  clock: Clock;
  cadence: Cadence | Intervals;
  /** Clock time (ms). The last wait ends there, and one last look follows it. */
  deadline: number;
  /** Look before the first wait, too. */
  atOnce?: boolean;
  /** Looks once; undefined means: not yet. */
  look: (limits: Required<CallLimits>) => Promise<T | undefined>;
  /** Which failure ends the wait when it repeats; default: the service's `not-found`. */
  endsWait?: (error: ServiceError) => boolean;
  /** Called after a look that saw nothing yet. */
  onNothing?: (elapsedMs: number) => void;
  /** Called after a look that failed; polling goes on. */
  onFault: (error: ServiceError) => void;
}

/**
 * Waits and looks until there is something to see. Faults are retried: only the deadline, a
 * rejected login and a failure that has repeated end the wait.
 * @returns undefined when the deadline came first
 */
export async function poll<T>(options: Poll<T>): Promise<T | undefined> {
  const { clock, cadence, deadline, look, onNothing = () => {}, onFault } = options;
  const startedAt = clock.now();
  const intervals = typeof cadence === 'function' ? cadence : growing(cadence);
  const isFinal = createFinality(options.endsWait ?? ((error) => error.code === 'not-found'));
  let waitMs = options.atOnce ? 0 : intervals();
  const remainingMs = () => deadline - clock.now();
  for (let leftMs = remainingMs(); leftMs > 0; leftMs = remainingMs()) {
    if (waitMs > 0) await clock.sleep(Math.min(waitMs, leftMs));
    waitMs = 0;
    try {
      const lookDeadline = Math.max(deadline, clock.now() + lastLookMs);
      const seen = await look({ retries: 0, deadline: lookDeadline });
      if (seen !== undefined) return seen;
      isFinal(undefined);
      onNothing(clock.now() - startedAt);
    } catch (error) {
      if (!isServiceError(error) || isFinal(error)) throw error;
      onFault(error);
      waitMs = Math.min(error.retryAfterMs ?? 0, maxPauseMs);
    }
    waitMs = Math.max(intervals(), waitMs);
  }
  return undefined;
}

/** Takes the failure of each look, or undefined, and returns whether it ends the wait. */
function createFinality(
  endsWait: (error: ServiceError) => boolean,
): (error: ServiceError | undefined) => boolean {
  let inARow = 0;
  return (error) => {
    inARow = error && endsWait(error) ? inARow + 1 : 0;
    return error?.code === 'login-rejected' || inARow === believedAfter;
  };
}

/** The intervals of a cadence, from its first one on. */
export function growing({ intervalMs, maxIntervalMs }: Cadence): Intervals {
  let nextMs = intervalMs;
  return () => {
    const currentMs = nextMs;
    nextMs = Math.min(currentMs * growth, maxIntervalMs);
    return currentMs;
  };
}

import type { Clock } from '../clock.ts';
import { isServiceError, type ServiceError } from '../service/errors.ts';
import type { CallLimits } from '../service/retry.ts';

const growth = 1.5;
/** What a look that begins at the deadline may still take. */
export const lastLookMs = 5000;

/** Polling intervals: the first one, and the cap under which each next one is 1.5 times as long. */
export interface Cadence {
  intervalMs: number;
  maxIntervalMs: number;
}

/** Tells how long to wait, in milliseconds, each time before the next look. */
export type Intervals = () => number;

export interface Poll<T> {
  clock: Clock;
  cadence: Cadence | Intervals;
  /** Clock time (ms). The last wait ends there, and one last look follows it. */
  deadline: number;
  /** Look before the first wait, too. */
  atOnce?: boolean;
  /** Looks once; undefined means: not yet. */
  look: (limits: CallLimits) => Promise<T | undefined>;
  /** Told of a look that failed; the next one comes all the same. */
  onFault: (error: ServiceError) => void;
}

/**
 * Waits and looks until there is something to see. It outlives faults: only the deadline and a rejected login end it.
 * @returns undefined when the deadline came first
 */
export async function poll<T>(options: Poll<T>): Promise<T | undefined> {
  const { clock, cadence, deadline, look, onFault } = options;
  const intervals = typeof cadence === 'function' ? cadence : growing(cadence);
  let waitMs = options.atOnce ? 0 : intervals();
  for (let remainingMs = deadline - clock.now(); remainingMs > 0; remainingMs = deadline - clock.now()) {
    await clock.sleep(Math.min(waitMs, remainingMs));
    waitMs = 0;
    try {
      const seen = await look({ retries: 0, deadline: Math.max(deadline, clock.now() + lastLookMs) });
      if (seen !== undefined) return seen;
    } catch (error) {
      if (!isServiceError(error) || error.code === 'login-rejected') throw error;
      onFault(error);
      waitMs = error.retryAfterMs ?? 0;
    }
    waitMs = Math.max(intervals(), waitMs);
  }
  return undefined;
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

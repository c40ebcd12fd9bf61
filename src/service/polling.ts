import type { Clock } from '../clock.ts';
import { isServiceError, type ServiceError } from './errors.ts';
import type { CallLimits } from './retry.ts';

const growth = 1.5;
/** What a look that begins at the deadline may still take. */
export const lastLookMs = 5000;
/** How long the service must repeat an answer that ends a wait: replicas lag, and outages pass. */
const defaultPatienceMs = 2 * 60_000;

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
  /** Which failure ends the wait once it lasts; default: the service's `not-found`. */
  endsWait?: (error: ServiceError) => boolean;
  /** How long that failure has to be the only answer; default: 2 minutes. */
  patienceMs?: number | undefined;
  /** Called after a look that saw nothing yet. */
  onNothing?: (elapsedMs: number) => void;
  /** Called after a look that failed; polling goes on. */
  onFault: (error: ServiceError) => void;
}

/**
 * Waits and looks until there is something to see. Faults are retried: only the deadline, a
 * rejected login and a failure that lasts end the wait.
 * @returns undefined when the deadline came first
 */
export async function poll<T>(options: Poll<T>): Promise<T | undefined> {
  const { clock, cadence, deadline, look, onNothing = () => {}, onFault } = options;
  const startedAt = clock.now();
  const intervals = typeof cadence === 'function' ? cadence : growing(cadence);
  const { endsWait = ({ code }) => code === 'not-found' } = options;
  const lasts = createPatience(clock, options.patienceMs);
  const endsNow = (error: ServiceError) =>
    error.code === 'login-rejected' || lasts(endsWait(error));
  let waitMs = options.atOnce ? 0 : intervals();
  const remainingMs = () => deadline - clock.now();
  for (let leftMs = remainingMs(); leftMs > 0; leftMs = remainingMs()) {
    if (waitMs > 0) await clock.sleep(Math.min(waitMs, leftMs));
    waitMs = 0;
    try {
      const lookDeadline = Math.max(deadline, clock.now() + lastLookMs);
      const seen = await look({ retries: 0, deadline: lookDeadline });
      if (seen !== undefined) return seen;
      lasts(false);
      onNothing(clock.now() - startedAt);
    } catch (error) {
      if (!isServiceError(error) || endsNow(error)) throw error;
      onFault(error);
      waitMs = error.retryAfterMs ?? 0;
    }
    waitMs = Math.max(intervals(), waitMs);
  }
  return undefined;
}

/**
 * Creates a function that is called with what each look says, and returns true once that was true
 * at every look for `patienceMs`.
 */
export function createPatience(
  clock: Clock,
  patienceMs = defaultPatienceMs,
): (says: boolean) => boolean {
  let since: number | undefined;
  return (says) => {
    since = says ? (since ?? clock.now()) : undefined;
    return since !== undefined && clock.now() - since >= patienceMs;
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

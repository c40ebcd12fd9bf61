import type { Clock } from '../clock.ts';
import { isServiceError, type ServiceError } from './errors.ts';
import { type CallLimits, explainPause } from './retry.ts';

const growth = 1.5;
/** How long a look that begins at the deadline may take. */
export const lastLookMs = 5000;
/** How long the service must repeat an answer that ends a wait: replicas lag, outages end. */
export const defaultPatienceMs = 2 * 60_000;

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
  /** Whether to look before the first wait, too. */
  atOnce?: boolean;
  /** Looks once; undefined means "not yet". */
  look: (limits: Required<CallLimits>) => Promise<T | undefined>;
  /** Which failure ends the wait once it lasts; default: the service's `not-found`. */
  endsWait?: (error: ServiceError) => boolean;
  /** Which failure ends the wait at once; default: none. */
  endsAtOnce?: (error: ServiceError) => boolean;
  /** Which result ends the wait only once it lasts; default: none. */
  mustLast?: (seen: T) => boolean;
  /** How long that must be the only answer; default: 2 minutes. */
  patienceMs?: number | undefined;
  /** Called after a look without a result. */
  onNothing?: (elapsedMs: number) => void;
  /** Called after a look that failed; polling goes on. */
  onFault: (error: ServiceError) => void;
}

/**
 * Waits and looks until there is a result. Faults are retried: only the deadline, a rejected login
 * and a lasting failure end the wait.
 * @returns undefined when the deadline came first
 */
export async function poll<T>(options: Poll<T>): Promise<T | undefined> {
  const { clock, cadence, deadline, onNothing = () => {}, onFault } = options;
  const startedAt = clock.now();
  const intervals = typeof cadence === 'function' ? cadence : growingIntervals(cadence);
  const look = createLook(options);
  let waitMs = options.atOnce ? 0 : intervals();
  const remainingMs = () => deadline - clock.now();
  for (let leftMs = remainingMs(); leftMs > 0; leftMs = remainingMs()) {
    if (waitMs > 0) await clock.sleep(Math.min(waitMs, leftMs));
    const looked = await look();
    if ('seen' in looked) return looked.seen;
    const { fault } = looked;
    if (fault) onFault(explainPause(fault, options));
    else onNothing(clock.now() - startedAt);
    waitMs = Math.max(intervals(), fault?.retryAfterMs ?? 0);
  }
  return undefined;
}

/** Returns a function that looks once, and returns a result, a transient fault, or neither. */
function createLook<T>({ clock, deadline, look, patienceMs, ...options }: Poll<T>) {
  const { endsWait = ({ code }) => code === 'not-found', mustLast = () => false } = options;
  const { endsAtOnce = ({ code }) => code === 'login-rejected' } = options;
  const hasLasted = createPersistenceCheck(clock, patienceMs);
  return async (): Promise<{ seen: T } | { fault?: ServiceError }> => {
    try {
      const lookDeadline = Math.max(deadline, clock.now() + lastLookMs);
      const seen = await look({ retries: 0, deadline: lookDeadline });
      if (seen === undefined) hasLasted(false);
      else if (!mustLast(seen) || hasLasted('seen')) return { seen };
      return {};
    } catch (error) {
      if (!isServiceError(error) || endsAtOnce(error)) throw error;
      if (hasLasted(endsWait(error) && 'failure')) throw error;
      return { fault: error };
    }
  };
}

/**
 * Returns a function to call with the answer of each look, or false for one that does not count;
 * it returns whether that answer has been the only one for `patienceMs`.
 */
export function createPersistenceCheck(clock: Clock, patienceMs = defaultPatienceMs) {
  let last: string | false = false;
  let since = 0;
  return (answer: string | false): boolean => {
    if (answer !== last) since = clock.now();
    last = answer;
    return answer !== false && clock.now() - since >= patienceMs;
  };
}

/** Returns the intervals of a cadence, beginning with the first one. */
export function growingIntervals({ intervalMs, maxIntervalMs }: Cadence): Intervals {
  let nextMs = intervalMs;
  return () => {
    const currentMs = nextMs;
    nextMs = Math.min(currentMs * growth, maxIntervalMs);
    return currentMs;
  };
}

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

/** What happens while one waits, for a log. */
export type WaitEvent =
  /** A look had no result. */
  | { kind: 'waiting'; for: string; elapsedMs: number; limitMs: number }
  /** A look failed; polling goes on. */
  | { kind: 'poll-failed'; error: ServiceError };

/** What was seen; or, at the deadline, why the last look failed, if it did. */
export type Waited<T> =
  | { kind: 'seen'; seen: T }
  | { kind: 'timed-out'; lastFailure: ServiceError | undefined };

export interface Wait<T> {
  clock: Clock;
  cadence: Cadence | Intervals;
  onEvent: (event: WaitEvent) => void;
  /** What is waited for, as a reader would say it: `the run to end`. */
  what: string;
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
}

/**
 * Waits and looks until there is a result. Failures are retried: only the deadline, a rejected login
 * and a lasting failure end the wait.
 */
export async function wait<T>(options: Wait<T>): Promise<Waited<T>> {
  const { clock, cadence, deadline, what, onEvent } = options;
  const startedAt = clock.now();
  const limitMs = deadline - startedAt;
  const intervals = typeof cadence === 'function' ? cadence : growingIntervals(cadence);
  const look = createLook(options);
  let waitMs = options.atOnce ? 0 : intervals();
  let lastFailure: ServiceError | undefined;
  const remainingMs = () => deadline - clock.now();
  for (let leftMs = remainingMs(); leftMs > 0; leftMs = remainingMs()) {
    if (waitMs > 0) await clock.sleep(Math.min(waitMs, leftMs));
    const looked = await look();
    if (looked.kind === 'seen') return looked;
    lastFailure = looked.failure && explainPause(looked.failure, options);
    if (lastFailure) onEvent({ kind: 'poll-failed', error: lastFailure });
    else onEvent({ kind: 'waiting', for: what, elapsedMs: clock.now() - startedAt, limitMs });
    waitMs = Math.max(intervals(), looked.failure?.retryAfterMs ?? 0);
  }
  return { kind: 'timed-out', lastFailure };
}

/** Returns a function that looks once, and returns a result, a transient failure, or neither. */
function createLook<T>({ clock, deadline, look, patienceMs, ...options }: Wait<T>) {
  const { endsWait = isNotFound, endsAtOnce = isLoginRejected, mustLast = () => false } = options;
  const answers = createPersistence(clock, patienceMs);
  const take = (seen: T | undefined) => {
    if (seen === undefined) answers.reset();
    else if (!mustLast(seen) || answers.saw('result')) return { kind: 'seen', seen } as const;
    return { kind: 'none', failure: undefined } as const;
  };
  const fail = (error: unknown) => {
    if (!isServiceError(error) || endsAtOnce(error)) throw error;
    if (!endsWait(error)) answers.reset();
    else if (answers.saw('failure')) throw error;
    return { kind: 'none', failure: error } as const;
  };
  return () =>
    look({ retries: 0, deadline: Math.max(deadline, clock.now() + lastLookMs) }).then(take, fail);
}

const isNotFound = ({ code }: ServiceError) => code === 'not-found';
const isLoginRejected = ({ code }: ServiceError) => code === 'login-rejected';

/** Observes whether one answer has been the only one for `patienceMs`. */
export function createPersistence(clock: Clock, patienceMs = defaultPatienceMs) {
  let last: string | undefined;
  let since = 0;
  return {
    /** Call it with the answer of a look; returns whether it has lasted. */
    saw: (answer: string): boolean => {
      if (answer !== last) since = clock.now();
      last = answer;
      return clock.now() - since >= patienceMs;
    },
    /** Call it after a look with another answer. */
    reset: () => {
      last = undefined;
    },
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

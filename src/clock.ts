import { setTimeout as delay } from 'node:timers/promises';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Source of time for the gate and the client; tests pass a virtual one. */
export interface Clock {
  /** Monotonic time in milliseconds; it may stand still while the machine sleeps. */
  now(): number;
  /** Milliseconds since 1970; it may be set, and goes on while the machine sleeps. */
  wallNow(): number;
  /** Resolves after `ms` milliseconds; rejects when the action is cancelled. */
  sleep(ms: number): Promise<void>;
}

/** A point in time by both clocks, in milliseconds. */
export interface Timestamp {
  now: number;
  wallNow: number;
}

/** The machine's monotonic clock; `signal` ends every sleep. */
export function systemClock(signal: AbortSignal): Clock {
  return {
    now: () => performance.now(),
    wallNow: () => Date.now(),
    sleep: (ms) => delay(ms, undefined, { signal }),
  };
}

export function timestamp(clock: Clock): Timestamp {
  return { now: clock.now(), wallNow: clock.wallNow() };
}

/** Milliseconds by the clock that measured more: one may stop while the machine sleeps. */
export function elapsedBetween(from: Timestamp, to: Timestamp): number {
  return Math.max(to.now - from.now, to.wallNow - from.wallNow);
}

/**
 * @param time in milliseconds since 1970
 * @returns the day in UTC, `YYYY-MM-DD`
 */
export function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

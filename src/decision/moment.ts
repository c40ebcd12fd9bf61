import type { Clock } from '../clock.ts';

/** A point in time, by both clocks. */
export interface Moment {
  now: number;
  wallNow: number;
}

export function momentOf(clock: Clock): Moment {
  return { now: clock.now(), wallNow: clock.wallNow() };
}

/** In milliseconds, by the clock that measured more: one may stop while the machine sleeps. */
export function timeBetween(from: Moment, to: Moment): number {
  return Math.max(to.now - from.now, to.wallNow - from.wallNow);
}

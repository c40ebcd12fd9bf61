import type { Clock } from '../clock.ts';

/** A point in time, by both clocks. */
export interface Moment {
  now: number;
  wallNow: number;
}

export function momentOf(clock: Clock): Moment {
  return { now: clock.now(), wallNow: clock.wallNow() };
}

/** In milliseconds, by the clock that saw more: a machine that slept does not make it shorter. */
export function timeBetween(from: Moment, to: Moment): number {
  return Math.max(to.now - from.now, to.wallNow - from.wallNow);
}

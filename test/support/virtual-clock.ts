import type { Clock } from '../../src/clock.ts';

/** A clock whose sleeps end at once and take just as long on it. */
export interface VirtualClock extends Clock {
  /** Lets time pass. */
  pass(ms: number): void;
  /** Every sleep so far, in milliseconds. */
  readonly sleeps: number[];
}

/** When virtual time begins, in milliseconds since 1970. */
export const startOfTests = Date.parse('2026-11-20T12:00:00Z');

export function virtualClock(): VirtualClock {
  let now = 0;
  const sleeps: number[] = [];
  return {
    sleeps,
    now: () => now,
    wallNow: () => startOfTests + now,
    pass: (ms) => {
      now += ms;
    },
    sleep: async (ms) => {
      sleeps.push(ms);
      now += ms;
    },
  };
}

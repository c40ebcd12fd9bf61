import type { Clock } from '../../src/clock.ts';

/** A clock whose sleeps end at once and take just as long on it. */
export interface VirtualClock extends Clock {
  /** Lets time pass. */
  pass(ms: number): void;
  /** Every sleep so far, in milliseconds. */
  readonly sleeps: number[];
}

export function virtualClock(): VirtualClock {
  let now = 0;
  const sleeps: number[] = [];
  return {
    sleeps,
    now: () => now,
    wallNow: () => now,
    pass: (ms) => {
      now += ms;
    },
    sleep: async (ms) => {
      sleeps.push(ms);
      now += ms;
    },
  };
}

import type { Clock } from '../../src/clock.ts';

/**
 * A clock on which many sleep at once: time jumps to whoever wakes next, and stands still while
 * anybody works.
 */
export interface EventClock extends Clock {
  /** Lets time pass until nobody sleeps any more. */
  run(): Promise<void>;
}

interface Sleeper {
  at: number;
  wake: () => void;
}

/**
 * Sleepers wake in the order of their times, and of their falling asleep when those are the same:
 * every run is the same.
 */
export function eventClock(): EventClock {
  let now = 0;
  /** Latest first. */
  const sleepers: Sleeper[] = [];
  const sleep = (ms: number) =>
    new Promise<void>((wake) => {
      const at = now + Math.max(ms, 0);
      sleepers.splice(positionOf(at, sleepers), 0, { at, wake });
    });
  return {
    now: () => now,
    wallNow: () => now,
    sleep,
    run: async () => {
      await everybodyElse();
      for (let next = sleepers.pop(); next; next = sleepers.pop()) {
        now = next.at;
        next.wake();
        await everybodyElse();
      }
    },
  };
}

/** Before (in the list: behind) all who wake later, after all who wake at the same time. */
function positionOf(at: number, sleepers: readonly Sleeper[]): number {
  return sleepers.findLastIndex((sleeper) => sleeper.at > at) + 1;
}

/** Ends when all that can go on without time passing has gone on. */
function everybodyElse(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

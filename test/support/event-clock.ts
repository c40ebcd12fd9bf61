import type { Clock } from '../../src/clock.ts';
import { startOfTests } from './virtual-clock.ts';

/**
 * A clock on which many sleep at once: time jumps to whoever wakes next, and stands still while
 * anybody works.
 */
export interface EventClock extends Clock {
  /** Lets time pass until nobody sleeps any more. */
  run(): Promise<void>;
  /** Lets time stand still until this has ended, which takes more than a turn of the event loop. */
  during<T>(work: Promise<T>): Promise<T>;
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
  const works = new Set<Promise<unknown>>();
  /** Ends when all that can go on without time passing has gone on. */
  const everybodyElse = async () => {
    do {
      await Promise.all(works);
      await new Promise((resolve) => setImmediate(resolve));
    } while (works.size > 0);
  };
  return {
    now: () => now,
    wallNow: () => startOfTests + now,
    sleep,
    during: async (work) => {
      const ended: Promise<unknown> = work.then(
        () => works.delete(ended),
        () => works.delete(ended),
      );
      works.add(ended);
      return work;
    },
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

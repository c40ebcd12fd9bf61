import type { Clock } from '../clock.ts';
import { lastLookMs } from './polling.ts';

const firstPauseMs = 1000;
const maxPauseMs = 15 * 60_000;
/** As many refusals as a service may see of one session in `windowMs`; some lock the account. */
const maxRefusals = 12;
const windowMs = 30 * 60_000;

/** Paces a login that is refused after it has worked: each pause is twice as long as the last. */
export function createLoginPace(clock: Clock) {
  let refusals: number[] = [];
  let nextAt = 0;
  let pauseMs = firstPauseMs;
  const isExhausted = () =>
    refusals.filter((time) => clock.now() - time < windowMs).length >= maxRefusals;
  /** The last look before a deadline need not wait: there will be no other. */
  const isLastChance = (deadline: number | undefined) =>
    deadline !== undefined && deadline - clock.now() <= lastLookMs && !isExhausted();
  return {
    /** How long to wait for the next login, in milliseconds. */
    remainingMs: (deadline: number | undefined): number =>
      isLastChance(deadline) ? 0 : Math.max(0, nextAt - clock.now()),
    /** @param askedMs the pause that the service asks for */
    refused: (askedMs = 0): void => {
      refusals.push(clock.now());
      nextAt = clock.now() + Math.max(pauseMs, askedMs);
      pauseMs = Math.min(2 * pauseMs, maxPauseMs);
    },
    worked: (): void => {
      refusals = [];
      nextAt = 0;
      pauseMs = firstPauseMs;
    },
  };
}

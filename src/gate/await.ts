import type { ServiceError } from '../service/errors.ts';
import { type Poll, poll } from '../service/polling.ts';
import { sentence } from '../text/sentences.ts';
import type { GateOptions } from './context.ts';

export interface Wait<T> extends Omit<Poll<T>, 'clock' | 'cadence' | 'onFault'> {
  /** What is waited for, as a reader would say it. */
  what: string;
  /** Default: the gate's. */
  cadence?: Poll<T>['cadence'];
}

/**
 * What was waited for, or that the deadline came first, with what the last look failed for if it
 * did.
 */
export type Awaited<T> = { seen: T } | { lastFault: ServiceError | undefined };

/** Polls, telling faults and that it still waits. */
export async function awaitIn<T>(
  gate: GateOptions,
  { what, look, ...wait }: Wait<T>,
): Promise<Awaited<T>> {
  const { clock, settings, tell } = gate;
  const startedAt = clock.now();
  let fault: ServiceError | undefined;
  const seen = await poll({
    cadence: settings.cadence,
    ...wait,
    clock,
    look: async (limits) => {
      const current = await look(limits);
      fault = undefined;
      if (current === undefined)
        tell({ kind: 'waiting', for: what, elapsedMs: clock.now() - startedAt });
      return current;
    },
    onFault: (error) => {
      fault = error;
      tell({ kind: 'poll-failed', error });
    },
  });
  return seen === undefined ? { lastFault: fault } : { seen };
}

/** What ended in vain, as one message: `what` is a sentence without its full stop. */
export function inVain(
  what: string,
  { lastFault }: { lastFault: ServiceError | undefined },
): string {
  return lastFault
    ? `${what}. The last attempt failed: ${sentence(lastFault.message)}`
    : `${what}.`;
}

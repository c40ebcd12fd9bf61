import type { ServiceError } from '../service/errors.ts';
import { type Poll, poll } from '../service/polling.ts';
import type { Report } from '../service/reports.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext, GateOptions } from './context.ts';

/** The cadence is the gate's unless another is given. */
type GateWait<T> = Omit<Poll<T>, 'clock' | 'cadence' | 'onNothing' | 'onFault'> &
  Partial<Pick<Poll<T>, 'cadence'>> & {
    /** What is waited for, as a reader would say it. */
    what: string;
  };

/** What was waited for; or what the last look before the deadline failed for, if it did. */
type Awaited<T> = { seen: T } | { lastFault: ServiceError | undefined };

/** Polls, telling faults and that it still waits. */
export async function awaitIn<T>(
  { clock, settings, tell }: GateOptions,
  { what, ...wait }: GateWait<T>,
): Promise<Awaited<T>> {
  let fault: ServiceError | undefined;
  const seen = await poll({
    cadence: settings.cadence,
    ...wait,
    clock,
    onNothing: (elapsedMs) => {
      fault = undefined;
      tell({ kind: 'waiting', for: what, elapsedMs });
    },
    onFault: (error) => {
      fault = error;
      tell({ kind: 'poll-failed', error });
    },
  });
  return seen === undefined ? { lastFault: fault } : { seen };
}

/**
 * Waits until the reports of the app tell something. They are looked at at once; a refusal that is
 * repeated is believed, which they may be on the free tier.
 */
export function awaitReports<T>(
  gate: GateContext,
  { find, ...wait }: { what: string; deadline: number; find: (reports: Report[]) => T | undefined },
): Promise<Awaited<T>> {
  return awaitIn(gate, {
    ...wait,
    atOnce: true,
    believes: (error) => !error.transient,
    look: async (limits) => find(await gate.client.reports.list(gate.app.appId, limits)),
  });
}

/** What ended in vain, as one message: `what` is a sentence without its full stop. */
export function inVain(what: string, { lastFault }: { lastFault?: ServiceError | undefined }) {
  const why = lastFault && ` The last attempt failed: ${sentence(lastFault.message)}`;
  return `${what}.${why ?? ''}`;
}

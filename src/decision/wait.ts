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

/** What was seen; or, at the deadline, why the last look failed, if it did. */
type Awaited<T> = { seen: T } | { lastFault: ServiceError | undefined };

/** Polls, and reports faults and waiting as gate events. */
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

/** Whether the service refuses for good, such as with 402 on the free tier. */
export function isRefusal({ transient, status = 0 }: ServiceError): boolean {
  return !transient && status >= 400;
}

/** Polls the reports of the app, at once first. A refusal that repeats ends the wait. */
export function awaitReports<T>(
  gate: GateContext,
  { find, ...wait }: { what: string; deadline: number; find: (reports: Report[]) => T | undefined },
): Promise<Awaited<T>> {
  return awaitIn(gate, {
    ...wait,
    atOnce: true,
    believes: isRefusal,
    look: async (limits) => find(await gate.client.reports.list(gate.app.appId, limits)),
  });
}

/** Message of a wait that timed out; `what` is a sentence without its full stop. */
export function timeoutMessage(what: string, lastFault: ServiceError | undefined): string {
  const why = lastFault ? ` The last attempt failed: ${sentence(lastFault.message)}` : '';
  return `${what}.${why}`;
}

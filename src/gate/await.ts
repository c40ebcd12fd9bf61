import type { CallLimits } from '../service/retry.ts';
import type { GateContext } from './context.ts';
import { type Cadence, type Intervals, poll } from './polling.ts';

export interface Wait<T> {
  /** What is waited for, as a reader would say it. */
  what: string;
  deadline: number;
  look: (limits: CallLimits) => Promise<T | undefined>;
  /** Default: the gate's. */
  cadence?: Cadence | Intervals;
}

/** Polls, telling faults and that it still waits. */
export function awaitIn<T>(gate: GateContext, { what, deadline, look, cadence }: Wait<T>): Promise<T | undefined> {
  const { clock, settings, tell } = gate;
  const startedAt = clock.now();
  return poll({
    clock,
    deadline,
    cadence: cadence ?? settings.cadence,
    look: async (limits) => {
      const seen = await look(limits);
      if (seen === undefined) tell({ kind: 'waiting', for: what, elapsedMs: clock.now() - startedAt });
      return seen;
    },
    onFault: (error) => tell({ kind: 'poll-failed', error }),
  });
}

import { runInProgress } from '../service/findings.ts';
import type { Cadence } from '../service/polling.ts';
import type { GateContext } from './context.ts';
import { notTested, type Verdict } from './verdict.ts';
import { awaitIn, timeoutMessage } from './wait.ts';

/**
 * Longest time between two looks at our run, in intervals: its findings have to be read before the
 * next run changes them.
 */
const ownersLook = 3;
/** Least pause of those who wait, once the app is idle: longer than `ownersLook`; in intervals. */
const leastPause = 4;

/**
 * The queue of gates that wait to test one app. They know nothing of each other but what the
 * findings list says. Each looks until no run is active, pauses, so that the owner of the last run
 * can read its findings, looks again, and may trigger. Who is faster is left to chance: fairness is
 * for a concurrency group of the workflow. The list may lag: when it says RUN_IN_PROGRESS for
 * longer than a run may take, the gate triggers, and the service refuses if a run is active.
 * @returns what waits for our turn, all in all no longer than the queue's time limit; it gives a
 * verdict when that does not come
 */
export function joinQueue(gate: GateContext) {
  const { clock, settings, tell } = gate;
  let remainingMs = settings.queueTimeoutMs;

  return async (maybeOurs: boolean): Promise<Verdict | undefined> => {
    const whose = maybeOurs
      ? 'A run is active for the app, perhaps the one whose answer was lost'
      : 'Another run of the app is active';
    if (settings.onActiveRun === 'fail') return notTested('run-already-active', `${whose}.`);
    tell({ kind: 'queued-behind-run', timeoutMs: remainingMs });
    const startedAt = clock.now();
    const turn = await awaitTurn(gate, startedAt + remainingMs);
    remainingMs = Math.max(0, remainingMs - (clock.now() - startedAt));
    if ('seen' in turn) return undefined;
    const what = `${whose}, and our turn did not come within \`queue-timeout-minutes\``;
    return notTested('queue-timed-out', timeoutMessage(what, turn.lastFault));
  };
}

function awaitTurn(gate: GateContext, deadline: number) {
  const { app, client, clock, random, settings } = gate;
  const { intervalMs } = settings.cadence;
  let wasIdle = false;
  let idleAt = clock.now();
  return awaitIn<true>(gate, {
    what: 'its turn to test the app',
    deadline,
    // Spread by a whole interval each: many gates must not trigger in the same instant.
    cadence: () => intervalMs * (wasIdle ? leastPause + random() : 0.5 + random()),
    look: async (limits) => {
      const isIdle = (await client.findings.status(app.appId, limits)) !== runInProgress;
      const isOurTurn = isIdle ? wasIdle : clock.now() - idleAt >= settings.timeoutMs;
      if (isIdle) idleAt = clock.now();
      wasIdle = isIdle;
      return isOurTurn || undefined;
    },
  });
}

export function ownersCadence({ intervalMs, maxIntervalMs }: Cadence): Cadence {
  return { intervalMs, maxIntervalMs: Math.min(ownersLook * intervalMs, maxIntervalMs) };
}

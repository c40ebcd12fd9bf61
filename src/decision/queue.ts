import { runInProgress } from '../service/findings.ts';
import type { Cadence } from '../service/polling.ts';
import { formatMinutes } from '../text/duration.ts';
import type { GateContext } from './context.ts';
import { notTested, Stopped } from './verdict.ts';
import { causeOf, wait } from './wait.ts';

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
 * @returns what waits for our turn, all in all no longer than the queue's time limit
 */
export function joinQueue(gate: GateContext) {
  const { clock, settings, onEvent } = gate;
  let remainingMs = settings.queueTimeoutMs;

  return async (maybeOurs: boolean): Promise<void> => {
    const whose = maybeOurs
      ? 'A run is active for the app, perhaps the one whose answer was lost'
      : 'Another run of the app is active';
    if (settings.onActiveRun === 'fail')
      throw new Stopped(notTested('run-already-active', `${whose}.`));
    onEvent({ kind: 'queued-behind-run', timeoutMs: remainingMs });
    const startedAt = clock.now();
    const turn = await waitForTurn(gate, startedAt + remainingMs);
    remainingMs = Math.max(0, remainingMs - (clock.now() - startedAt));
    if ('seen' in turn) return;
    const limit = formatMinutes(settings.queueTimeoutMs);
    const message = `${whose}, and our turn did not come within ${limit} (\`queue-timeout-minutes\`).`;
    const heading = `another test was running for ${limit}`;
    const cause = causeOf(turn.lastFault);
    throw new Stopped(notTested('queue-timed-out', message, { heading, cause }));
  };
}

function waitForTurn(gate: GateContext, deadline: number) {
  const { app, client, clock, random, settings } = gate;
  const { intervalMs } = settings.cadence;
  let wasIdle = false;
  let idleAt = clock.now();
  return wait<true>(gate, {
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

import type { App } from '../service/apps.ts';
import { awaitIn } from './await.ts';
import type { GateContext } from './context.ts';
import type { Cadence } from './polling.ts';
import { runInProgress } from './states.ts';
import { notTested, type Verdict } from './verdict.ts';

/** How often a gate that has waited looks at its own run at least, in polling intervals: others may wait for it to read its findings. */
const ownersLook = 3;
/** Least pause, in polling intervals, between the end of another run and our trigger: longer than `ownersLook`. */
const leastPause = 4;
/** What a newcomer adds to it: it may wait behind a gate that looks at its run ever more seldom, by default up to 12 intervals apart. */
const newcomersPause = 9;
/**
 * What each doubling of the races that a gate has lost takes off again, down to the least pause after 31 of them. Looks and pauses vary
 * by two intervals: a gate that has lost a third as many races comes too late.
 */
const perDoubling = 1.8;

/**
 * The queue of gates that wait to test one app. They know nothing of each other but what the findings list says. Each looks at the same
 * pace, however long it has waited, and when no run is active any more it pauses, looks again, and only then may trigger. Who has lost
 * more races to others pauses for a shorter time, and thus comes first. Since the list may lag, a gate that has seen nothing but
 * RUN_IN_PROGRESS triggers all the same, once, within the time that a run may take: should a run be active, the service refuses.
 */
export function createQueue(gate: GateContext, { appId }: App) {
  const { client, clock, random, settings, tell } = gate;
  const { queueTimeoutMs: timeoutMs } = settings;
  const { intervalMs } = settings.cadence;
  const deadline = clock.now() + timeoutMs;
  let waited = false;
  /** How often another gate was faster after a run had ended. */
  let lostRaces = 0;
  /** Until when the list alone is believed; for ever, once it or the service has shown that it can be. */
  let trustUntil = Math.min(deadline, clock.now() + settings.timeoutMs * (0.5 + random() / 2));

  const awaitTurn = () => {
    let wasIdle = false;
    let pauseMs: number | undefined;
    const see = (idle: boolean): true | undefined => {
      const isOurTurn = idle ? wasIdle || clock.now() >= deadline : clock.now() >= trustUntil;
      if (idle) {
        trustUntil = Number.POSITIVE_INFINITY;
        pauseMs = intervalMs * (pauseAfter(lostRaces) + random());
      } else if (wasIdle) lostRaces += 1;
      wasIdle = idle;
      return isOurTurn || undefined;
    };
    return awaitIn(gate, {
      what: 'its turn to test the app',
      deadline,
      cadence: () => {
        const nextMs = pauseMs ?? intervalMs * (0.75 + random() / 2);
        pauseMs = undefined;
        return nextMs;
      },
      look: async (limits) => see((await client.findings.status(appId, limits)) !== runInProgress),
    });
  };

  return {
    /** Whether there was anyone to wait for. */
    hasWaited: () => waited,
    /** Learns that the service has refused a trigger, since another run is active. */
    refused: () => {
      // We had seen the app idle, or had our turn, and another gate was faster.
      if (trustUntil === Number.POSITIVE_INFINITY) lostRaces += 1;
      trustUntil = Number.POSITIVE_INFINITY;
    },
    /** Waits for the runs of others, all in all no longer than the queue's time limit; gives a verdict when our turn does not come. */
    waitForTurn: async (maybeOurs: boolean): Promise<Verdict | undefined> => {
      const whose = maybeOurs
        ? 'A run is active for the app, perhaps the one whose answer was lost'
        : 'Another run of the app is active';
      if (settings.onActiveRun === 'fail') return notTested('run-already-active', `${whose}.`);
      tell({ kind: 'queued-behind-run', timeoutMs });
      waited = true;
      const turn = await awaitTurn();
      return turn ? undefined : notTested('queue-timed-out', `${whose}, and did not end in time.`);
    },
  };
}

/** In polling intervals. */
function pauseAfter(lostRaces: number): number {
  return leastPause + Math.max(0, newcomersPause - perDoubling * Math.log2(1 + lostRaces));
}

/** The cadence at which a gate that has waited looks at its own run. */
export function whileOthersWait({ intervalMs, maxIntervalMs }: Cadence): Cadence {
  return { intervalMs, maxIntervalMs: Math.min(ownersLook * intervalMs, maxIntervalMs) };
}

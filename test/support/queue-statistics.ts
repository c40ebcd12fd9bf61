import type { Simulated } from './queue-simulation.ts';

/**
 * A request that a gate sends this soon after its arrival is one for which it did not wait, in
 * milliseconds.
 */
const onArrivalMs = 2000;
const windowMs = 60_000;

export type QueueStatistics = ReturnType<typeof statisticsOf>;

/**
 * What a simulated queue looks like from outside. A gate waits from its arrival to the start of its
 * own run, and the app is idle between two runs.
 */
export function statisticsOf({ gates, runs, triggers }: Simulated) {
  const waits = gates.map(({ arrivedAt, triggered }) => {
    const own = runs[(triggered.at(-1) ?? 0) - 1];
    return (own?.startedAt ?? Number.POSITIVE_INFINITY) - arrivedAt;
  });
  const idle = runs.slice(1).map(({ startedAt }, index) => startedAt - (runs[index]?.endsAt ?? 0));
  const ofWaiting = triggers.filter(
    ({ gate, at }) => at - (gates[gate]?.arrivedAt ?? 0) > onArrivalMs,
  );
  return {
    medianWaitSeconds: inSeconds(median(waits)),
    longestWaitSeconds: inSeconds(Math.max(...waits)),
    medianIdleSeconds: inSeconds(median(idle)),
    mostLooks: Math.max(...gates.map(({ looks }) => looks)),
    triggers: triggers.length,
    conflicts: countOf(triggers, 409),
    refused: countOf(triggers, 429),
    refusedOfWaiting: countOf(ofWaiting, 429),
    perMinute: mostInWindow(triggers),
    perMinuteOfWaiting: mostInWindow(ofWaiting),
    superseded: gates.filter(({ decision: { verdict } }) => verdict.verdict === 'not-tested')
      .length,
  };
}

type Triggers = Simulated['triggers'];

const inSeconds = (ms: number) => Math.round(ms / 1000);

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? 0;
}

function countOf(triggers: Triggers, status: number): number {
  return triggers.filter((trigger) => trigger.status === status).length;
}

/** Most triggers within any 60 seconds. */
function mostInWindow(triggers: Triggers): number {
  const counts = triggers.map(
    (first) => triggers.filter(({ at }) => at >= first.at && at < first.at + windowMs).length,
  );
  return Math.max(0, ...counts);
}

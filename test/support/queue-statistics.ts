import type { Simulated } from './queue-simulation.ts';

/**
 * A request that a gate sends this soon after its arrival is one for which it did not wait, in
 * milliseconds.
 */
const onArrivalMs = 2000;
const windowMs = 60_000;

/**
 * What a simulated queue looks like from outside; times in milliseconds, from arrival to the start
 * of the gate's own run.
 */
export function statisticsOf({ gates, runs, triggers }: Simulated) {
  const starts = gates.map(
    ({ triggered }) => runs[(triggered.at(-1) ?? 0) - 1]?.startedAt ?? Number.POSITIVE_INFINITY,
  );
  const waits = gates.map(({ arrivedAt }, gate) => (starts[gate] ?? 0) - arrivedAt);
  const idle = runs.slice(1).map(({ startedAt }, index) => startedAt - (runs[index]?.endsAt ?? 0));
  const waited = triggers.filter(
    ({ gate, at }) => at - (gates[gate]?.arrivedAt ?? 0) > onArrivalMs,
  );
  const times = triggers.map(({ at }) => at);
  return {
    wait: spread(waits),
    idle: spread(idle),
    looks: spread(gates.map(({ looks }) => looks)),
    triggers: triggers.length,
    accepted: countOf(triggers, 202),
    conflicts: countOf(triggers, 409),
    refused: countOf(triggers, 429),
    refusedOfWaiting: countOf(waited, 429),
    perMinute: mostInWindow(times),
    perMinuteOfWaiting: mostInWindow(waited.map(({ at }) => at)),
    superseded: gates.filter(({ decision: { verdict } }) => verdict.verdict === 'not-tested')
      .length,
  };
}

export type QueueStatistics = ReturnType<typeof statisticsOf>;

/** The statistics of several simulations as the lines of a table. */
export function tableOf(rows: Record<string, QueueStatistics>): string {
  const seconds = ({ least, median, p95, most }: Spread) =>
    [least, median, p95, most].map((ms) => String(Math.round(ms / 1000))).join(' / ');
  const lines = Object.entries(rows).map(([name, row]) =>
    [
      name,
      `  waiting (s), least / median / p95 / most:  ${seconds(row.wait)}`,
      `  app idle between runs (s):                 ${seconds(row.idle)}`,
      `  POSTs:                                     ${row.triggers} (${row.accepted} × 202, ${row.conflicts} × 409, ${row.refused} × 429)`,
      `  most POSTs in 60 s, of gates that waited:  ${row.perMinute}, ${row.perMinuteOfWaiting}`,
      `  GETs of a gate, median / most:             ${row.looks.median} / ${row.looks.most}`,
      `  not tested, a later run had ended:         ${row.superseded}`,
    ].join('\n'),
  );
  return lines.join('\n');
}

interface Spread {
  least: number;
  median: number;
  p95: number;
  most: number;
}

function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { least: sorted[0] ?? 0, median: at(0.5), p95: at(0.95), most: at(1) };
}

function countOf(triggers: Simulated['triggers'], status: number): number {
  return triggers.filter((trigger) => trigger.status === status).length;
}

/** Most of the times within any 60 seconds. */
function mostInWindow(times: number[]): number {
  return Math.max(
    0,
    ...times.map((from) => times.filter((at) => at >= from && at < from + windowMs).length),
  );
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { median } from '../../bench/figure.ts';
import {
  type Simulated,
  type SimulatedGate,
  type Simulation,
  simulate,
} from '../../support/queue-simulation.ts';

const [second, minute] = [1000, 60_000];
const gateCount = 50;
const seed = process.env.SIMULATION_SEED ?? '1';
const usual: Pick<Simulation, 'seed' | 'runMs'> = { seed, runMs: [2 * minute, 4 * minute] };

const atOnce = () => Array.from({ length: gateCount }, () => 0);
const within = (ms: number) => (random: () => number) =>
  Array.from({ length: gateCount }, () => random() * ms);

/**
 * One call in twenty fails; of the triggers one in five, a third of them after they were accepted.
 */
const fault: Simulation['fault'] = (call, random) => {
  const kind = (['refused', 'unavailable', 'reset'] as const)[Math.floor(random() * 3)];
  return random() < (call.endsWith('/security-agent') ? 0.2 : 0.05) ? kind : undefined;
};

const simulations: Record<string, Simulation> = {
  'within an hour, in a network that fails': { ...usual, arrivals: within(60 * minute), fault },
  'all at the same instant, while a run is active': {
    ...usual,
    arrivals: atOnce,
    foreignRunMs: 5 * minute,
  },
  'all at the same instant, while none is': { ...usual, arrivals: atOnce },
  'within an hour': { ...usual, arrivals: within(60 * minute) },
  'within two hours, and runs of 2 to 10 minutes': {
    seed,
    runMs: [2 * minute, 10 * minute],
    arrivals: within(120 * minute),
  },
};

/** After a second lost answer no further run is paid for. */
const hasLostTwo = ({ decision: { verdict } }: SimulatedGate) =>
  /Up to 2 runs may have been paid for/.test(verdict.message);

/**
 * What a simulated queue looks like from outside: a gate waits from its arrival to the start of its
 * own run, and the app is idle between two runs. A request within two seconds of the arrival is one
 * for which a gate did not wait.
 */
function statisticsOf({ gates, runs, triggers }: Simulated) {
  const waitsMs = gates
    .filter((gate) => !hasLostTwo(gate))
    .map(({ arrivedAt, triggered }) => {
      const own = runs[(triggered.at(-1) ?? 0) - 1];
      return (own?.startedAt ?? Number.POSITIVE_INFINITY) - arrivedAt;
    });
  const idleMs = runs
    .slice(1)
    .map(({ startedAt }, index) => startedAt - (runs[index]?.endsAt ?? 0));
  const ofWaiting = triggers.filter(
    ({ gate, at }) => at - (gates[gate]?.arrivedAt ?? 0) > 2 * second,
  );
  const within = ({ at: from }: { at: number }) =>
    ofWaiting.filter(({ at }) => at >= from && at < from + minute).length;
  const answered = (status: number, among = triggers) =>
    among.filter((trigger) => trigger.status === status).length;
  return {
    longestWaitSeconds: Math.round(Math.max(...waitsMs) / second),
    medianIdleSeconds: Math.round(median(idleMs) / second),
    conflicts: answered(409),
    refused: answered(429),
    refusedOfWaiting: answered(429, ofWaiting),
    perMinuteOfWaiting: Math.max(0, ...ofWaiting.map(within)),
    superseded: gates.filter(({ decision: { verdict } }) => verdict.verdict === 'not-tested')
      .length,
  };
}

type Statistics = ReturnType<typeof statisticsOf>;
const figures: Record<string, Statistics> = {};
afterAll(() => console.table(figures));

describe.each(Object.entries(simulations))(
  `${gateCount} gates on one app that arrive %s`,
  (name, simulation) => {
    let simulated: Simulated;
    let statistics: Statistics;

    beforeAll(async () => {
      simulated = await simulate(simulation);
      statistics = statisticsOf(simulated);
      figures[name] = statistics;
    });

    test('all get a run of their own, none of which is lost or paid for twice', () => {
      const { gates, runs, lost } = simulated;
      const without = gates.filter(({ triggered }) => triggered.length !== 1);
      expect(without.filter((gate) => !hasLostTwo(gate))).toEqual([]);
      expect(without.length).toBeLessThanOrEqual(gateCount / 10);
      const ours = runs.filter(({ gate, number }) => gate !== undefined && !lost.includes(number));
      expect(gates.flatMap(({ triggered }) => triggered).toSorted()).toEqual(
        ours.map(({ number }) => number).toSorted(),
      );
      for (const { gate, number } of ours) expect(gates[gate ?? 0]?.triggered).toEqual([number]);
    });

    test('pass on what their own run found, never on what a later one left', () => {
      for (const gate of simulated.gates.filter((each) => !hasLostTwo(each))) {
        const { decision, triggered } = gate;
        const { verdict, assessment } = decision;
        if (verdict.verdict === 'passed') {
          const titles = assessment?.findings.map(({ finding }) => finding.title);
          expect(titles).toEqual([`run ${triggered[0]}`]);
        } else {
          expect(verdict).toMatchObject({ reason: 'superseded', noAdoption: true });
        }
      }
      expect(statistics.superseded).toBeLessThanOrEqual(gateCount / 10);
    });

    test('stay within 10 triggers in 60 seconds once they wait, and are never refused for exceeding them', () => {
      expect(statistics.perMinuteOfWaiting).toBeLessThanOrEqual(5);
      expect(statistics.conflicts).toBeLessThanOrEqual(gateCount);
      expect(statistics.refusedOfWaiting).toBe(0);
      if (name !== 'all at the same instant, while none is') expect(statistics.refused).toBe(0);
    });

    test('each get their turn, and leave the app idle for no longer than a pause', () => {
      expect(statistics.medianIdleSeconds).toBeLessThanOrEqual(30);
      const longest = simulated.runs.reduce(
        (sum, { startedAt, endsAt }) => sum + endsAt - startedAt + minute,
        0,
      );
      expect(statistics.longestWaitSeconds).toBeLessThan(longest / 1000);
    });
  },
);

import { afterAll, expect, test } from 'vitest';
import { simulateRate } from '../../support/rate-simulation.ts';
import { samples } from '../../support/samples.ts';

const [second, minute] = [1000, 60_000];
const seed = process.env.SIMULATION_SEED ?? '1';
/** The service takes 10 triggers a minute from one address, at once and then for 30 minutes. */
const roomInQueue = 10 + 10 * 30;

const all = [
  { gates: 500, withinMs: 5 * minute },
  { gates: 256, withinMs: minute },
  { gates: 100, withinMs: 5 * second },
];

const figures: Record<string, object> = {};
afterAll(() => console.table(figures));

test.each(all.slice(-samples(all.length)))(
  '$gates gates behind one address within $withinMs ms lose none that the queue has time for',
  async ({ gates, withinMs }) => {
    const { outcomes, triggers } = await simulateRate({ seed, gates, withinMs, runMs: 5 * minute });
    const passed = outcomes.filter((outcome) => outcome === 'passed').length;
    const others = outcomes.filter((outcome) => outcome !== 'passed');
    const last = Math.max(...triggers.accepted) / minute;
    figures[`${gates} gates within ${withinMs / second} s`] = {
      passed,
      'queue-timed-out': others.length,
      'last trigger (min)': Math.round(last * 10) / 10,
      'refused triggers': triggers.refused,
    };
    expect(new Set(others)).toEqual(others.length > 0 ? new Set(['queue-timed-out']) : new Set());
    // What arrives later has its time later.
    const room = Math.min(gates, roomInQueue + 10 * Math.floor(withinMs / minute));
    expect(passed).toBeGreaterThanOrEqual(Math.floor(0.97 * room));
    if (gates <= 256) expect(passed).toBe(gates);
    expect(triggers.accepted).toHaveLength(passed);
  },
  600_000,
);

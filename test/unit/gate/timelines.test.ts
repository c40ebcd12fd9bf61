import { expect, it } from 'vitest';
import { runTimelines } from '../../support/timelines/run.ts';
import { timelineOf } from '../../support/timelines/timeline.ts';

const seed = process.env.TIMELINES_SEED ?? String(Date.now());

it('decides rightly in 10,000 random timelines', { timeout: 180_000 }, async () => {
  console.log(`Seed of the random timelines: ${seed} (TIMELINES_SEED=${seed})`);
  const { verdicts, wrong } = await runTimelines({ seed, first: 0, count: 10_000 });
  expect(wrong).toEqual([]);
  expect(Object.values(verdicts).reduce((sum, count) => sum + count)).toBe(10_000);
  expect(verdicts.passed).toBeGreaterThan(500);
  expect(verdicts['failed/findings']).toBeGreaterThan(500);
  expect(Object.keys(verdicts).length).toBeGreaterThanOrEqual(15);
});

it('draws the same timeline from the same seed and number, and no other', () => {
  expect(timelineOf('a', 1)).toEqual(timelineOf('a', 1));
  expect(timelineOf('a', 2).runs).not.toEqual(timelineOf('a', 1).runs);
});

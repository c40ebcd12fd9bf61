import { expect, it } from 'vitest';
import { samples } from '../../support/samples.ts';
import { runTimelines } from '../../support/timelines/check.ts';

const seed = process.env.TIMELINES_SEED ?? String(Date.now());

it('decides rightly in random timelines, of which the whole test plays 10,000', async () => {
  const count = samples(10_000);
  console.log(`Seed of the random timelines: ${seed} (TIMELINES_SEED=${seed})`);
  const { verdicts, wrong } = await runTimelines({ seed, first: 0, count });
  expect(wrong).toEqual([]);
  expect(Object.values(verdicts).reduce((sum, ones) => sum + ones)).toBe(count);
  expect(verdicts.passed).toBeGreaterThan(count / 50);
  expect(verdicts['failed/findings']).toBeGreaterThan(count / 50);
  expect(Object.keys(verdicts).length).toBeGreaterThanOrEqual(count < 10_000 ? 12 : 15);
});

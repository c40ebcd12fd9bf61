import { expect, test } from 'vitest';
import { elapsedBetween } from '../../src/clock.ts';

test('time is measured by the clock that saw more of it: either may stop, or be set back', () => {
  const start = { now: 1000, wallNow: 5000 };
  expect(elapsedBetween(start, { now: 2000, wallNow: 95_000 })).toBe(90_000);
  expect(elapsedBetween(start, { now: 8000, wallNow: 4000 })).toBe(7000);
});

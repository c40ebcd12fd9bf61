import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isActive, planTimeline, progressAt } from '../../../src/emulator/world/timeline.ts';

const start = Date.parse('2027-01-01T00:00:00Z');
const ends = ['COMPLETED', 'FAILED', 'CANCELLED', 'INTERRUPTED', 'NEVER'] as const;
const order = 'QUEUED RUNNING AWAITING_INPUT COMPLETED FAILED CANCELLED INTERRUPTED'.split(' ');

describe('a timeline', () => {
  it('is queued for a fifth of its time, then runs until it ends', () => {
    const timeline = planTimeline({ createdAt: start, seconds: 10, end: 'FAILED' });
    const states = [0, 1999, 2000, 9999, 10_000, 1e9].map((ms) => progressAt(timeline, start + ms));
    expect(states).toEqual([
      { state: 'QUEUED', updatedAt: start },
      { state: 'QUEUED', updatedAt: start },
      { state: 'RUNNING', updatedAt: start + 2000 },
      { state: 'RUNNING', updatedAt: start + 2000 },
      { state: 'FAILED', updatedAt: start + 10_000 },
      { state: 'FAILED', updatedAt: start + 10_000 },
    ]);
  });

  it('never goes back, never dates a change in the future, and is active exactly until its end', () => {
    const moment = fc.double({ min: 0, max: 1e7, noNaN: true });
    const seconds = fc.double({ min: 0, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(seconds, fc.constantFrom(...ends), moment, moment, (duration, end, a, b) => {
        const timeline = planTimeline({ createdAt: start, seconds: duration, end });
        const [early, late] = [Math.min(a, b), Math.max(a, b)].map((ms) => start + ms);
        if (early === undefined || late === undefined) return;
        const [before, after] = [progressAt(timeline, early), progressAt(timeline, late)];
        expect(order.indexOf(after.state)).toBeGreaterThanOrEqual(order.indexOf(before.state));
        expect(after.updatedAt).toBeLessThanOrEqual(late);
        expect(isActive(timeline, late)).toBe(['QUEUED', 'RUNNING'].includes(after.state));
      }),
    );
  });

  it.each([
    ['that hangs runs forever', 1, 'NEVER', 1e12, 'RUNNING', true],
    ['of no length has ended at once', 0, 'COMPLETED', 0, 'COMPLETED', false],
    ['is not active before it begins', 10, 'COMPLETED', -1, 'QUEUED', false],
  ] as const)('%s', (_, seconds, end, ms, state, active) => {
    const timeline = planTimeline({ createdAt: start, seconds, end });
    expect(progressAt(timeline, start + ms).state).toBe(state);
    expect(isActive(timeline, start + ms)).toBe(active);
  });
});

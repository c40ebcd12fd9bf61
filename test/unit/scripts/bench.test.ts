import { describe, expect, it } from 'vitest';
import { atMost, median, renderSection } from '../../../scripts/bench/figure.ts';

describe('a figure', () => {
  it('misses its target above it, and when it is no number', () => {
    const missed = (value: number) => atMost('ratio', { value, most: 3.5, unit: ' ×' }).missed;
    expect([3.5, 3.501, Number.NaN].map(missed)).toEqual([false, true, true]);
  });

  it('stands beside its target in a table', () => {
    const ratio = atMost('ratio', { value: 4.006, most: 3.5, unit: ' ×' });
    const figures = [{ name: 'node', value: '37 ms' }, ratio];
    const text = renderSection({ title: 'Cold start', method: 'In turn.', figures });
    expect(text).toContain('## Cold start\n\nIn turn.\n');
    expect(text).toContain('| node | 37 ms |  |  |\n| ratio | 4.01 × | ≤ 3.5 × | **missed** |\n');
  });

  it('is the middle one of the values', () => {
    expect([median([3, 100, 1]), median([7])]).toEqual([3, 7]);
    expect(() => median([])).toThrow(RangeError);
  });
});

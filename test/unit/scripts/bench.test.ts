import { describe, expect, it } from 'vitest';
import { isMissed, median, renderSection } from '../../bench/figure.ts';

describe('a figure', () => {
  it('misses its target above it, and when it is no number', () => {
    const missed = (value: number) =>
      isMissed({ name: 'ratio', values: [1, value, 9], unit: ' ×', most: 3.5 });
    expect([3.5, 3.501].map(missed)).toEqual([false, true]);
    expect(isMissed({ name: 'ratio', values: [Number.NaN], unit: '', most: 1 })).toBe(true);
    expect(isMissed({ name: 'node', values: [37], unit: ' ms' })).toBe(false);
  });

  it('stands with its range and its target in a table', () => {
    const ratio = { name: 'ratio', values: [5, 4.006, 3], unit: ' ×', most: 3.5 };
    const figures = [{ name: 'node', values: [37], unit: ' ms' }, ratio];
    const text = renderSection({ title: 'Cold start', method: 'In turn.', figures });
    expect(text).toContain('## Cold start\n\nIn turn.\n');
    expect(text).toContain(
      '| node | 37.00 ms |  |  |\n| ratio | 4.01 × (3.00–5.00) | ≤ 3.5 × | **missed** |\n',
    );
  });

  it('is the middle one of the values', () => {
    expect([median([3, 100, 1]), median([7])]).toEqual([3, 7]);
    expect(() => median([])).toThrow(RangeError);
  });
});

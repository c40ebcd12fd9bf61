import { describe, expect, it } from 'vitest';
import { atMost, median, renderSection } from '../../../scripts/bench/figure.ts';
import { ofKind, requestKinds } from '../../../scripts/bench/requests.ts';

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

it.each([
  ['POST', '/api/v1/auth/token', 'login'],
  ['GET', '/v1/apps?page=1&pageSize=100', 'app read'],
  ['GET', '/v1/apps/2b35', 'app read'],
  ['POST', '/v1/apps/2b35/security-agent', 'trigger'],
  ['GET', '/v1/tasks/task_sec_1', 'poll'],
  ['GET', '/v1/apps/2b35/vulnerabilities?page=1', 'findings read'],
  ['GET', '/v1/apps/2b35/reports?page=1', 'report list'],
  ['GET', '/v1/reports/6650', 'report download'],
  ['GET', '/v1/vulnerabilities/1', 'other'],
  ['POST', '/v1/apps', 'other'],
] as const)('the kind of the request %s %s is %s', (method, path, kind) => {
  const kinds = requestKinds.filter((each) => ofKind([{ method, path }], each).length > 0);
  expect(kinds).toEqual([kind]);
});

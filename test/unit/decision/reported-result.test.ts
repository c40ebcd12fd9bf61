import { describe, expect, it } from 'vitest';
import { lastReportIn, resultOf } from '../../../src/decision/reported-result.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const report = { reportId: 'r', runNumber: 9, createdAt: '2026-11-20T09:00:00Z', issuesCount: 2 };

describe('what a report says of a result', () => {
  it('is its run, its age and how many findings it counts', () => {
    const ageMs = 3 * 3_600_000;
    const expected = { runNumber: 9, createdAt: now - ageMs, ageMs, issuesCount: 2 };
    expect(resultOf(report, now)).toEqual(expected);
    expect(resultOf({ ...report, issuesCount: undefined }, now)?.issuesCount).toBe(0);
  });

  it('may be dated up to five minutes ahead, which counts as now', () => {
    const aheadBy = (ms: number) =>
      resultOf({ ...report, createdAt: new Date(now + ms).toISOString() }, now);
    expect(aheadBy(300_000)?.ageMs).toBe(0);
    expect(aheadBy(300_001)).toBeUndefined();
  });

  it.each([{ createdAt: undefined }, { createdAt: 'today' }, { runNumber: undefined }])(
    'is nothing with %j',
    (flaw) => {
      expect(resultOf({ ...report, ...flaw }, now)).toBeUndefined();
    },
  );
});

it.each<[(number | undefined)[], number | undefined]>([
  [[9, 8], 0],
  [[8, 9], 1],
  [[undefined, 9], 0],
  [[9, undefined], 0],
  [[undefined], 0],
  [[], undefined],
])('of reports of the runs %j, the last one is at %s', (numbers, index) => {
  const reports = numbers.map((runNumber) => ({ ...report, runNumber }));
  expect(lastReportIn(reports)).toBe(index === undefined ? undefined : reports[index]);
});

import { describe, expect, it } from 'vitest';
import {
  isSameReport,
  lastReportIn,
  reportAge,
} from '../../../src/actions/overview/last-report.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const report = (runNumber: number | undefined, reportId = `r${runNumber}`) => ({
  reportId,
  runNumber,
  createdAt: '2026-11-20T11:00:00Z',
});

describe('the last report', () => {
  it.each([
    ['has the highest number, wherever it is listed', [report(8), report(9), report(7)], 'r9'],
    [
      'may be one without a number that is listed before it',
      [report(undefined, 'x'), report(9)],
      'x',
    ],
    ['is none without a number that is listed after it', [report(9), report(undefined, 'x')], 'r9'],
    ['may be the first of those without a number', [report(undefined, 'x')], 'x'],
    ['is none of no report', [], undefined],
  ])('%s', (_, reports, id) => {
    expect(lastReportIn(reports)?.reportId).toBe(id);
  });

  it.each([
    ['an hour ago', '2026-11-20T11:00:00Z', 3_600_000],
    ['five minutes ahead', '2026-11-20T12:05:00Z', 0],
    ['later than that', '2026-11-20T12:05:01Z', undefined],
    ['on no day', 'today', undefined],
    ['at no time', undefined, undefined],
  ])('created %s has an age or none', (_, createdAt, age) => {
    expect(reportAge({ ...report(1), createdAt }, now)).toBe(age);
    expect(reportAge({ ...report(undefined), createdAt }, now)).toBeUndefined();
  });
});

it.each([
  ['one run', report(1), { ...report(1), createdAt: 'later' }, true],
  ['two runs', report(1), report(2), false],
  ['two runs without a number', report(undefined, 'x'), report(undefined, 'y'), false],
  ['no report at all', undefined, undefined, true],
  ['a first report', undefined, report(1), false],
  ['a first report without number and id', undefined, { createdAt: 'now' }, false],
])('the last reports of %s are the same or not', (_, one, other, same) => {
  const fields = { reportId: undefined, runNumber: undefined };
  const whole = (each: object | undefined) => each && { ...fields, ...each };
  expect(isSameReport(whole(one), whole(other))).toBe(same);
});

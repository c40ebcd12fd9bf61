import { describe, expect, it } from 'vitest';
import type { AppReading } from '../../../src/actions/overview/app-reading.ts';
import {
  compareRows,
  isOutdated,
  judgeApp,
  type OverviewRules,
} from '../../../src/actions/overview/app-row.ts';
import { failuresOf, totalsOf } from '../../../src/actions/overview/totals.ts';
import { finding } from '../../support/policy.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const rules: OverviewRules = {
  threshold: 'critical',
  policy: undefined,
  maxResultAgeHours: 0,
  now,
};
const app = (label: string) => ({ appId: `id-${label}`, label, registrationStatus: 'COMPLETED' });
const report = { reportId: 'r', runNumber: 1, createdAt: '2026-11-20T11:00:00Z' };

function tested(label: string, ...severities: string[]): AppReading {
  const findings = severities.map((severity, index) => finding({ id: `f${index}`, severity }));
  return { kind: 'tested', app: app(label), findings, report };
}

const rowOf = (reading: AppReading, changes: Partial<OverviewRules> = {}) =>
  judgeApp(reading.app?.appId ?? 'gone', reading, { ...rules, ...changes });

describe('the rows of an overview', () => {
  it('are ordered worst first: blocking, unreadable, then open findings from critical down', () => {
    const readings: AppReading[] = [
      tested('clean'),
      { kind: 'untested', app: app('untested'), reason: 'no test has run' },
      tested('two-low', 'Low', 'Low'),
      tested('high', 'High'),
      tested('medium', 'Medium', 'Low', 'Low', 'Low'),
      { kind: 'unreadable', app: undefined, reason: 'HTTP 500' },
      tested('critical', 'Critical'),
      tested('also-high', 'High'),
    ];
    const rows = readings.map((reading) => rowOf(reading)).toSorted(compareRows);
    expect(rows.map(({ label, appId }) => label ?? appId)).toEqual([
      ...['critical', 'gone', 'also-high', 'high', 'medium', 'two-low', 'untested', 'clean'],
    ]);
  });

  it('count a finding whose severity is none of the four as blocking', () => {
    const { findings } = rowOf(tested('odd', 'Catastrophic'));
    expect(findings).toMatchObject({ blocking: 1, open: { unknown: 1, critical: 0 } });
  });

  it.each([
    ['no report', undefined],
    ['no date', { ...report, createdAt: undefined }],
    ['no date that is one', { ...report, createdAt: 'yesterday' }],
    ['no run number', { ...report, runNumber: undefined }],
    ['a date far ahead', { ...report, createdAt: '2026-11-20T12:06:00Z' }],
    ['a date long ago', { ...report, createdAt: '2026-11-19T11:59:00Z' }],
  ])('call a result with %s stale', (_, found) => {
    const reading: AppReading = { kind: 'tested', app: app('a'), findings: [], report: found };
    expect(rowOf(reading, { maxResultAgeHours: 24 }).isStale).toBe(true);
    expect(rowOf(reading).isStale).toBeUndefined();
  });
});

it.each<[string, AppReading, Partial<OverviewRules>, boolean]>([
  ['a fresh result', tested('a'), { maxResultAgeHours: 24 }, false],
  ['a result at the limit', tested('a'), { maxResultAgeHours: 1 }, false],
  ['a result past it', tested('a'), { maxResultAgeHours: 0.99 }, true],
  ['a result of any age, without a limit', tested('a'), {}, false],
  ['no result, without a limit', { kind: 'untested', app: app('a'), reason: 'none' }, {}, true],
  [
    'an active test after a stale result',
    { kind: 'running', app: app('a'), report },
    { maxResultAgeHours: 0.5 },
    true,
  ],
  [
    'nothing that can be read',
    { kind: 'unreadable', app: app('a'), reason: 'HTTP 500' },
    { maxResultAgeHours: 1 },
    false,
  ],
])('an app with %s is outdated or not', (_, reading, changes, expected) => {
  expect(isOutdated(rowOf(reading, changes))).toBe(expected);
});

describe('an overview', () => {
  const failures = (readings: AppReading[], changes: Partial<OverviewRules> = {}) => {
    const judged = { ...rules, ...changes };
    const rows = readings.map((reading) => judgeApp('a', reading, judged));
    return failuresOf(rows, totalsOf(rows, judged), judged);
  };
  const unreadable: AppReading = { kind: 'unreadable', app: undefined, reason: 'HTTP 500' };
  const untested: AppReading = { kind: 'untested', app: app('a'), reason: 'no test has run' };
  const during = (issuesCount: number | undefined): AppReading => ({
    kind: 'running',
    app: app('a'),
    report: { ...report, issuesCount },
  });
  const aged = { threshold: 'none', maxResultAgeHours: 2 } as const;

  it('without a limit never fails', () => {
    const all = [unreadable, untested, during(3), tested('a', 'Critical')];
    expect(failures(all, { threshold: 'none' })).toEqual([]);
    expect(failures([], { threshold: 'none' })).toEqual([]);
  });

  it.each<[string, AppReading[], Partial<OverviewRules>, string[]]>([
    [
      'a finding',
      [tested('a', 'Critical')],
      {},
      ['Blocking (critical or above): 1 finding in 1 app.'],
    ],
    ['an unreadable app', [unreadable], {}, ['Unreadable: 1 app.']],
    ['an unreadable app, by age', [unreadable], aged, ['Unreadable: 1 app.']],
    ['a test', [during(1)], {}, ['Severities unknown during a test: 1 app.']],
    ['a test after a clean one', [during(0)], {}, ['Severities unknown during a test: 1 app.']],
    [
      'a test after an unknown result',
      [during(undefined)],
      {},
      ['Severities unknown during a test: 1 app.'],
    ],
    ['an untested app', [untested], {}, ['Not tested: 1 app.']],
    ['an untested app, by age', [untested], aged, ['Not tested: 1 app.']],
    ['no app', [], {}, ['No app was found.']],
    ['no app, by age', [], aged, ['No app was found.']],
  ])('fails for %s', (_, readings, changes, expected) => {
    expect(failures(readings, changes)).toEqual(expected);
  });

  it.each<[string, AppReading[], Partial<OverviewRules>]>([
    ['less severe findings', [tested('a', 'High')], {}],
    ['a test, by the age of the last result', [during(3)], aged],
  ])('does not fail for %s', (_, readings, changes) => {
    expect(failures(readings, changes)).toEqual([]);
  });
});

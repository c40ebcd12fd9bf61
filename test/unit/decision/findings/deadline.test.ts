import { describe, expect, test } from 'vitest';
import { assess, type Rules } from '../../../../src/decision/findings/assessment.ts';
import type { Severity, Threshold } from '../../../../src/decision/findings/severity.ts';
import type { Finding } from '../../../../src/service/findings.ts';
import { byThreshold, finding, policyOf } from '../../../support/policy.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const weekForHigh = policyOf('deadlines: { high: 7 }');

function judge(changes: Partial<Finding>, rules: Partial<Rules> = {}) {
  const given = { ...byThreshold('low'), now, policy: weekForHigh, ...rules };
  const assessment = assess([finding(changes)], given);
  return { ...assessment, only: assessment.findings[0] };
}

describe('a finding of a severity with a deadline of 7 days', () => {
  test.each<[created: string, ageDays: number, dueOn: string, isOverdue: boolean]>([
    ['2026-11-12T23:59:59Z', 8, '2026-11-19', true],
    ['2026-11-13T00:00:00Z', 7, '2026-11-20', false],
    ['2026-11-13T23:59:59.999Z', 7, '2026-11-20', false],
    ['2026-11-20T12:00:00Z', 0, '2026-11-27', false],
    ['2026-11-13', 7, '2026-11-20', false],
    ['2026-11-12 23:00:00.123456', 8, '2026-11-19', true],
    ['2026-11-12T23:30:00-01:00', 7, '2026-11-20', false],
    ['2026-11-13T00:30+01:00', 8, '2026-11-19', true],
    ['2026-11-21T12:00:00Z', -1, '2026-11-28', false],
    ['2024-02-29', 995, '2024-03-07', true],
  ])('created on %s is %i days old, due on %s, overdue: %s', (created_on, ...expected) => {
    const { only, blocking } = judge({ created_on });
    expect([only?.ageDays, only?.dueOn, only?.isOverdue]).toEqual(expected);
    expect(blocking.length === 1).toBe(expected[2]);
  });

  test.each([
    undefined,
    '',
    'yesterday',
    '1795867200',
    '2026',
    '2026-02-30',
    '2026-11-13T25:00:00Z',
    '2026-11-21T12:00:00.001Z',
    '+012026-11-13',
    '2026-11-13T00:00:00Z and more',
  ])('and no usable date (%s) is overdue', (created_on) => {
    const { only, overdueCount, blocking } = judge({ ...(created_on && { created_on }) });
    expect(only).toMatchObject({ isOverdue: true, blocking: true });
    expect([only?.ageDays, only?.dueOn]).toEqual([undefined, undefined]);
    expect([overdueCount, blocking.length]).toEqual([1, 1]);
  });
});

const old = { created_on: '2026-10-01' };
const young = { created_on: '2026-11-19' };
const medium = { ...young, severity: 'Medium' };
const same = { ...finding(), severity: 'high' as const };
const known = { baseline: { appId: 'app-0', findings: [same] } };
const unknown = { baseline: { appId: 'app-0', findings: [] } };
const since = (day: string) => ({
  policy: policyOf(`new-since: ${day}\ndeadlines: { high: 7 }`),
});

test.each<[string, Partial<Finding>, Partial<Rules>, boolean]>([
  ['overdue, below the threshold', old, { threshold: 'critical' }, true],
  ['overdue, in the baseline', old, known, true],
  ['overdue, at the threshold `none`', old, { threshold: 'none' }, false],
  ['overdue, but dismissed', { ...old, isDismissed: true }, {}, false],
  ['overdue, but fixed', { ...old, isFixed: true }, {}, false],
  ['overdue, though its fix is claimed', { ...old, fixClaimed: true }, {}, true],
  ['in time', young, {}, false],
  ['in time, in the baseline', young, known, false],
  ['in time, new', young, unknown, true],
  ['in time, new, below the threshold', young, { ...unknown, threshold: 'critical' }, false],
  ['overdue, found before `new-since`', old, since('2026-11-01'), true],
  ['overdue, at the threshold `none`, new', old, { ...unknown, threshold: 'none' }, false],
  ['in time, found before `new-since`', young, since('2026-11-20'), false],
  ['in time, found on the day of `new-since`', young, since('2026-11-19'), true],
  ['in time since `new-since`, found long before it', old, since('2026-11-13'), false],
  ['overdue since `new-since`, found long before it', old, since('2026-11-12'), true],
  ['in time since `new-since`, but not dated', {}, since('2026-11-20'), true],
  ['of another severity', medium, {}, true],
  ['of another severity, old', { ...old, severity: 'Medium' }, { threshold: 'high' }, false],
  ['of an unknown severity', { ...young, severity: 'Odd' }, {}, true],
])('a finding %s blocks as it should', (_, changes, rules, blocks) => {
  expect(judge(changes, rules).blocking.length === 1).toBe(blocks);
});

test.each([
  ['2026-10-01', '2026-11-15', 50, '2026-11-22'],
  ['2026-11-14', '2026-11-15', 6, '2026-11-22'],
  ['2026-11-15', '2026-11-15', 5, '2026-11-22'],
  ['2026-11-16', '2026-11-15', 4, '2026-11-23'],
  ['2026-11-14T23:30:00-01:00', '2026-11-15', 5, '2026-11-22'],
  ['2026-10-01', '2026-11-21', 50, '2026-11-28'],
])('found on %s, new since %s: %i days old, due on %s', (created_on, day, ageDays, dueOn) => {
  expect(judge({ created_on }, since(day)).only).toMatchObject({ ageDays, dueOn });
});

test('the severity that counts, after the overrides of the policy, has the deadline', () => {
  const policy = policyOf('deadlines: { low: 3 }\nseverity: [{ id: f1, severity: low }]');
  expect(judge(young, { policy, threshold: 'high' }).only).toMatchObject({ dueOn: '2026-11-22' });
});

test('an accepted finding has no deadline until its acceptance ends', () => {
  const accepting = (expires: string) =>
    policyOf(
      `deadlines: { high: 7 }\naccept: [{ id: f1, reason: x, owner: me, expires: ${expires} }]`,
    );
  expect(judge(old, { policy: accepting('2026-11-20') })).toMatchObject({ overdueCount: 0 });
  expect(judge(old, { policy: accepting('2026-11-19') })).toMatchObject({ overdueCount: 1 });
});

test('a closed finding has no deadline, and one in time is not counted as overdue', () => {
  for (const closed of [{ isFixed: true }, { isDismissed: true }]) {
    const { only } = judge({ ...old, ...closed });
    expect([only?.dueOn, only?.isOverdue]).toEqual([undefined, undefined]);
  }
  expect(judge(young)).toMatchObject({ only: { isOverdue: false }, overdueCount: 0 });
});

test('without deadlines nothing is counted as overdue, and ages are known all the same', () => {
  for (const policy of [undefined, policyOf('deadlines: {}'), policyOf('deadlines:')]) {
    const { only, overdueCount } = judge(old, { policy });
    expect([only?.ageDays, only?.dueOn, only?.isOverdue, overdueCount]).toEqual([
      50,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

test('deadlines of 0 and of 3650 days hold through their last day', () => {
  const dueOn = (severity: Severity, days: number, created_on: string) =>
    judge({ severity, created_on }, { policy: policyOf(`deadlines: { ${severity}: ${days} }`) })
      .only;
  expect(dueOn('low', 0, '2026-11-20T01:00:00Z')).toMatchObject({ isOverdue: false });
  expect(dueOn('low', 0, '2026-11-19T23:00:00Z')).toMatchObject({ isOverdue: true });
  expect(dueOn('low', 3650, '2016-11-22')).toMatchObject({ dueOn: '2026-11-20', isOverdue: false });
});

const thresholds: Threshold[] = ['critical', 'high', 'medium', 'low'];
test.each(thresholds)(
  'at the threshold %s what is overdue comes beside what reaches it',
  (threshold) => {
    const findings = [finding({ ...old }), finding({ id: 'f2', severity: 'Critical' })];
    const rules = { ...byThreshold(threshold), now, policy: weekForHigh };
    expect(assess(findings, rules).blocking.map(({ finding: { id } }) => id)).toEqual(['f2', 'f1']);
  },
);

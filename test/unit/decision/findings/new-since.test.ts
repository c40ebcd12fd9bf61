import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AssessedFinding,
  assess,
  type Rules,
} from '../../../../src/decision/findings/assessment.ts';
import type { BaselineFinding } from '../../../../src/decision/findings/baseline.ts';
import {
  type Severity,
  severities,
  type Threshold,
} from '../../../../src/decision/findings/severity.ts';
import type { Finding } from '../../../../src/service/findings.ts';
import { byThreshold, finding, policyOf } from '../../../support/policy.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const day = '2026-11-10';
const since = (newSince = day, more = '') => policyOf(`new-since: ${newSince}\n${more}`);

function judge(findings: Partial<Finding>[], rules: Partial<Rules> = {}) {
  const given = { ...byThreshold('low'), now, policy: since(), ...rules };
  return assess(
    findings.map((each, index) => finding({ id: `f${index}`, ...each })),
    given,
  );
}

const isNew = (changes: Partial<Finding>, rules: Partial<Rules> = {}) =>
  judge([changes], rules).open[0]?.isNew;

describe('what was found before the day of `new-since`, in UTC, is known', () => {
  test.each([
    ['2026-11-09', false],
    ['2026-11-10', true],
    ['2026-11-09T23:59:59.999Z', false],
    ['2026-11-10T00:00:00Z', true],
    ['2026-11-09T23:30:00-01:00', true],
    ['2026-11-10T00:30:00+01:00', false],
    ['2026-11-09 23:59:59', false],
    ['1999-01-01', false],
    ['2026-11-20T12:00:00Z', true],
  ])('found on %s: new is %s', (created_on, expected) => {
    expect(isNew({ created_on })).toBe(expected);
    expect(judge([{ created_on }])).toMatchObject({ newCount: Number(expected), newSince: day });
  });

  test.each([
    undefined,
    '',
    'yesterday',
    '2026-02-30',
    '1795867200',
    '2026-11-09T25:00:00Z',
    '2026-11-09T00:00:00Z and more',
  ])('no usable date is not before it: %s', (created_on) => {
    expect(isNew({ ...(created_on !== undefined && { created_on }) })).toBe(true);
  });

  test('up to 24 hours ahead counts as a date', () => {
    const policy = since('2026-11-21');
    const rules = { policy, now: Date.parse('2026-11-19T12:00:00Z') };
    expect(isNew({ created_on: '2026-11-20T12:00:00Z' }, rules)).toBe(false);
    expect(isNew({ created_on: '2026-11-20T12:00:00.001Z' }, rules)).toBe(true);
  });

  test('however severe it is now', () => {
    for (const severity of ['Critical', 'Odd'])
      expect(isNew({ created_on: '2026-11-09', severity })).toBe(false);
  });

  test('only open findings are known or new', () => {
    for (const closed of [{ isFixed: true }, { isDismissed: true }]) {
      const { findings, newCount } = judge([{ created_on: '2026-11-10', ...closed }]);
      expect([findings[0]?.isNew, newCount]).toEqual([undefined, 0]);
    }
  });
});

test('a known finding does not block, and a new one does from the threshold on', () => {
  const found = [
    { created_on: '2026-11-09', severity: 'Critical' },
    { created_on: '2026-11-10', severity: 'High' },
    { created_on: '2026-11-10', severity: 'Medium' },
  ];
  const idsAt = (threshold: Rules['threshold']) =>
    judge(found, { threshold }).blocking.map(({ finding: { id } }) => id);
  expect(idsAt('high')).toEqual(['f1']);
  expect(idsAt('low')).toEqual(['f1', 'f2']);
  expect(idsAt('none')).toEqual([]);
});

test('without `new-since` and baseline nothing is known or new, and all block', () => {
  const { open, newCount, newSince, blocking } = judge([{ created_on: '1999-01-01' }], {
    policy: policyOf('fail-on-severity: low'),
  });
  expect([open[0]?.isNew, newCount, newSince]).toEqual([undefined, undefined, undefined]);
  expect(blocking).toHaveLength(1);
});

const inMain = (severity: Severity, count = 1) => ({
  appId: 'app-0',
  findings: Array.from({ length: count }, (): BaselineFinding => ({ ...finding(), severity })),
});
const old = { created_on: '2026-11-09' };
const young = { created_on: '2026-11-10' };

describe('beside a baseline', () => {
  test('either makes a finding known', () => {
    const baseline = inMain('high');
    expect(isNew(old, { baseline: inMain('low') })).toBe(false);
    expect(isNew(young, { baseline })).toBe(false);
    expect(isNew({ ...young, severity: 'Critical' }, { baseline })).toBe(true);
    expect(isNew({ ...old, severity: 'Critical' }, { baseline })).toBe(false);
    expect(isNew({ ...old, severity: 'Critical' }, { baseline, policy: undefined })).toBe(true);
  });

  test('an old finding takes its place there, and makes room for no new one', () => {
    for (const found of [
      [old, young],
      [young, old],
    ]) {
      expect(judge(found, { baseline: inMain('high') }).newCount).toBe(1);
      expect(judge(found, { baseline: inMain('high', 2) }).newCount).toBe(0);
    }
  });
});

test.each(['2026-11-21', '2026-11-20', '2000-01-01'])('a policy may say %s', (newSince) => {
  expect(since(newSince).newSince).toBe(newSince);
});

test.each([
  ['2026-11-22', /`new-since` must be at most tomorrow, 2026-11-21 \(UTC\)/],
  ['2026-02-30', /`new-since` must be a day of the calendar as YYYY-MM-DD/],
  ['2026-11-10T00:00:00Z', /as YYYY-MM-DD/],
  ['20261110', /as YYYY-MM-DD/],
  ['yesterday', /as YYYY-MM-DD/],
  ['', /as YYYY-MM-DD/],
  ['[2026-11-10]', /as YYYY-MM-DD/],
])('a policy may not say "%s"', (newSince, problem) => {
  expect(() => since(newSince)).toThrow(problem);
});

const dates = ['2026-10-01', '2026-11-08', '2026-11-13', '2026-11-19', 'odd', '2026-12-24'];
const anyFinding = fc.record({
  label: fc.constantFrom('a', 'b'),
  severity: fc.constantFrom('Critical', 'High', 'Low', 'Odd'),
  created_on: fc.constantFrom(...dates),
});
const anyPolicy = fc.record({
  newSince: fc.constantFrom('', '2026-11-08', '2026-11-14', '2026-11-21'),
  deadlines: fc.constantFrom('', '{ high: 7 }', '{ critical: 0, low: 30 }'),
});

/** The rule of what blocks, said in another way. */
function isBlockingByRule(
  { finding: { severity }, isOverdue, isNew }: AssessedFinding,
  threshold: Threshold,
  hasDeadline: boolean,
) {
  if (threshold === 'none') return false;
  const ranks: readonly string[] = ['odd', ...severities];
  const reaches = ranks.indexOf(severity.toLowerCase()) <= ranks.indexOf(threshold);
  return isOverdue === true || (reaches && (isNew === undefined ? !hasDeadline : isNew));
}

test('whatever the findings and the policy, what blocks is overdue, or new at the threshold', () => {
  const property = fc.property(
    fc.array(anyFinding, { maxLength: 6 }),
    anyPolicy,
    fc.constantFrom(...severities, 'none' as const),
    fc.option(fc.constant(inMain('high')), { nil: undefined }),
    (found, { newSince, deadlines }, threshold, baseline) => {
      const text = [newSince && `new-since: ${newSince}`, deadlines && `deadlines: ${deadlines}`];
      const policy = policyOf(text.filter(Boolean).join('\n'));
      for (const each of judge(found, { policy, threshold, baseline }).open) {
        const hasDeadline = Boolean(each.severity && each.severity in (policy.deadlines ?? {}));
        expect(each.blocking).toBe(isBlockingByRule(each, threshold, hasDeadline));
        expect(each.isNew === undefined).toBe(newSince === '' && baseline === undefined);
        if (each.isNew === false && baseline === undefined)
          expect((each.finding.created_on ?? '') < newSince).toBe(true);
      }
    },
  );
  fc.assert(property, { numRuns: 1000 });
});

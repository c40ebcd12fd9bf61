import { describe, expect, test } from 'vitest';
import { assess } from '../../../../src/decision/findings/assessment.ts';
import { standingOf } from '../../../../src/decision/findings/policy.ts';
import type { Threshold } from '../../../../src/decision/findings/severity.ts';
import type { Finding } from '../../../../src/service/findings.ts';
import { accepting, byThreshold, finding, policyOf, today } from '../../../support/policy.ts';
import { decideIn } from '../../../support/virtual-world.ts';

const judge = (text: string, findings: Finding[]) =>
  assess(findings, { ...byThreshold('high'), policy: policyOf(text) });
const entry = (expires: string, owner = 'me', subject = 'id: f1') =>
  `  - ${subject}\n    reason: Known\n    owner: ${owner}\n    expires: ${expires}\n`;

describe('an acceptance', () => {
  test.each([
    ['2026-11-19', 'expired'],
    ['2025-12-31', 'expired'],
    ['2026-11-20', 'expires-soon'],
    ['2026-11-21', 'expires-soon'],
    ['2026-12-04', 'expires-soon'],
    ['2026-12-05', 'holds'],
    ['2027-11-20', 'holds'],
  ])('until %s, seen on 2026-11-20, is %s', (expires, standing) => {
    const [acceptance] = accepting('{ label: X }', expires).acceptances;
    expect(acceptance && standingOf(acceptance, today)).toBe(standing);
  });

  test('that ends today sets its finding aside; one that ended yesterday does not, and is still told', () => {
    const [held, expired] = ['2026-11-20', '2026-11-19'].map((day) =>
      judge(`accept:\n${entry(day)}`, [finding()]),
    );
    const aside = { state: 'accepted', blocking: false };
    expect(held).toMatchObject({ open: [], blocking: [], accepted: [aside] });
    const told = {
      state: 'open',
      lapse: 'expired',
      acceptance: { owner: 'me', expires: '2026-11-19' },
    };
    expect(expired).toMatchObject({ accepted: [], blocking: [told] });
    expect(expired?.acceptances).toMatchObject([{ standing: 'expired', findings: 1 }]);
  });

  test('that holds wins over one that has expired, wherever it stands', () => {
    const entries = [entry('2026-01-01', 'past'), entry('2027-01-01', 'present')];
    for (const order of [entries, entries.toReversed()])
      expect(judge(`accept:\n${order.join('')}`, [finding()]).accepted).toMatchObject([
        { acceptance: { owner: 'present' } },
      ]);
  });

  test('is the first of those that hold, and each of them counts the finding', () => {
    const both = `accept:\n${entry('2027-01-01', 'a')}${entry('2027-01-01', 'b')}`;
    const { accepted, acceptances } = judge(both, [finding()]);
    expect(accepted).toMatchObject([{ acceptance: { owner: 'a' } }]);
    expect(acceptances).toMatchObject([{ findings: 1 }, { findings: 1 }]);
  });

  test('counts dismissed findings, but neither fixed ones nor others', () => {
    const findings = [
      finding(),
      finding({ id: 'f2', isDismissed: true }),
      finding({ id: 'f3', isFixed: true }),
      finding({ id: 'f4', label: 'Other' }),
    ];
    const entries = ['match: { label: Broken Logout }', 'id: f9'].map((subject) =>
      entry('2027-01-01', 'me', subject),
    );
    const { acceptances, findings: all } = judge(`accept:\n${entries.join('')}`, findings);
    expect(acceptances).toMatchObject([{ findings: 2 }, { findings: 0 }]);
    expect(all.map(({ state, acceptance }) => [state, acceptance !== undefined])).toEqual([
      ['accepted', true],
      ['dismissed', true],
      ['fixed', false],
      ['open', false],
    ]);
  });

  test('matches on the severity that the service gives, before any override', () => {
    const text = `accept:\n${entry('2027-01-01', 'me', 'match: { severity: low }')}severity:\n  - match: { label: Broken Logout }\n    severity: low\n`;
    expect(judge(text, [finding({ severity: 'Critical' })]).accepted).toEqual([]);
    expect(judge(text, [finding({ severity: 'Low' })]).accepted).toHaveLength(1);
  });
});

describe('an acceptance with `max-severity`', () => {
  const upTo = (severity: string) =>
    `accept:\n${entry('2027-01-01')}    max-severity: ${severity}\n`;

  test.each([
    ['medium', 'Medium', 'accepted'],
    ['medium', 'Low', 'accepted'],
    ['medium', 'High', 'open'],
    ['critical', 'Critical', 'accepted'],
    ['critical', 'Odd', 'open'],
  ])('%s and a finding of severity %s: it is %s', (max, severity, state) => {
    const { findings, acceptances } = judge(upTo(max), [finding({ severity })]);
    const lapse = state === 'open' ? 'outgrown' : undefined;
    expect(findings).toMatchObject([{ state, acceptance: { maxSeverity: max } }]);
    expect(findings[0]?.lapse).toBe(lapse);
    expect(acceptances).toMatchObject([{ findings: 1, outgrown: lapse ? 1 : 0 }]);
  });

  test('looks at the severity that the service gives, whatever the policy makes of it', () => {
    const override = (severity: string) => `severity: [{ id: f1, severity: ${severity} }]\n`;
    const lowered = judge(upTo('medium') + override('low'), [finding({ severity: 'High' })]);
    const raised = judge(upTo('medium') + override('critical'), [finding({ severity: 'Low' })]);
    expect([lowered, raised].map(({ accepted }) => accepted.length)).toEqual([0, 1]);
  });

  test('gives way to another one that still holds', () => {
    const text = `${upTo('low')}${entry('2027-01-01', 'other')}`;
    expect(judge(text, [finding()]).accepted).toMatchObject([{ acceptance: { owner: 'other' } }]);
  });
});

describe('a severity override', () => {
  const lowered = 'severity:\n  - match: { label: Broken Logout }\n    severity: low\n';

  test('decides what blocks and how findings are counted', () => {
    const { blocking, counts, open } = judge(lowered, [finding({ severity: 'Critical' })]);
    expect(blocking).toEqual([]);
    expect(counts).toEqual({ critical: 0, high: 0, medium: 0, low: 1, unknown: 0 });
    expect(open).toMatchObject([{ severity: 'low', finding: { severity: 'Critical' } }]);
  });

  test('can raise a severity, and say what one is that nobody knows', () => {
    const raised = 'severity:\n  - id: f1\n    severity: critical\n';
    const [raisedFinding] = judge(raised, [finding({ severity: 'Low' })]).blocking;
    expect(raisedFinding).toMatchObject({ severity: 'critical' });
    const known = judge(lowered, [finding({ severity: 'Odd' })]);
    expect(known).toMatchObject({ blocking: [], unknownSeverities: [], counts: { low: 1 } });
  });

  test('is the first that matches', () => {
    const other = 'severity:\n  - id: f2\n    severity: high\n';
    const text = `${other}  - id: f1\n    severity: medium\n  - id: f1\n    severity: critical\n`;
    expect(judge(text, [finding()]).open).toMatchObject([{ severity: 'medium' }]);
  });

  test('matches on the severity that the service gives', () => {
    const rule = (from: string, to: string) => `{ match: { severity: ${from} }, severity: ${to} }`;
    const chain = `severity: [${rule('high', 'low')}, ${rule('low', 'critical')}]`;
    const { open } = judge(chain, [finding(), finding({ id: 'f2', severity: 'Low' })]);
    expect(open.map(({ severity }) => severity)).toEqual(['low', 'critical']);
  });
});

test('without a policy nothing is said of acceptances', () => {
  const { acceptances, accepted } = assess([finding()], byThreshold('high'));
  expect([acceptances, accepted]).toEqual([undefined, []]);
});

test.each<[string, Threshold | undefined, Threshold]>([
  ['fail-on-severity: low', undefined, 'low'],
  ['fail-on-severity: low', 'none', 'none'],
  ['fail-on-severity: none', 'critical', 'critical'],
  ['', undefined, 'high'],
])(
  'the policy "%s" beside the input %s makes the threshold %s',
  async (text, threshold, expected) => {
    const decision = await decideIn({ files: { policy: policyOf(text) }, threshold });
    expect(decision.threshold).toBe(expected);
  },
);

import { describe, expect, test } from 'vitest';
import { type Assessment, assess, type Rules } from '../../../src/decision/findings/assessment.ts';
import type { Policy } from '../../../src/decision/findings/policy.ts';
import { verdictOnFindings } from '../../../src/decision/verdict.ts';
import { countsLine } from '../../../src/results/finding/counts.ts';
import { findingLine } from '../../../src/results/finding/finding.ts';
import { renderFindingsFile } from '../../../src/results/json/findings-file.ts';
import {
  remarksOnAcceptances,
  renderAcceptances,
} from '../../../src/results/markdown/acceptances.ts';
import { renderComment } from '../../../src/results/markdown/comment.ts';
import { renderSummary } from '../../../src/results/markdown/summary.ts';
import { outputsOf } from '../../../src/results/model/outputs.ts';
import { createRedactors, redactAll } from '../../../src/results/model/redaction.ts';
import type { Result } from '../../../src/results/model/result.ts';
import { outsideCode } from '../../support/outside-code.ts';
import { byThreshold, finding, policyOf } from '../../support/policy.ts';
import { tested } from './tested.ts';

const known = { reason: 'Known', owner: 'me', expires: '2027-01-31' };
const entry = (subject: object, terms: object = {}) => ({ ...subject, ...known, ...terms });
const policyWith = (...accept: object[]) => policyOf(JSON.stringify({ accept }));
const old = { label: 'Old', severity: 'high' } as const;
const baseline = { appId: 'app-0', findings: [old] };
const findings = [
  finding({ id: 'held', label: 'Held' }),
  finding({ id: 'past', label: 'Past' }),
  finding({ id: 'old', label: 'Old' }),
  finding({ id: 'gone', isDismissed: true }),
];
const policy = policyWith(
  entry({ id: 'held' }),
  entry({ id: 'past' }, { expires: '2026-11-19' }),
  entry({ id: 'nowhere' }),
);

const judged = (rules: Partial<Rules> = {}): Assessment =>
  assess(findings, { ...byThreshold('high'), policy, baseline, ...rules });
const listOf = (given: Policy) => judged({ policy: given }).acceptances ?? [];
const resultOf = (assessment: Assessment): Result =>
  tested([], { verdict: verdictOnFindings(assessment), assessment });

describe('what is accepted and what is new', () => {
  test('stands in the findings file', () => {
    const { findings: written } = JSON.parse(renderFindingsFile(resultOf(judged())));
    const past = { expires: '2026-11-19' };
    expect(written).toMatchObject([
      { id: 'held', state: 'accepted', new: null, blocking: false, acceptance: known },
      { id: 'past', state: 'open', new: true, blocking: true, acceptance: past },
      { id: 'old', state: 'open', new: false, blocking: false },
      { id: 'gone', state: 'dismissed', new: null, blocking: false },
    ]);
    expect(written[2]).not.toHaveProperty('acceptance');
  });

  test('is counted in the outputs', () => {
    const open = { 'findings-count': '2', 'new-count': '1', 'blocking-count': '1' };
    expect(outputsOf(resultOf(judged()))).toMatchObject({ ...open, 'accepted-count': '1' });
    const unmeasured = outputsOf(resultOf(judged({ baseline: undefined })));
    expect(unmeasured['new-count']).toBe('');
  });

  test('stands in summary and comment', () => {
    for (const render of [renderSummary, renderComment]) {
      const text = render(resultOf(judged()));
      expect(text).toContain('- **Fails on:** `high` and above, new findings only');
      expect(text).toContain('Not counted: 1 accepted, 1 dismissed. New: 1 of 2 open.');
      expect(text).toMatch(/High.* · Past; acceptance by me expired after 2026-11-19.*whole app/);
    }
  });

  test('stands in the log', () => {
    expect(countsLine(judged())).toBe(
      '4 findings read, 2 of them open: 0 critical, 2 high, 0 medium, 0 low; 1 of them new; 1 more accepted by the policy',
    );
    expect([...judged().accepted, ...judged().open].map(findingLine)).toEqual([
      'HIGH Held, whole app, accepted by me until 2027-01-31 (held)',
      'HIGH Past, whole app, new, acceptance by me expired after 2026-11-19 (past)',
      'HIGH Old, whole app, known (old)',
    ]);
  });
});

describe('a count', () => {
  const rules = { ...byThreshold('high'), policy };

  test('of findings has its noun in the same number', () => {
    expect(countsLine(assess([], rules))).toMatch(/^0 findings read, /);
    expect(countsLine(assess([finding()], rules))).toMatch(/^1 finding read, /);
  });

  test('of findings that an acceptance no longer holds for has its verb in the same number', () => {
    const mild = policyWith(entry({ match: { severity: 'high' } }, { 'max-severity': 'low' }));
    const remarkOn = (...given: ReturnType<typeof finding>[]) => {
      const { acceptances = [] } = assess(given, { ...rules, policy: mild });
      return remarksOnAcceptances(acceptances, 'full').map(({ message }) => message);
    };
    const [first, second] = [finding({ id: 'first' }), finding({ id: 'second' })];
    expect(remarkOn(first)).toEqual([expect.stringMatching(/which 1 finding no longer meets\.$/)]);
    expect(remarkOn(first, second)).toEqual([
      expect.stringMatching(/which 2 findings no longer meet\.$/),
    ]);
  });
});

describe('the list of accepted risks', () => {
  test('says what, how often, why, by whom and until when', () => {
    expect(renderAcceptances(listOf(policy)).split('\n').slice(2)).toEqual([
      '- **id held** · 1 finding · Known · me · until 2027-01-31',
      '- **id past** · 1 finding · Known · me · **expired** after 2026-11-19',
      '- **id nowhere** · 0 findings · Known · me · until 2027-01-31',
    ]);
    expect(renderSummary(resultOf(judged()))).toContain('#### Accepted risks');
    expect(renderSummary(resultOf(judged({ policy: undefined })))).not.toContain('Accepted risks');
  });

  test('makes hostile texts harmless', () => {
    const hostile = 'x | y <img src=x> @org/team [a](https://evil.test) `c` **b** #1';
    const terms = { owner: hostile, reason: `${hostile}\n# Heading\n::error::x` };
    const policy = policyWith(entry({ match: { label: hostile } }, terms));
    const summary = renderSummary(resultOf(judged({ policy })));
    for (const text of [renderAcceptances(listOf(policy)), summary]) {
      expect(outsideCode(text)).not.toMatch(/<img|@org|\]\(https|`c`|\*\*b\*\*|^# H|^::error/m);
      const row = text.split('\n').find((line) => line.startsWith('- **label '));
      expect(row?.split(' · ')).toHaveLength(5);
    }
  });

  test('stays small, and says what it left out', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      entry({ id: `f${index}` }, { reason: '|'.repeat(900) }),
    );
    const text = renderAcceptances(listOf(policyWith(...many)));
    expect(Buffer.byteLength(text)).toBeLessThan(65_000);
    const rows = text.split('\n').filter((line) => line.startsWith('- **id ')).length;
    expect(text).toContain(`… and ${500 - rows} more in the policy file.`);
  });

  test('holds no secret', () => {
    const secret = 'opaqueToken0123456789';
    const match = { label: 'Held', title: secret };
    const policy = policyWith(entry({ match }, { owner: secret, reason: secret }));
    const safe = redactAll(judged({ policy }), createRedactors([secret]));
    expect(renderSummary(resultOf(safe))).not.toContain(secret);
    expect(JSON.stringify(remarksOnAcceptances(safe.acceptances ?? [], 'full'))).not.toContain(
      secret,
    );
    expect(renderSummary(resultOf(judged({ policy })))).toContain(secret);
  });
});

test('with counts neither its list nor its remarks tell which entries match', () => {
  const ends = policyWith(
    entry({ id: 'held' }, { expires: '2026-12-01' }),
    entry({ id: 'held' }, { expires: '2026-01-31' }),
    entry({ id: 'nowhere' }, { expires: '2026-01-31' }),
  );
  const assessment = judged({ policy: ends });
  const summary = renderSummary({ ...resultOf(assessment), details: 'counts' });
  expect(summary).not.toMatch(/Accepted risks|nowhere|held/);
  const message = expect.stringContaining('2 have expired and 1 will soon');
  expect(remarksOnAcceptances(assessment.acceptances ?? [], 'counts')).toEqual([
    { level: 'warning', message },
  ]);
  expect(remarksOnAcceptances(judged({ policy }).acceptances ?? [], 'counts')).toHaveLength(1);
  expect(remarksOnAcceptances([], 'counts')).toEqual([]);
});

const remarks = (id: string, expires: string) =>
  remarksOnAcceptances(listOf(policyWith(entry({ id }, { expires }))), 'full');
const unused =
  'The acceptance of id nowhere (me) matches no finding: remove it from the policy if it is no longer needed.';
const renewable = (day: string) =>
  `The acceptance of id held (me) ends after ${day}: fix the risk, or renew it before.`;
const expired =
  'The acceptance of id held (me) expired after 2026-11-19: it accepts nothing any more.';

test.each([
  ['held', '2026-12-05', 'silence', undefined],
  ['nowhere', '2027-01-31', 'notice', unused],
  ['nowhere', '2026-01-31', 'notice', unused],
  ['held', '2026-12-04', 'warning', renewable('2026-12-04')],
  ['held', '2026-11-20', 'warning', renewable('2026-11-20')],
  ['held', '2026-11-19', 'warning', expired],
])('the owners of a policy hear of %s until %s as a %s', (id, expires, level, message) => {
  expect(remarks(id, expires)).toEqual(message === undefined ? [] : [{ level, message }]);
});

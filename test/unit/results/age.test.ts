import { expect, test } from 'vitest';
import type { Rules } from '../../../src/decision/findings/assessment.ts';
import { describeAgeToday } from '../../../src/results/finding/age.ts';
import { renderComment } from '../../../src/results/markdown/comment.ts';
import { renderSummary } from '../../../src/results/markdown/summary.ts';
import type { Result } from '../../../src/results/model/result.ts';
import { finding, policyOf } from '../../support/policy.ts';
import { annotationsFor, tested } from './tested.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const deadlines = policyOf('deadlines: { high: 30 }');

function assessed(created_on: string | undefined, policy = policyOf('{}')) {
  const result = tested([finding({ created_on })], {}, { now, policy });
  const [found] = result.assessment?.open ?? [];
  if (found === undefined) throw new Error('The finding is not open');
  return found;
}

test.each([
  ['found on 12 March', '2026-03-12T09:00:00Z', undefined],
  ['found on 30 December 2025', '2025-12-30', undefined],
  ['found today', '2026-11-20T00:00:00Z', undefined],
  ['', undefined, undefined],
  ['open 41 days, due 11 days ago', '2026-10-10', deadlines],
  ['open 31 days, due 1 day ago', '2026-10-20', deadlines],
  ['open 30 days, due today', '2026-10-21', deadlines],
  ['open 27 days, due in 3 days', '2026-10-24', deadlines],
  ['overdue, since its age is unknown', undefined, deadlines],
])('the age of a finding reads: %s', (text, created, policy) => {
  expect(describeAgeToday(assessed(created, policy))).toBe(text);
});

test('only where something can be known is a finding called new or known', () => {
  const found = assessed('2026-03-12');
  expect(describeAgeToday({ ...found, isNew: true })).toBe('new, found on 12 March');
  expect(describeAgeToday({ ...found, isNew: false })).toBe('known, found on 12 March');
  expect(describeAgeToday({ ...assessed(undefined), isNew: false })).toBe('known');
  const due = { ...assessed('2026-10-24', deadlines), isNew: true };
  expect(describeAgeToday(due)).toBe('new, open 27 days, due in 3 days');
});

test('comment, summary and annotation say how old each finding is, and when it was due', () => {
  const result = tested(
    [
      finding({ id: 'f1', created_on: '2026-10-10' }),
      finding({ id: 'f2', severity: 'Low', created_on: '2026-10-24' }),
      finding({ id: 'f3', created_on: '2026-10-24' }),
    ],
    {},
    { now, policy: policyOf('deadlines: { high: 30, low: 30 }') },
  );
  const comment = renderComment(result);
  expect(comment).toContain('### ❌ 1 finding blocks (overdue)');
  expect(comment).toContain('· `whole app` · open 41 days, due 11 days ago · `f1`');
  expect(comment).toContain('Past their deadline: 1 of 3 open. Due within 7 days: 2 of 3 open.');
  const summary = renderSummary(result);
  expect(summary).toContain(
    '<code>whole app</code> · open 41 days, due 11 days ago · <code>f1</code></summary>',
  );
  expect(summary).toContain('· open 27 days, due in 3 days · `f2`');
  const [annotation] = annotationsFor(result);
  expect(annotation?.message).toContain(', whole app, open 41 days, due 11 days ago (f1)');
});

const policyWith = (deadlines: string) => ({ now, policy: policyOf(`deadlines: ${deadlines}`) });

test('the threshold is named only where it is what blocks', () => {
  const old = finding({ id: 'f1', severity: 'Critical', created_on: '2026-10-10' });
  const young = finding({ id: 'f2', created_on: '2026-11-19' });
  const headingOf = (deadlines: string, given: Partial<Result> = {}) =>
    renderComment(tested([old, young], given, policyWith(deadlines))).split('\n')[0];
  expect(headingOf('{ critical: 7, high: 60 }')).toBe('### ❌ 1 finding blocks (overdue)');
  expect(headingOf('{ critical: 7 }')).toBe('### ❌ 2 findings block (high or above, or overdue)');
  expect(headingOf('{ critical: 60 }')).toBe('### ❌ 1 finding blocks (high or above)');
  const passed = { job: 'success' } as const;
  expect(headingOf('{ critical: 60, high: 60 }', passed)).toBe(
    '### ✅ Passed: no open finding blocks',
  );
});

test.each<[string, string, Partial<Result>, Partial<Rules>?]>([
  ['`critical` after 7 days, `high` after 60 days', '{ critical: 7, high: 60 }', {}],
  ['`critical`, `high` after 1 day, `low` after 0 days', '{ high: 1, low: 0 }', {}],
  [
    '`high` and above, new findings only; overdue ones too: `critical` after 7 days, `low` after 9 days',
    '{ critical: 7, low: 9 }',
    {},
    { baseline: { appId: 'app-0', findings: [] } },
  ],
  ['`high` and above', '{}', {}],
  ['no severity', '{ high: 7 }', { threshold: 'none' }],
])('the facts say which findings fail the job: %s', (text, deadlines, given, rules) => {
  const all = { ...policyWith(deadlines), ...rules };
  const summary = renderSummary(tested([finding()], given, all));
  expect(summary).toContain(`- **Fails on:** ${text}\n`);
});

test('a group says how many are new or overdue, and how old the oldest is', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    finding({ id: `f${index}`, created_on: `2026-10-${10 + index}` }),
  );
  const comment = renderComment(tested(many, {}, { now, policy: policyOf('{}') }));
  expect(comment).toContain(' · the oldest found on 10 October\n');
  const overdue = renderComment(
    tested(many, {}, { now, policy: policyOf('deadlines: { high: 1 }') }),
  );
  expect(overdue).toContain(' · 12 overdue, the oldest found on 10 October\n');
});

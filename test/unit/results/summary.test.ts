import { describe, expect, test } from 'vitest';
import { renderSummary } from '../../../src/results/markdown/summary.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { formatDuration, formatProgress } from '../../../src/text/duration.ts';
import { finding, policyOf } from '../../support/policy.ts';
import { everyTextField, tested } from './tested.ts';

const summaryOf = (...given: Parameters<typeof tested>) => renderSummary(tested(...given));

/** The lines of the list that folds out below a title. */
function folded(summary: string, title: string): string[] {
  const [, block = ''] = summary.split(`<details><summary>${title}`);
  const [inside = ''] = block.split('</details>');
  return inside.split('\n').filter((line) => line.startsWith('- '));
}

/** What the stories of the end-to-end tests do not show. */
describe('the summary', () => {
  test.each([
    ['no open finding reaches high', {}],
    ['no open finding reaches high in this build', { provenVersion: '1c002dd' }],
    ['findings never fail this job', { threshold: 'none' as const }],
  ])('says of a pass no more than was proven: %s', (claim, given) => {
    const [heading] = summaryOf([], { job: 'success', ...given }).split('\n');
    expect(heading).toMatch(new RegExp(`^### ✅ Passed: ${claim}(?! in this build)`));
  });

  test('says who can see findings that it does not show, if there are any', () => {
    const details = 'counts';
    expect(summaryOf([finding()], { details })).toContain('a login to the service');
    expect(summaryOf([], { details })).not.toContain('a login to the service');
  });

  test('has its charts last, folded, and only those that say something', () => {
    expect(summaryOf([finding()])).not.toContain('```mermaid');
    expect(summaryOf([finding(), finding({ id: 'f2', severity: 'Low' })])).toMatch(
      /<details><summary>Charts<\/summary>[^<]*```mermaid[^<]*<\/details>\n$/,
    );
  });

  test('shows the state of a run that has no number', () => {
    const run = { taskId: 'task-1', state: 'COMPLETED' };
    expect(summaryOf([], { run })).toContain('** COMPLETED (task');
  });

  test('stays within 1 MiB with thousands of large findings of every kind', () => {
    const many = (label: string, severity = 'High') =>
      Array.from({ length: 3000 }, (_, index): Finding => {
        const texts = { ...everyTextField('|'.repeat(1000)), updated_severity: undefined };
        return { ...texts, label, severity, id: `${label}${index}` };
      });
    const long = `"${'|'.repeat(900)}"`;
    const terms = { reason: long, owner: long, expires: '2027-01-31' };
    const labels = ['accepted', ...Array(299).fill(long)];
    const accept = labels.map((label) => ({ match: { label }, ...terms }));
    const policy = policyOf(JSON.stringify({ accept }));
    const findings = [...many('blocking'), ...many('open', 'Low'), ...many('accepted')];
    const summary = summaryOf(findings, {}, { policy });
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary).toMatch(/<details><summary>More blocking findings \(29\d\d\)/);
    for (const title of ['Open findings that do not block', 'Findings that the policy accepts']) {
      const shown = folded(summary, `${title} (3000)`).length;
      expect(shown).toBeGreaterThan(10);
      expect(summary).toContain(`… and ${3000 - shown} more, in the service.`);
    }
    expect(summary.match(/<details>/g)).toHaveLength(summary.match(/<\/details>/g)?.length ?? 0);
  });
});

test.each([
  [0, '0 s'],
  [440, '0.4 s'],
  [9949, '9.9 s'],
  [42_000, '42 s'],
  [59_600, '1 min 0 s'],
  [303_000, '5 min 3 s'],
  [3_720_000, '1 h 2 min'],
])('%i ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([
  [241_000, 1_800_000, '4 of at most 30 minutes'],
  [59_000, 60_000, '1 of at most 1 minute'],
  [0, 30_000, '0 of at most 0.5 minutes'],
  [600_000, 1_432_123, '10 of at most 23.9 minutes'],
])('after %i of %i ms it is %s', (elapsedMs, limitMs, text) => {
  expect(formatProgress(elapsedMs, limitMs)).toBe(text);
});

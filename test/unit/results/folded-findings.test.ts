import { describe, expect, test } from 'vitest';
import { renderSummary } from '../../../src/results/summary.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { accepting, finding, policyOf } from '../../support/policy.ts';
import { everyTextField, tested } from './tested.ts';

const open = 'Open findings that do not block';
const accepted = 'Findings that the policy accepts';

const summaryOf = (...given: Parameters<typeof tested>) => renderSummary(tested(...given));

/** The lines of the list that folds out below a title. */
function folded(summary: string, title: string): string[] {
  const [, block = ''] = summary.split(`<details><summary>${title}`);
  const [inside = ''] = block.split('</details>');
  return inside.split('\n').filter((line) => line.startsWith('- '));
}

describe('the summary folds in', () => {
  test('the open findings that do not block, worst first', () => {
    const summary = summaryOf([
      finding({ id: 'low', severity: 'Low' }),
      finding({ id: 'high', severity: 'High' }),
      finding({ id: 'medium', severity: 'Medium', method: 'GET', path: '/a' }),
      finding({ id: 'fixed', isFixed: true }),
    ]);
    expect(folded(summary, `${open} (2)`)).toEqual([
      '- **Medium** · Broken Logout<br>GET /a',
      '- **Low** · Broken Logout<br>whole app',
    ]);
  });

  test('what the policy accepts, by whom and until when', () => {
    const policy = accepting('{ label: Broken Logout }');
    const summary = summaryOf([finding({ id: 'high' })], {}, { policy });
    expect(folded(summary, `${accepted} (1)`)).toEqual([
      '- **High** · Broken Logout; accepted by &#64;&#8203;org/appsec until 2027-01-31<br>whole app',
    ]);
  });

  test('nothing where there is nothing', () => {
    const summary = summaryOf([finding()]);
    expect(summary).not.toContain(open);
    expect(summary).not.toContain(accepted);
  });

  test('nothing with `details: counts`, and says so', () => {
    const telling = finding({ id: 'telling', label: 'Telling', severity: 'Low' });
    const summary = summaryOf([telling], { details: 'counts' });
    expect(summary).not.toMatch(/telling|<details>/i);
    expect(summary).toContain('Only counts are shown here (`details`).');
  });
});

test('the summary stays within 1 MiB with thousands of large findings of every kind', () => {
  const many = (count: number, fields: Partial<Finding>) =>
    Array.from({ length: count }, (_, index) => ({
      ...everyTextField('|'.repeat(1000)),
      updated_severity: undefined,
      severity: 'High',
      ...fields,
      id: `${fields.label}${index}`,
    }));
  const long = `"${'|'.repeat(900)}"`;
  const entries = ['accepted', ...Array(299).fill(long)].map((label) => ({ match: { label } }));
  const terms = { reason: long, owner: long, expires: '2027-01-31' };
  const accept = entries.map((entry) => ({ ...entry, ...terms }));
  const policy = policyOf(JSON.stringify({ accept }));
  const findings = [
    ...many(3000, { label: 'blocking' }),
    ...many(3000, { label: 'open', severity: 'Low' }),
    ...many(3000, { label: 'accepted' }),
  ];
  const summary = summaryOf(findings, {}, { policy });
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
  expect(summary).toContain('… and 2950 more');
  for (const title of [`${open} (3000)`, `${accepted} (3000)`]) {
    const shown = folded(summary, title).length;
    expect(shown).toBeGreaterThan(10);
    expect(summary).toContain(`… and ${3000 - shown} more, in the PDF report.`);
  }
  expect(summary.match(/<details>/g)).toHaveLength(summary.match(/<\/details>/g)?.length ?? 0);
});

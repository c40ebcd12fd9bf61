import { describe, expect, test } from 'vitest';
import { assess } from '../../../src/gate/findings/assessment.ts';
import type { Policy } from '../../../src/gate/findings/policy.ts';
import { verdictOnFindings } from '../../../src/gate/verdict.ts';
import type { Result } from '../../../src/results/result.ts';
import { renderSummary } from '../../../src/results/summary.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { accepting, finding, policyOf, today } from '../../support/policy.ts';

const open = 'Open findings that do not block';
const accepted = 'Findings that the policy accepts';

function summaryOf(
  findings: Finding[],
  { details = 'full', policy }: { details?: Result['details']; policy?: Policy } = {},
): string {
  const assessment = assess(findings, { threshold: 'high', today, appId: 'app-1', policy });
  return renderSummary({
    verdict: verdictOnFindings(assessment),
    job: 'failure',
    assessment,
    details,
  });
}

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
    const summary = summaryOf([finding({ id: 'high' })], { policy });
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
    Array.from({ length: count }, (_, index) =>
      finding({
        ...fields,
        id: `${fields.label}${index}`,
        title: '|'.repeat(1000),
        path: '|'.repeat(1000),
        impact: '|'.repeat(1000),
        remediation: '|'.repeat(1000),
      }),
    );
  const entries = Array.from(
    { length: 300 },
    (_, index) =>
      `  - match: { label: ${index === 0 ? 'accepted' : `"${'|'.repeat(900)}"`} }\n    reason: "${'|'.repeat(900)}"\n    owner: "${'|'.repeat(900)}"\n    expires: 2027-01-31\n`,
  );
  const policy = policyOf(`accept:\n${entries.join('')}`);
  const findings = [
    ...many(3000, { label: 'blocking' }),
    ...many(3000, { label: 'open', severity: 'Low' }),
    ...many(3000, { label: 'accepted' }),
  ];
  const summary = summaryOf(findings, { policy });
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
  for (const title of [`${open} (3000)`, `${accepted} (3000)`]) {
    const shown = folded(summary, title).length;
    expect(shown).toBeGreaterThan(10);
    expect(summary).toContain(`… and ${3000 - shown} more, in the PDF report.`);
  }
  expect(summary.match(/<details>/g)).toHaveLength(summary.match(/<\/details>/g)?.length ?? 0);
});

import { describe, expect, test } from 'vitest';
import { renderComment } from '../../../src/results/comment.ts';
import { renderSummary } from '../../../src/results/summary.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { finding } from '../../support/policy.ts';
import { tested } from './tested.ts';

const policyUrl = 'https://github.test/octo-org/shop/edit/main/.github/security-gate.yml';
const runUrl = 'https://github.test/octo-org/shop/actions/runs/7';
const artifactUrl = `${runUrl}/artifacts/9`;
const fields = {
  isPullRequest: true,
  runUrl,
  docsUrl: 'https://github.test/docs',
  policyFile: { name: '.github/security-gate.yml on main', url: policyUrl },
  report: { path: 'r.pdf', artifactUrl, history: [] },
};
const billing = finding({
  id: '994f98522f2bd34900000000',
  label: 'Cross-Tenant Takeover',
  title: "A user of one tenant can change another tenant's billing contact",
  severity: 'Critical',
  method: 'PUT',
  path: '/api/tenants/{tenantId}/billing-contact',
});
const stack = finding({ id: 'f-2', label: 'Errors', title: 'Errors carry stack traces' });
const findings = [billing, stack];

/** What stands before the details on which a verdict rests. */
const beginningOf = (text: string) => text.split('\n\n**Open findings:**')[0];

describe('the comment on findings that block', () => {
  test('says at a glance what they are, how to fix them, and what else can be done', () => {
    expect(beginningOf(renderComment(tested(findings, fields)))).toBe(
      [
        '### ❌ 2 findings block this pull request (high or above)',
        '',
        "- **Critical** · A user of one tenant can change another tenant's billing contact · `PUT /api/tenants/{tenantId}/billing-contact` · `994f…0000`",
        '- **High** · Errors carry stack traces · `whole app` · `f-2`',
        '',
        `[How to fix each](${runUrl}) · [Steps to reproduce (PDF)](${artifactUrl})`,
        '',
        `**Not yours, or not a problem?** Accept it for a time in [.github/security-gate.yml on main](${policyUrl}), dismiss it, or [let only new findings fail](https://github.test/docs/baseline.md). [What this check is](https://github.test/docs/blocked.md).`,
      ].join('\n'),
    );
  });

  test('names no finding with `details: counts`', () => {
    const text = beginningOf(renderComment(tested(findings, { ...fields, details: 'counts' })));
    expect(text).not.toMatch(/billing|stack|How to fix/);
    expect(text).toContain('### ❌ 2 findings block this pull request (high or above)');
    expect(text).toContain('Only counts are shown here');
  });

  test.each([
    ['❌ 1 finding blocks (high or above)', [stack], {}],
    ['❌ 1 new finding blocks (high or above)', [stack], { newOnly: true }],
    [
      '⚠️ 2 findings would block (high or above), but the job succeeds (`warn-only`)',
      findings,
      { job: 'warning' },
    ],
    ['❌ 2 findings block (critical)', findings, { threshold: 'critical' }],
  ] as const)('is headed %s', (heading, found, given) => {
    expect(renderComment(tested([...found], given)).split('\n')[0]).toBe(`### ${heading}`);
  });

  test('says what is unproven beside the findings', () => {
    const result = tested([stack]);
    const unproven = 'The version could not be proven.';
    const verdict = { verdict: 'failed', reason: 'findings', message: '', unproven } as const;
    expect(renderComment({ ...result, verdict })).toContain(`\n\n**Not proven:** ${unproven}\n\n`);
    expect(renderComment(result)).not.toContain('Not proven');
  });
});

describe('more than ten findings that block', () => {
  const many = (count: number, label: string, severity = 'High') =>
    Array.from({ length: count }, (_, index): Finding => {
      return finding({ id: `${label}${index}`, label, severity, method: 'GET', path: `/${index}` });
    });

  test('are shown by their label', () => {
    const eleven = [...many(9, 'BOLA'), ...many(1, 'BOLA', 'Critical'), billing];
    const lines = renderComment(tested(eleven)).split('\n');
    expect(lines.filter((line) => line.startsWith('- **'))).toEqual(
      expect.arrayContaining([
        '- **Critical to High** · 10 × BOLA · `GET /0`, `GET /1`, `GET /2` and 6 more',
        expect.stringContaining('`994f…0000`'),
      ]),
    );
    const summary = renderSummary(tested(eleven));
    expect(summary).toContain('#### 10 × BOLA\n\n<details><summary><b>Critical</b>');
    expect(summary.match(/^ {2}- id: /gm)).toHaveLength(11);
  });

  test('are counted where comment and summary leave some out', () => {
    const labels = Array.from({ length: 700 }, (_, index) => `L${index}`);
    const result = tested(
      labels.flatMap((label) => many(1, label)),
      { runUrl },
    );
    expect(renderComment(result)).toContain(
      `… and 675 more: see the [job summary](${runUrl}), which lists up to 550.`,
    );
    const summary = renderSummary(result);
    expect(summary).toContain('More blocking findings (650)');
    expect(summary).toContain('… and 150 more, in the service.');
  });

  test.each([100, 10_000])('stay within the limits of GitHub when they are %i', (count) => {
    const result = tested([...many(count / 2, 'A'), ...many(count / 2, 'B', 'odd')]);
    expect(renderComment(result).length).toBeLessThan(65_536 - 200);
    expect(Buffer.byteLength(renderSummary(result))).toBeLessThan(1024 * 1024);
  });
});

describe('the policy entry of a finding in the summary', () => {
  const entryOf = (found: Finding) => {
    const summary = renderSummary(tested([found], {}, { now: Date.parse('2026-11-23') }));
    return /```yaml\n(.*?)^```$/ms.exec(summary)?.[1];
  };

  test('is ready but for reason and owner, and ends in a month', () => {
    expect(entryOf({ ...billing, updated_severity: 'High' })).toBe(
      [
        '  - id: "994f98522f2bd34900000000"',
        '    reason: # why the risk is acceptable',
        '    owner: # who accepts it, "@org/team" for example',
        '    expires: 2026-12-23',
        '    max-severity: high',
        '',
      ].join('\n'),
    );
    expect(entryOf({ ...billing, severity: 'odd' })).not.toContain('max-severity');
  });

  test('holds any id as one text', () => {
    expect(entryOf({ ...billing, id: '```"#:\\' })).toContain('- id: "```\\"#:\\\\"\n');
  });
});

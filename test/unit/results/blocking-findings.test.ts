import { describe, expect, test } from 'vitest';
import type { Rules } from '../../../src/decision/findings/assessment.ts';
import { renderComment } from '../../../src/results/markdown/comment.ts';
import { renderSummary } from '../../../src/results/markdown/summary.ts';
import type { Result } from '../../../src/results/model/result.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { finding, policyOf } from '../../support/policy.ts';
import { annotationsFor, tested } from './tested.ts';

const policyUrl = 'https://github.test/octo-org/shop/edit/main/.github/security-gate.yml';
const runUrl = 'https://github.test/octo-org/shop/actions/runs/7';
const artifactUrl = `${runUrl}/artifacts/9`;
const fields = {
  isPullRequest: true,
  runUrl,
  docsUrl: 'https://github.test/docs',
  policyFile: { name: '.github/security-gate.yml on main', url: policyUrl, exists: true },
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
    const fixable = findings.map((each) => ({ ...each, remediation: 'Check it.' }));
    expect(beginningOf(renderComment(tested(fixable, fields)))).toBe(
      [
        '### ❌ 2 findings block this pull request (high or above)',
        '',
        "- **Critical** · A user of one tenant can change another tenant's billing contact · `PUT /api/tenants/{tenantId}/billing-contact` · `994f…0000`",
        '- **High** · Errors carry stack traces · `whole app` · `f-2`',
        '',
        `[How to fix each](${runUrl}) · [Steps to reproduce (PDF)](${artifactUrl})`,
        '',
        '**Next step:** Fix what blocks and push the fix. [More on `findings`](https://github.test/docs/blocked.md#findings)',
        '',
        `**Not yours, or not a problem?** [Accept it for a time](https://github.test/docs/blocked.md#accept-a-finding-for-a-time) in [.github/security-gate.yml on main](${policyUrl}), dismiss it in the service, or [let only new findings fail](https://github.test/docs/policy.md#only-new-findings). Once that is done, choose "Re-run failed jobs": it starts a new test, which costs credits.`,
      ].join('\n'),
    );
  });

  test('names no finding with `details: counts`', () => {
    const text = beginningOf(renderComment(tested(findings, { ...fields, details: 'counts' })));
    expect(text).not.toMatch(/billing|stack|How to fix/);
    expect(text).toContain('### ❌ 2 findings block this pull request (high or above)');
    expect(text).toContain('Only counts are shown here');
  });

  test.each<[string, Finding[], Partial<Result>, Partial<Rules>?]>([
    ['❌ 1 finding blocks (high or above)', [stack], {}],
    [
      '❌ 1 new finding blocks (high or above)',
      [stack],
      {},
      { baseline: { appId: 'app-0', findings: [] } },
    ],
    [
      '⚠️ 2 findings would block (high or above), but the job succeeds (`warn-only`)',
      findings,
      { job: 'warning' },
    ],
    ['❌ 2 findings block (critical)', findings, { threshold: 'critical' }],
  ])('is headed %s', (heading, found, given, rules) => {
    expect(renderComment(tested(found, given, rules)).split('\n')[0]).toBe(`### ${heading}`);
  });

  test('promises a fix only where the service gives one of each', () => {
    const fixes = [
      { remediation: 'Check the tenant.' },
      { additionalDetails: { mitigation: 'Turn it off.' } },
      { additionalDetails: { long_solution: 'Check the tenant.' } },
    ].map((fix, index) => finding({ ...fix, id: `f${index}` }));
    expect(renderComment(tested(fixes, { runUrl }))).toContain('[How to fix each](');
    expect(renderComment(tested([...fixes, stack], { runUrl }))).toContain('[Details of each](');
  });

  test('says what is unproven beside the findings', () => {
    const result = tested([stack]);
    const message = 'The version could not be proven.';
    const unproven = { reason: 'wrong-version', message } as const;
    const verdict = { verdict: 'failed', reason: 'findings', message: '', unproven } as const;
    expect(renderComment({ ...result, verdict })).toContain(`\n\n**Not proven:** ${message}\n\n`);
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
      `\n\n… and 675 more.\n\n[The job summary explains 50 findings and lists 550 of 700](${runUrl})\n\n`,
    );
    const summary = renderSummary(result);
    expect(summary).toContain('More blocking findings (650)');
    expect(summary).toContain('… and 150 more, in the service.');
    expect(annotationsFor(result).at(-1)?.message).toBe(
      '692 more findings block; the job summary lists 550 of all 700.',
    );
  });

  test('are each counted as listed where the summary explains only some', () => {
    const comment = renderComment(tested(many(60, 'BOLA'), { runUrl }));
    expect(comment).toContain('[The job summary explains 50 findings and lists all 60]');
  });

  test('are explained in turn, so that no label is left out', () => {
    const labels = [...many(1300, 'BOLA', 'Critical'), ...many(13, 'XSS'), ...many(8, 'CORS')];
    const summary = renderSummary(tested(labels));
    const [bola = '', xss = '', cors = ''] = summary.split(/^#### [\d]+ × /m).slice(1);
    const entriesIn = (text: string) => text.match(/^ {2}- id: /gm)?.length;
    expect([bola, xss, cors].map(entriesIn)).toEqual([29, 13, 8]);
    expect(cors).toContain('More blocking findings (1271)');
  });

  test.each([100, 10_000])('stay within the limits of GitHub when they are %i', (count) => {
    const result = tested([...many(count / 2, 'A'), ...many(count / 2, 'B', 'odd')]);
    expect(renderComment(result).length).toBeLessThan(65_536 - 200);
    expect(Buffer.byteLength(renderSummary(result))).toBeLessThan(1024 * 1024);
  });
});

describe('the policy entry of a finding in the summary', () => {
  const summaryOf = (found: Finding, given: Partial<Result> = {}) =>
    renderSummary(tested([found], given, { now: Date.parse('2026-11-23') }));
  const entryOf = (found: Finding, given: Partial<Result> = {}) =>
    /```yaml\n(.*?)^```$/ms.exec(summaryOf(found, given))?.[1];

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

  test('is a whole policy, and the page that creates it, where there is none yet', () => {
    const url = 'https://github.test/octo-org/shop/new/main?filename=gate.yml';
    const policyFile = { name: 'gate.yml on main', url, exists: false };
    const found = { ...billing, id: 'f(1)' };
    const text = entryOf(found, { policyFile }) ?? '';
    expect(text).toMatch(/^accept:\n {2}- id: "f\(1\)"\n/);
    const filled = text.replace(/reason:.*/, 'reason: Known').replace(/owner:.*/, 'owner: me');
    expect(policyOf(filled, '2026-11-23').acceptances).toHaveLength(1);
    const link = /\[create the policy file\]\((\S+)\) with this entry:/.exec(
      summaryOf(found, { policyFile }),
    );
    expect(URL.parse(link?.[1] ?? '')?.searchParams.get('value')).toBe(text);
    expect(summaryOf(found, { policyFile: { ...policyFile, url: undefined } })).toContain(
      'To accept it, create the policy file with this entry:',
    );
    expect(summaryOf(found)).toContain('add this below `accept` in the policy file:');
  });

  test('holds any id as one text', () => {
    expect(entryOf({ ...billing, id: '```"#:\\' })).toContain('- id: "```\\"#:\\\\"\n');
  });
});

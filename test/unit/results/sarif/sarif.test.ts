import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../../src/service/findings.ts';
import { finding } from '../../../support/policy.ts';
import { render, renderVulnerable } from './sarif-rendering.ts';

const labelled = (labels: string[]) =>
  labels.map((label, index) => finding({ label, id: `f-${index}` }));
const only = (changes: Partial<Finding>) => {
  const { rules, results } = render([finding(changes)]);
  return { rule: rules[0], result: results[0] };
};

test('the findings of vulnerable.test, with all that they hold, are shown as those of their app and without reproducers', async () => {
  const text = `${JSON.stringify(renderVulnerable().log, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../__snapshots__/vulnerable.sarif');
  for (const part of ['curl', 'Bearer', 'DE02120300000000202051', 'StepsToReproduce', 'mallory'])
    expect(text).not.toContain(part);
});

test('a log without findings says so by an empty list', () => {
  expect(render([]).run?.results).toEqual([]);
});

describe('a rule', () => {
  test('is made for each label and severity, once, sorted, and results point to theirs', () => {
    const sql = ['SQL Injection', 'SQL injection!'];
    const labels = [...sql, 'BOLA – Cross-Role Access', 'SSL (<15 days)'];
    const odd = finding({ id: 'odd', label: 'SQL Injection', severity: 'Odd' });
    const { rules, results } = render([...labelled(labels), odd]);
    const ids = [
      'bola-cross-role-access-high',
      'sql-injection-high',
      'sql-injection-unknown',
      'ssl-15-days-high',
    ];
    expect(rules.map(({ id }) => id)).toEqual(ids);
    for (const { ruleId, ruleIndex = -1 } of results) expect(rules[ruleIndex]?.id).toBe(ruleId);
  });

  test('keeps labels apart whose letters do not fit into its id', () => {
    const long = 'a'.repeat(100);
    const labels = ['注入', '泄露', 'SQL 注入', '???', '', `${long}1`, `${long}2`, 'a '.repeat(60)];
    const { rules } = render(labelled(labels));
    expect(new Set(rules.map(({ id }) => id)).size).toBe(labels.length);
    for (const { id } of rules) expect(id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
  });

  test('has tags of CWE and OWASP as GitHub reads them, of all its findings', () => {
    const findings = [
      finding({ id: 'b', cwe: 'CWE-89', owasp: 'API8:2023' }),
      finding({ id: 'a', cwe: 'cwe-020', owasp: 'API8:2023' }),
      finding({ id: 'c', cwe: 'CWE-1; drop', owasp: '](https://evil.test)' }),
    ];
    const external = ['cwe/cwe-20', 'cwe/cwe-89', 'owasp/api8-2023'];
    const tags = ['security', ...external.map((tag) => `external/${tag}`)];
    expect(render(findings).rules[0]?.properties?.tags).toEqual(tags);
  });

  test('has a name unless that would be its id', () => {
    const nameOf = (label: string) => only({ label }).rule?.name;
    expect(['Shadow Data', 'BOLA'].map(nameOf)).toEqual(['ShadowDataHigh', 'BolaHigh']);
  });

  test('keeps to the number of tags that GitHub shows', () => {
    const findings = Array.from({ length: 30 }, (_, i) =>
      finding({ id: `${i}`, cwe: `CWE-${i + 1}`, owasp: `API${i % 10}:2023` }),
    );
    expect(render(findings).rules[0]?.properties?.tags).toHaveLength(10);
  });

  test('says in Markdown and in text what the impact is, what to do, and where to read on', () => {
    const texts = { impact: 'All *rows* leak.', remediation: 'Bind <parameters>.' };
    const { text, markdown } = only({ ...texts, cwe: 'CWE-89' }).rule?.help ?? {};
    expect(text).toContain(
      'What it lets someone do: All *rows* leak.\n\nHow to fix it: Bind ‹parameters›.',
    );
    expect(markdown).toContain('**What it lets someone do:** All &#42;rows&#42; leak.');
    expect(markdown).toContain('[CWE-89](https://cwe.mitre.org/data/definitions/89.html)');
  });

  test('contains all else that the service explains, and keeps code as code', () => {
    const { text, markdown } =
      only({
        uiPath: '/orders',
        fields: [{ name: 'iban', location: 'response.body' }],
        isPII: true,
        issueType: 'privacy',
        additionalDetails: {
          long_solution: 'Bind it:\n```sql\n  SELECT <1>\n```\nDone.',
          references: ['CWE-89', 'https://owasp.org'],
        },
      }).rule?.help ?? {};
    const others =
      'seen at /orders · data: personal data (PII), iban (response.body)\n\nCWE-89\n\nhttps:\u200b//owasp.org';
    expect(text).toContain(`How to fix it: Bind it: SELECT ‹1› Done.\n\n${others}`);
    expect(markdown).toContain(
      '**How to fix it:** Bind it&#58;\n\n```\n  SELECT <1>\n```\n\nDone.',
    );
    expect(markdown).toContain('\n\nCWE-89 · [owasp.org](https://owasp.org)');
  });

  test('has the severity of its findings, and the score of the worst of them', () => {
    const findings = [
      finding({ id: 'a', severity: 'Critical', updated_severity: 'Medium' }),
      finding({ id: 'b', severity: 'Low' }),
      finding({ id: 'c', severity: 'Medium', cvss_score: 6.1 }),
    ];
    expect(render(findings).rules).toMatchObject([
      { id: 'broken-logout-low', properties: { 'security-severity': '2.0' } },
      { id: 'broken-logout-medium', properties: { 'security-severity': '6.1' } },
    ]);
  });
});

const lowered = { severity: 'Critical', updated_severity: 'low', cvss_score: 9.8 };
test.each([
  ['the CVSS score', { severity: 'High', cvss_score: 7.7 }, '7.7', 'error'],
  ['the CVSS score with a decimal', { severity: 'Critical', cvss_score: 10 }, '10.0', 'error'],
  ['from the severity without a score', { severity: 'Critical' }, '9.5', 'error'],
  ['from the severity, not from 0', { severity: 'Low', cvss_score: 0 }, '2.0', 'note'],
  ['from it, not from too much', { severity: 'Medium', cvss_score: 1e9 }, '5.5', 'warning'],
  ['from it, not from no number', { severity: 'Medium', cvss_score: NaN }, '5.5', 'warning'],
  ['from the severity if that was changed by hand', lowered, '2.0', 'note'],
  [
    'from it, not from a score that means another one',
    { severity: 'High', cvss_score: 9 },
    '8.0',
    'error',
  ],
  ['the worst if the severity is unknown', { severity: 'Odd' }, '9.5', 'error'],
  ['the worst, whatever the CVSS score', { severity: 'Odd', cvss_score: 5 }, '9.5', 'error'],
])('the security severity is %s', (_, changes, score, level) => {
  const { rule, result } = only(changes);
  expect(rule?.properties?.['security-severity']).toBe(score);
  expect(result).toMatchObject({ level, properties: { 'security-severity': score } });
});

describe('a result', () => {
  test('is named by its label where it has no title', () => {
    const text = 'High: Broken Logout (whole app). Finding f1.';
    expect(only({}).result?.message.text).toBe(text);
  });

  test('tells the story in a few words', () => {
    const explainer = 'The query is built from the text that was sent, so the text becomes a part.';
    const description = 'A quote closed the string.';
    const remediation = 'Bind parameters.';
    const { message } = only({ explainer, remediation, additionalDetails: { description } })
      .result ?? { message: {} };
    expect(message.text).toBe(
      `High: Broken Logout (whole app). What is wrong: ${explainer} ${description} How to fix it: ${remediation} Finding f1.`,
    );
  });

  test('lies where the endpoint is located, else in the workflow', () => {
    const locate = (_: unknown, path: unknown) =>
      path ? { file: './a b/ö.yaml', line: 7 } : undefined;
    const findings = [finding({ id: '1', path: '/a' }), finding({ id: '2' })];
    const { results } = render(findings, { locate });
    expect(results.map(({ locations }) => locations?.[0]?.physicalLocation)).toMatchObject([
      { artifactLocation: { uri: 'a%20b/%C3%B6.yaml' }, region: { startLine: 7 } },
      { artifactLocation: { uri: '.github/workflows/test.yml' }, region: { startLine: 1 } },
    ]);
  });

  test('never has `suppressions`, which GitHub ignores', () => {
    expect(only({ fixClaimed: true }).result).not.toHaveProperty('suppressions');
  });
});

describe('the fingerprints of a result', () => {
  const fingerprints = (changes: Partial<Finding>, more = {}) =>
    render([finding(changes)], more).results[0]?.partialFingerprints;

  test('do not depend on texts, severity or line', () => {
    const texts = { title: 'new', impact: 'new', remediation: 'new' };
    const changes = { ...texts, severity: 'Low', cvss_score: 1 };
    const locate = () => ({ file: 'a', line: 99 });
    expect(fingerprints(changes, { locate })).toEqual(fingerprints({}));
  });

  test('tell findings of one endpoint apart by id, and endpoints apart without their parameters', () => {
    const paths = ['/orders/17', '/orders/{id}?page=2', '/users/{id}'];
    const [a, b, other] = paths.map((path, index) => fingerprints({ id: `${index}`, path }));
    expect(a?.primaryLocationLineHash).not.toBe(b?.primaryLocationLineHash);
    expect(a?.['labelAndEndpoint/v1']).toBe(b?.['labelAndEndpoint/v1']);
    expect(a?.['labelAndEndpoint/v1']).not.toBe(other?.['labelAndEndpoint/v1']);
  });
});

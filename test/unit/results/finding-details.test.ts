import { expect, test } from 'vitest';
import { renderComment } from '../../../src/results/comment.ts';
import { renderSummary } from '../../../src/results/summary.ts';
import { finding } from '../../support/policy.ts';
import { everyTextField, tested } from './tested.ts';

const explained = finding({
  label: 'BOLA',
  explainer: 'Any member reads any order.',
  impact: 'Orders leak.',
  remediation: 'Check the owner.',
  additionalDetails: {
    description: 'Order 1042 of another member was read.',
    impact_analysis: 'All members are affected.',
    mitigation: 'Turn the route off.',
    long_solution: '1. Load the order\n2. Compare its owner',
    references: ['https://owasp.org/bola', 'CWE-639'],
  },
  uiPath: '/orders',
  fields: [{ name: 'iban', dataType: 'string', location: 'response.body' }, { name: 'x' }],
  issueType: 'privacy',
  isPII: true,
  isPCI: true,
  isHIPAA: true,
});

test('a finding that blocks unfolds to all that the service explains', () => {
  const lines = renderSummary(tested([explained])).split('\n');
  expect(lines.filter((line) => /^- \*\*[\w ]+:\*\*/.test(line)).slice(0, 12)).toEqual([
    '- **Explanation:** Any member reads any order.',
    '- **Description:** Order 1042 of another member was read.',
    '- **Impact:** Orders leak.',
    '- **Impact analysis:** All members are affected.',
    '- **Remediation:** Check the owner.',
    '- **Mitigation:** Turn the route off.',
    '- **Solution:** 1. Load the order<br>2. Compare its owner',
    '- **Seen at:** /orders',
    '- **Fields:** `iban` (string, response.body), `x`',
    '- **Data:** personal data (PII), payment cards (PCI), health data (HIPAA)',
    '- **References:** https&#58;//owasp.org/bola<br>CWE-639',
    '- **Category:** BOLA, privacy',
  ]);
});

test('no explanation shows with `details: counts`, nor in a comment', () => {
  const counts = renderSummary(tested([explained], { details: 'counts' }));
  for (const text of [counts, renderComment(tested([explained]))])
    expect(text).not.toMatch(/member|owner|iban|Turn the route|privacy/);
});

test('hostile texts of 200,000 characters in every field break neither summary nor comment', () => {
  for (const text of ['|', '@', '😀', '\n', 'é<', '`'].map((each) => each.repeat(200_000))) {
    const findings = Array.from({ length: 300 }, (_, index) => {
      return { ...everyTextField(text), id: `f${index}`, label: `L${index}` };
    });
    const result = tested(findings);
    const summary = renderSummary(result);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary.match(/<details>/g)).toHaveLength(summary.match(/<\/details>/g)?.length ?? 0);
    expect(summary.match(/^```/gm)?.length ?? 0).toBe(
      2 * (summary.match(/^```yaml$/gm) ?? []).length,
    );
    expect(renderComment(result).length).toBeLessThan(65_536 - 200);
  }
});

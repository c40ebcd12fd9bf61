import { expect, test } from 'vitest';
import { renderComment } from '../../../src/results/markdown/comment.ts';
import { renderSummary } from '../../../src/results/markdown/summary.ts';
import { outsideCode } from '../../support/outside-code.ts';
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
    '- **Fields:** iban (string, response.body), x',
    '- **Data:** personal data (PII), payment cards (PCI), health data (HIPAA)',
    '- **Type:** privacy',
    '- **References:** https&#58;//owasp.org/bola<br>CWE-639',
  ]);
});

test('no explanation shows with `details: counts`, nor in a comment', () => {
  const counts = renderSummary(tested([explained], { details: 'counts' }));
  for (const text of [counts, renderComment(tested([explained]))])
    expect(text).not.toMatch(/member|owner|iban|Turn the route|privacy/);
});

test('a block of code stays one, harmlessly', () => {
  const solutionOf = (long_solution: string) => {
    const summary = renderSummary(tested([finding({ additionalDetails: { long_solution } })]));
    return /^- \*\*Solution:\*\* (.*?)\n- /ms.exec(summary)?.[1];
  };
  expect(solutionOf('Bind:\n```sql\nSELECT *\n\tFROM <t>;\n```\nThen *test*.')).toBe(
    'Bind&#58;\n  \n  ```\n  SELECT *\n    FROM <t>;\n  ```\n  \n  Then &#42;test&#42;.',
  );
  // Else GitHub would draw it, or load a map.
  for (const language of ['mermaid', 'geojson', 'topojson', 'stl', 'math'])
    expect(solutionOf(`\`\`\`${language}\nx\n\`\`\``)).toBe('\n  \n  ```\n  x\n  ```');
  expect(solutionOf('~~~\n```\n</details>\u202e\n@org ```` x')).toBe(
    '\n  \n  `````\n  ```\n  </details>\n  @org ```` x\n  `````',
  );
  expect(solutionOf('```js {x}\nno fence')).toBe('&#96;&#96;&#96;js {x}<br>no fence');
  expect(solutionOf('```\n\n```')).toBeUndefined();
});

test('hostile texts of 20,000 characters in every field break neither summary nor comment', () => {
  for (const text of ['|', '@', '😀', '\n', 'é<', '`', '```\nx\n', '~~~\n</details>\n'].map(
    (each) => each.repeat(20_000),
  )) {
    const findings = Array.from({ length: 300 }, (_, index) => {
      return { ...everyTextField(text), id: `f${index}`, label: `L${index}` };
    });
    const result = tested(findings);
    const summary = renderSummary(result);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    const inCode = outsideCode(summary);
    expect(inCode).not.toMatch(/^ *```/m);
    expect(inCode.match(/<details>/g)).toHaveLength(inCode.match(/<\/details>/g)?.length ?? 0);
    expect(renderComment(result).length).toBeLessThan(65_536 - 200);
  }
});

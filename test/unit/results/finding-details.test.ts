import { expect, test } from 'vitest';
import { renderComment } from '../../../src/results/markdown/comment.ts';
import { renderSummary } from '../../../src/results/markdown/summary.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { outsideCode } from '../../support/outside-code.ts';
import { finding } from '../../support/policy.ts';
import { everyTextField, tested } from './tested.ts';

const explained = finding({
  title: 'Orders are not checked',
  label: 'BOLA',
  cwe: 'CWE-639',
  owasp: 'API1:2023',
  cvss_score: 7.7,
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

/** The paragraphs to which the only finding unfolds, without those on how to accept it. */
const storyOf = (changes: Partial<Finding>): string[] => {
  const summary = renderSummary(tested([finding({ label: 'BOLA', title: 'Orders', ...changes })]));
  return /<\/summary>\n\n(.*?)\n\nTo accept it/s.exec(summary)?.[1]?.split('\n\n') ?? [];
};

test('a finding that blocks unfolds to its story, facts in one line, and links', () => {
  expect(storyOf(explained)).toEqual([
    '**What is wrong:** Any member reads any order.',
    'Order 1042 of another member was read.',
    '**What it lets someone do:** Orders leak.',
    'All members are affected.',
    '**How to fix it:** Check the owner.',
    '1&#46; Load the order<br>2&#46; Compare its owner',
    'Turn the route off.',
    [
      'BOLA',
      '[CWE-639](https://cwe.mitre.org/data/definitions/639.html)',
      '[API1&#58;2023](https://owasp.org/API-Security/editions/2023/en/0x11-t10/)',
      'CVSS 7.7',
      'seen at /orders',
      'data: personal data (PII), payment cards (PCI), health data (HIPAA), iban (response.body), x',
    ].join(' · '),
    '[owasp.org/bola](https://owasp.org/bola) · CWE-639',
  ]);
});

test('a finding has the same short id in the comment and in the heading of the summary', () => {
  const result = tested([finding({ id: '994f98522f2bd34900000000' })]);
  expect(renderComment(result)).toContain(' · `994f…0000`\n');
  expect(renderSummary(result)).toContain(' · <code>994f…0000</code></summary>');
});

test('the category of a finding is not said again where it stands for the title', () => {
  expect(storyOf({})).toEqual(['BOLA']);
  expect(storyOf({ title: '', uiPath: '/orders' })).toEqual(['seen at /orders']);
});

test.each<[string, string | undefined, string | undefined, string[]]>([
  ['the same text', 'Orders leak.', 'orders LEAK', ['Orders leak.']],
  [
    'a part of the other',
    'Orders leak.',
    'Any order can leak; orders too.',
    ['Any order can leak; orders too.'],
  ],
  [
    'whatever the order',
    'All orders of all members leak.',
    'Orders leak.',
    ['All orders of all members leak.'],
  ],
  [
    'another substance',
    'All orders of all members leak.',
    'Bob was hit.',
    ['All orders of all members leak.', 'Bob was hit.'],
  ],
  [
    'a negation',
    'Orders do not leak.',
    'Orders do leak, all of them.',
    ['Orders do not leak.', 'Orders do leak, all of them.'],
  ],
  ['one of them empty', ' \n', 'Orders leak.', ['Orders leak.']],
  ['no words', '!!', '注入', ['注入']],
])('two texts on one question are told once: %s', (_, first, second, texts) => {
  const story = storyOf({ explainer: first, additionalDetails: { description: second } });
  const [lead, ...others] = story.slice(0, -1);
  expect([lead?.replace('**What is wrong:** ', ''), ...others]).toEqual(texts);
});

test('no explanation shows with `details: counts`, nor in a comment', () => {
  const counts = renderSummary(tested([explained], { details: 'counts' }));
  for (const text of [counts, renderComment(tested([explained]))])
    expect(text).not.toMatch(/member|owner|iban|Turn the route|privacy/);
});

test('a block of code stays one, harmlessly', () => {
  const solutionOf = (long_solution: string) => {
    const story = storyOf({ additionalDetails: { long_solution } }).join('\n\n');
    return /^\*\*How to fix it:\*\* (.*)\n\nBOLA$/ms.exec(story)?.[1];
  };
  expect(solutionOf('Bind:\n```sql\nSELECT *\n\tFROM <t>;\n```\nThen *test*.')).toBe(
    'Bind&#58;\n\n```\nSELECT *\n  FROM <t>;\n```\n\nThen &#42;test&#42;.',
  );
  // Else GitHub would draw it, or load a map.
  for (const language of ['mermaid', 'geojson', 'topojson', 'stl', 'math'])
    expect(solutionOf(`\`\`\`${language}\nx\n\`\`\``)).toBe('\n\n```\nx\n```');
  expect(solutionOf('~~~\n```\n</details>\u202e\n@org ```` x')).toBe(
    '\n\n`````\n```\n</details>\n@org ```` x\n`````',
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

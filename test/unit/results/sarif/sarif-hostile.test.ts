import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../../src/service/findings.ts';
import { outsideCode } from '../../../support/outside-code.ts';
import { samples } from '../../../support/samples.ts';
import { render } from './sarif-rendering.ts';

const markup = [
  '\n```\n',
  '\n~~~~ js\n',
  '](https://evil.test)',
  '<script>',
  '![x](http://evil.test/x.png)',
  '@octocat',
];
const hostilePiece = fc.constantFrom(
  ...'<>[]()`\\@#!*_~|{}"\'&;:/.%$\r\n\t\0\u2028\u202e\u200b\ud800\udc00'.split(''),
  ...['a', ' ', '{0}', ...markup, 'www.evil.test', '::error::', '#1'],
);
const hostile = fc.oneof(
  fc.array(hostilePiece, { maxLength: 25 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
);
const maybe = fc.option(hostile, { nil: undefined });
const hostileFinding = fc.record({
  label: hostile,
  severity: fc.oneof(fc.constantFrom('Critical', 'High', 'Medium', 'Low'), hostile),
  updated_severity: maybe,
  title: maybe,
  method: maybe,
  path: maybe,
  owasp: maybe,
  cwe: fc.oneof(fc.constantFrom('CWE-1', 'CWE-79'), maybe),
  cvss_score: fc.option(fc.double(), { nil: undefined }),
  cvss_vector: maybe,
  impact: maybe,
  remediation: maybe,
  additionalDetails: fc.record({
    description: maybe,
    references: fc.array(
      fc.oneof(
        hostile,
        hostile.map((text) => `https://docs.test/${text}`),
      ),
    ),
  }),
  fixClaimed: fc.boolean(),
});
const hostileFindings = fc
  .uniqueArray(fc.tuple(hostile, hostileFinding), { selector: ([id]) => id, maxLength: 8 })
  .map((all) => all.map(([id, rest]): Finding => ({ id, ...rest })));

/** The whole test tries 10,000 cases, those of the shuffling included. */
describe('with hostile findings', () => {
  test('the log is whole, refers to its rules, and holds no text that is a link, a mention or HTML', () => {
    fc.assert(
      fc.property(hostileFindings, (findings) => {
        const { log, rules, results } = render(findings);
        expect(JSON.parse(JSON.stringify(log))).toEqual(log);
        expect(JSON.stringify(log).isWellFormed()).toBe(true);
        expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
        expect(results).toHaveLength(findings.length);
        for (const { id, shortDescription, fullDescription, help, properties } of rules) {
          expect(id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
          expect(shortDescription?.text).not.toBe('');
          expect(Number(properties?.['security-severity'])).toBeGreaterThan(0);
          expect(Number(properties?.['security-severity'])).toBeLessThanOrEqual(10);
          expectHarmless(`${shortDescription?.text} ${fullDescription?.text}`);
          expectHarmless(
            help?.text.replace(/\n\nhttps:\/\/(?:cwe\.mitre|owasp)\.org\/\S+/g, '') ?? '',
            true,
          );
          expect(outsideCode(help?.markdown ?? '').replaceAll('<br>', '')).not.toMatch(
            /[<>@]|\]\((?!https:\/\/(?:cwe\.mitre\.org|owasp\.org|docs\.test)\/[\w.~%/?#=&+,-]*\))/,
          );
        }
        for (const { ruleId, ruleIndex = -1, message } of results) {
          expect(rules[ruleIndex]?.id).toBe(ruleId);
          expectHarmless(message.text ?? '');
        }
      }),
      { numRuns: samples(7000) },
    );
  });

  test('the log is the same whatever their order', () => {
    const shuffled = hostileFindings.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([findings, others]) => {
        expect(render(others).log).toEqual(render(findings).log);
      }),
      { numRuns: samples(3000) },
    );
  });
});

function expectHarmless(text: string, multiline = false): void {
  expect(multiline ? text.replaceAll('\n', '') : text).not.toMatch(
    /[<>[\]`\\\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|[\u202a-\u202e]/u,
  );
  expect(text).not.toMatch(/@\w|#\d|:\/\/|www\.\w|::/i);
}

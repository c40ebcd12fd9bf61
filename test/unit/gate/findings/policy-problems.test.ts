import { describe, expect, test } from 'vitest';
import { accepting, policyOf, today } from '../../../support/policy.ts';

function problemOf(text: string, day = today): string {
  try {
    policyOf(text, day);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no problem';
}

const entry = (...lines: string[]) =>
  ['accept:', '  - id: f1', '    reason: Known', ...lines].join('\n');
const whole = (expires: string) => entry('    owner: me', `    expires: ${expires}`);
const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x, x]',
  'b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]',
  'c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]',
  'd: [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]',
].join('\n');

/** A text, and the whole message that it must lead to. */
const problems: Record<string, [text: string, message: string]> = {
  'a list without its end': [
    'accept: [',
    'policy.yml:1:10: is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
  'tabs as indentation': [
    'accept:\n\t- id: x',
    'policy.yml:2:1: is not valid YAML: Tabs are not allowed as indentation',
  ],
  'a key twice': [
    'accept: []\naccept: []',
    'policy.yml:2:1: is not valid YAML: Map keys must be unique',
  ],
  'a second document': [
    'accept: []\n---\naccept: []',
    'policy.yml:2:1: is not valid YAML: Source contains multiple documents; please use YAML.parseAllDocuments()',
  ],
  'aliases that multiply': [
    bomb,
    'policy.yml:1:1: cannot be read: Excessive alias count indicates a resource exhaustion attack',
  ],
  'an alias of nothing': [
    'accept: *x',
    'policy.yml:1:1: cannot be read: Unresolved alias (the anchor must be set before the alias): x',
  ],
  'a text': [
    'all is well',
    'policy.yml:1:1: the policy must be a mapping with `fail-on-severity`, `accept` or `severity`',
  ],
  'a list': [
    '- id: f1',
    'policy.yml:1:1: the policy must be a mapping with `fail-on-severity`, `accept` or `severity`',
  ],
  'a key that is misspelt': [
    '# a comment\naccepts: []',
    'policy.yml:2:1: `accepts` is not known here: correct its spelling, or remove it',
  ],
  'a key that is misspelt after Windows line ends': [
    'accept: []\r\nseverities: []\r\n',
    'policy.yml:2:1: `severities` is not known here: correct its spelling, or remove it',
  ],
  'the key __proto__': [
    'accept: []\n__proto__: { accept: [] }',
    'policy.yml:2:1: `__proto__` is not known here: correct its spelling, or remove it',
  ],
  'a key of every object': [
    'constructor: 1',
    'policy.yml:1:1: `constructor` is not known here: correct its spelling, or remove it',
  ],
  'a merged key': [
    '<<: { accept: [] }',
    'policy.yml:1:1: `<<` is not known here: correct its spelling, or remove it',
  ],
  'a number as a key': [
    'accept: []\n7: x',
    'policy.yml:1:1: `7` is not known here: correct its spelling, or remove it',
  ],
  'a threshold that is none': [
    'fail-on-severity: severe',
    'policy.yml:1:1: `fail-on-severity` must be one of critical, high, medium, low, none',
  ],
  'a threshold in another case': [
    'fail-on-severity: High',
    'policy.yml:1:1: `fail-on-severity` must be one of critical, high, medium, low, none',
  ],
  'a threshold that is left out': [
    'fail-on-severity:',
    'policy.yml:1:1: `fail-on-severity` must be one of critical, high, medium, low, none',
  ],
  'acceptances that are no list': [
    'accept: { id: f1 }',
    'policy.yml:1:1: `accept` must be a list of accepted risks',
  ],
  'overrides that are no list': [
    'severity: low',
    'policy.yml:1:1: `severity` must be a list of overrides',
  ],
  'an acceptance that is no mapping': [
    'accept:\n  - f1',
    'policy.yml:2:5: `accept[0]` must be a mapping with `id` or `match`, `reason`, `owner` and `expires`',
  ],
  'an override that is no mapping': [
    'severity:\n  - f1',
    'policy.yml:2:5: `severity[0]` must be a mapping with `match` and `severity`',
  ],
  'an unknown key of an acceptance': [
    entry('    owner: me', '    expires: 2027-01-31', '    until: 2028-01-01'),
    'policy.yml:6:5: `accept[0].until` is not known here: correct its spelling, or remove it',
  ],
  'an unknown criterion': [
    'severity:\n  - match:\n      method: GET\n      lable: X\n    severity: low',
    'policy.yml:4:7: `severity[0].match.lable` is not known here: correct its spelling, or remove it',
  ],
  'an unknown key of an override': [
    'severity:\n  - id: f1\n    severity: low\n    reason: x',
    'policy.yml:4:5: `severity[0].reason` is not known here: correct its spelling, or remove it',
  ],
  'id and match both': [
    'severity:\n  - id: f1\n    match: { label: X }\n    severity: low',
    'policy.yml:2:5: `severity[0]` must have either `id` or `match`',
  ],
  'neither id nor match': [
    'accept:\n  - reason: Known\n    owner: me\n    expires: 2027-01-31',
    'policy.yml:2:5: `accept[0]` must have either `id` or `match`',
  ],
  'a match without criteria': [
    'severity:\n  - match: {}\n    severity: low',
    'policy.yml:2:5: `severity[0].match` must name at least one criterion',
  ],
  'a match that is nothing': [
    'severity:\n  - match:\n    severity: low',
    'policy.yml:2:5: `severity[0].match` must be a mapping of criteria, such as `{ label: Missing HSTS Header }`',
  ],
  'criteria that are no text': [
    'severity:\n  - match: { label: [X], path: 3 }\n    severity: low',
    'policy.yml:2:14: `severity[0].match.label` must be text: put it in quotes; policy.yml:2:26: `severity[0].match.path` must be text: put it in quotes',
  ],
  'a number as id': [
    'severity:\n  - id: 6650\n    severity: low',
    'policy.yml:2:5: `severity[0].id` must be text: put it in quotes',
  ],
  'a CWE of another form': [
    'severity:\n  - match: { cwe: "79" }\n    severity: low',
    'policy.yml:2:14: `severity[0].match.cwe` must have the form CWE-79',
  ],
  'a severity to match that is none': [
    'severity:\n  - match: { severity: High }\n    severity: low',
    'policy.yml:2:14: `severity[0].match.severity` must be one of critical, high, medium, low',
  ],
  'an override without a severity': [
    'severity:\n  - id: f1',
    'policy.yml:2:5: `severity[0].severity` must be one of critical, high, medium, low',
  ],
  'an acceptance without owner and expiry': [
    entry(),
    'policy.yml:2:5: `accept[0].owner` is required; policy.yml:2:5: `accept[0].expires` is required: the last day on which the acceptance holds (UTC), as YYYY-MM-DD',
  ],
  'an owner of blanks': [
    entry('    owner: "  "', '    expires: 2027-01-31'),
    'policy.yml:4:5: `accept[0].owner` must not be empty',
  ],
  'an owner that is left out': [
    entry('    owner:', '    expires: 2027-01-31'),
    'policy.yml:4:5: `accept[0].owner` must be text: put it in quotes',
  ],
  'an owner that is too long': [
    entry(`    owner: ${'x'.repeat(1001)}`, '    expires: 2027-01-31'),
    'policy.yml:4:5: `accept[0].owner` must have at most 1000 characters',
  ],
  'a number as expiry': [
    whole('20270131'),
    'policy.yml:5:5: `accept[0].expires` is required: the last day on which the acceptance holds (UTC), as YYYY-MM-DD',
  ],
};

describe('a policy is refused with its place and the remedy', () => {
  test.each(Object.entries(problems))('for %s', (_, [text, message]) => {
    expect(problemOf(text)).toBe(message);
  });

  test.each([
    '2027-02-29',
    '2027-02-30',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '2027-1-5',
    '31.01.2027',
  ])('for the expiry %s', (day) => {
    expect(problemOf(whole(day))).toBe(
      'policy.yml:5:5: `accept[0].expires` must be a day that exists, as YYYY-MM-DD',
    );
  });

  test.each(['tomorrow', 'never', '2027-01-31T00:00:00Z', ' 2027-01-31', '+2027-01-31'])(
    'for the expiry "%s"',
    (day) => {
      expect(problemOf(whole(`"${day}"`))).toContain('must be a day that exists');
    },
  );

  test.each([
    ['2026-11-20', '2027-11-21', '2027-11-22'],
    ['2026-12-31', '2028-01-01', '2028-01-02'],
    ['2027-02-28', '2028-02-29', '2028-03-01'],
    ['2027-03-01', '2028-03-02', '2028-03-03'],
    ['2028-02-29', '2029-03-02', '2029-03-03'],
  ])(
    'for an expiry of more than a year and a day: on %s %s is fine, %s is not',
    (day, last, next) => {
      expect(problemOf(whole(last), day)).toBe('no problem');
      expect(problemOf(whole(next), day)).toBe(
        `policy.yml:5:5: \`accept[0].expires\` must be at most a year and a day ahead, ${last} or before: a risk that nobody looks at again is accepted for ever`,
      );
    },
  );

  test('for every problem at once, each with its own place', () => {
    const text = `accept:\n  - id: f1\n    reason: x\n    owner: me\n    expires: 2030-01-01\n  - id: f2\n    reason: x\n    owner: me\n    expires: 2031-01-01`;
    expect(
      problemOf(text)
        .split('; ')
        .map((each) => each.split(' ')[0]),
    ).toEqual(['policy.yml:5:5:', 'policy.yml:9:5:']);
  });
});

describe('a policy is read', () => {
  test.each([
    ['an empty file', ''],
    ['comments alone', '# nothing yet\n'],
    ['nothing', '~'],
    ['lists that are left out', 'accept:\nseverity:\n'],
    ['empty lists', 'accept: []\nseverity: []'],
  ])('without rules from %s', (_, text) => {
    expect(policyOf(text)).toEqual({
      file: 'policy.yml',
      threshold: undefined,
      acceptances: [],
      overrides: [],
    });
  });

  test.each(['critical', 'high', 'medium', 'low', 'none'])('with the threshold %s', (threshold) => {
    expect(policyOf(`fail-on-severity: ${threshold}`).threshold).toBe(threshold);
  });

  test('after a byte order mark, with Windows line ends, and with an alias', () => {
    const text = `\ufeff${whole('&day 2027-01-31')}\n  - id: f2\n    reason: x\n    owner: me\n    expires: *day\n`;
    expect(policyOf(text.replaceAll('\n', '\r\n')).acceptances).toMatchObject([
      { description: 'id f1', reason: 'Known', owner: 'me', expires: '2027-01-31' },
      { description: 'id f2', reason: 'x', owner: 'me', expires: '2027-01-31' },
    ]);
  });

  test('with reasons and owners without blanks around them', () => {
    const text =
      'accept:\n  - id: f1\n    reason: >\n      two\n      lines\n    owner: " me "\n    expires: 2027-01-31';
    expect(policyOf(text).acceptances).toMatchObject([{ reason: 'two lines', owner: 'me' }]);
  });

  test('with a description of its criteria', () => {
    expect(
      accepting('{ path: "/internal/**", label: Missing HSTS Header }').acceptances[0]?.description,
    ).toBe('label Missing HSTS Header, path /internal/**');
  });
});

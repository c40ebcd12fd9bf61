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

const lfsPointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n';

const unknown = (key: string) => `\`${key}\` is not known here: correct its spelling, or remove it`;
const owned = (owner: string) => entry(`    owner: ${owner}`, '    expires: 2027-01-31');
const withoutReason = 'accept:\n  - id: f1\n    owner: me\n    expires: 2027-01-31';
const untilLater = entry('    owner: me', '    expires: 2027-01-31', '    until: 2028-01-01');
const override = (subject: string) => `severity:\n  - ${subject}\n    severity: low`;
const noMapping =
  'the policy must be a mapping with `fail-on-severity`, `accept`, `new-since`, `nothing-to-test`, `deadlines` or `severity`';
const noGlobs = '`nothing-to-test` must be a list of globs, such as `docs/**`';
const noGlob = (index: number) =>
  `\`nothing-to-test[${index}]\` must be a glob of files from the root of the repository, such as \`docs/**\`, without \`!\``;
const noThreshold = '`fail-on-severity` must be one of critical, high, medium, low, none';
const noExpiry =
  '`accept[0].expires` must be a day of the calendar as YYYY-MM-DD, the last one on which the risk is accepted (UTC)';
const invalid = (reason: string) => `is not valid YAML: ${reason}`;

/** A text, and the place and the whole message that it must lead to. */
const problems: [text: string, place: string, message: string][] = [
  [
    'accept: [',
    '1:10',
    invalid('Flow sequence in block collection must be sufficiently indented and end with a ]'),
  ],
  ['accept:\n\t- id: x', '2:1', invalid('Tabs are not allowed as indentation')],
  ['fail-on-severity: !Level none', '1:19', 'has the tag `!Level`: remove it'],
  ['accept: []\naccept: []', '2:1', 'has the key `accept` twice'],
  [
    'accept: []\n---\naccept: []',
    '2:1',
    'has several YAML documents, separated by `---`: leave one',
  ],
  ['all is well', '1:1', noMapping],
  ['- id: f1', '1:1', noMapping],
  ['nothing-to-test: docs/**', '1:1', noGlobs],
  ['nothing-to-test: ["**", "!src/**"]', '1:25', noGlob(1)],
  ['nothing-to-test: [/docs/**]', '1:19', noGlob(0)],
  ['nothing-to-test: [./docs/**]', '1:19', noGlob(0)],
  ['nothing-to-test: [../docs/**]', '1:19', noGlob(0)],
  ['nothing-to-test: [docs/]', '1:19', noGlob(0)],
  ['nothing-to-test: [7]', '1:19', '`nothing-to-test[0]` must be text: put it in quotes'],
  ['# a comment\naccepts: []', '2:1', unknown('accepts')],
  ['accept: []\r\nseverities: []\r\n', '2:1', unknown('severities')],
  ['accept: []\n__proto__: { accept: [] }', '2:1', unknown('__proto__')],
  ['constructor: 1', '1:1', unknown('constructor')],
  ['<<: { accept: [] }', '1:1', 'has the merge key `<<`: write out what it adds'],
  [bomb, '1:4', 'has the anchor `&a`: write what it stands for where it is needed'],
  ['accept: *x', '1:9', 'has the alias `*x`: write what it stands for'],
  [lfsPointer, '1:1', 'is a pointer of Git LFS: keep the policy itself in git'],
  ['accept: []\n7: x', '1:1', unknown('7')],
  [untilLater, '6:5', unknown('accept[0].until')],
  [
    override('match:\n      method: GET\n      lable: X'),
    '4:7',
    unknown('severity[0].match.lable'),
  ],
  [override('id: f1\n    reason: x'), '3:5', unknown('severity[0].reason')],
  [withoutReason, '2:5', '`accept[0].reason` is required'],
  ['fail-on-severity: severe', '1:1', noThreshold],
  ['fail-on-severity: High', '1:1', noThreshold],
  ['fail-on-severity:', '1:1', noThreshold],
  ['accept: { id: f1 }', '1:1', '`accept` must be a list of accepted risks'],
  ['severity: low', '1:1', '`severity` must be a list of overrides'],
  [
    'accept:\n  - f1',
    '2:5',
    '`accept[0]` must be a mapping with `id` or `match`, `reason`, `owner` and `expires`',
  ],
  [
    'severity:\n  - f1',
    '2:5',
    '`severity[0]` must be a mapping with `id` or `match`, and `severity`',
  ],
  [
    override('id: f1\n    match: { label: X }'),
    '2:5',
    '`severity[0]` must have either `id` or `match`',
  ],
  [
    'accept:\n  - reason: Known\n    owner: me\n    expires: 2027-01-31',
    '2:5',
    '`accept[0]` must have either `id` or `match`',
  ],
  [override('match: {}'), '2:5', '`severity[0].match` must name at least one criterion'],
  [
    override('match:'),
    '2:5',
    '`severity[0].match` must be a mapping of criteria, such as `{ label: Missing HSTS Header }`',
  ],
  [
    override('match: { label: [X], path: 3 }'),
    '2:14',
    '`severity[0].match.label` must be text: put it in quotes; policy.yml:2:26: `severity[0].match.path` must be text: put it in quotes',
  ],
  [override('id: 6650'), '2:5', '`severity[0].id` must be text: put it in quotes'],
  ...['"79"', 'CWE-79a', 'ACWE-79'].map((cwe): [string, string, string] => [
    override(`match: { cwe: ${cwe} }`),
    '2:14',
    '`severity[0].match.cwe` must have the form CWE-79',
  ]),
  [
    override('match: { severity: High }'),
    '2:14',
    '`severity[0].match.severity` must be one of critical, high, medium, low',
  ],
  ...['false', 'yes', '"true"', ''].map((value): [string, string, string] => [
    override(`match: { pii: ${value} }`),
    '2:14',
    '`severity[0].match.pii` must be `true`, or left out',
  ]),
  ...['-1', '3651', '1.5', '"7"', '.inf', ''].map((value): [string, string, string] => [
    `deadlines: { high: ${value} }`,
    '1:14',
    '`deadlines.high` must be a whole number of days from 0 to 3650',
  ]),
  ['deadlines: { hihg: 7 }', '1:14', unknown('deadlines.hihg')],
  [
    'deadlines: 7',
    '1:1',
    '`deadlines` must be a mapping of severities to days, such as `{ high: 7 }`',
  ],
  [
    entry('    owner: me', '    expires: 2027-01-31', '    max-severity: none'),
    '6:5',
    '`accept[0].max-severity` must be one of critical, high, medium, low',
  ],
  [
    'severity:\n  - id: f1',
    '2:5',
    '`severity[0].severity` must be one of critical, high, medium, low',
  ],
  [entry(), '2:5', `\`accept[0].owner\` is required; policy.yml:2:5: ${noExpiry}`],
  [owned('"  "'), '4:5', '`accept[0].owner` must not be empty'],
  [owned(''), '4:5', '`accept[0].owner` must be text: put it in quotes'],
  [owned('x'.repeat(1001)), '4:5', '`accept[0].owner` must have at most 1000 characters'],
  [whole('20270131'), '5:5', noExpiry],
];

describe('a policy is refused with its place and the remedy', () => {
  test.each(problems)('for %j', (text, place, message) => {
    expect(problemOf(text)).toBe(`policy.yml:${place}: ${message}`);
  });

  const noDays = '2027-02-29 2027-02-30 2027-04-31 2027-13-01 2027-00-10 2027-01-00 2027-1-5';
  const noForms = ['31.01.2027', '"tomorrow"', '"2027-01-31T00:00:00Z"', '" 2027-01-31"'];
  test.each([...noDays.split(' '), ...noForms, '"never"', '"+2027-01-31"', '"+012027-01"'])(
    'for the expiry %s',
    (day) => {
      expect(problemOf(whole(day))).toBe(`policy.yml:5:5: ${noExpiry}`);
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
        `policy.yml:5:5: \`accept[0].expires\` must be at most a year and a day ahead, ${last} or before: otherwise a risk could stay accepted forever`,
      );
    },
  );

  test('for every problem at once, each with its own place', () => {
    const text = whole('2030-01-01') + whole('2031-01-01').replace('accept:', '');
    expect(problemOf(text)).toMatch(/^policy\.yml:5:5: .*; policy\.yml:9:5: /);
  });
});

describe('a policy is read', () => {
  test.each([
    ['an empty file', ''],
    ['comments alone', '# nothing yet\n'],
    ['nothing', '~'],
    ['lists that are left out', 'accept:\nseverity:\n'],
    ['empty lists', 'accept: []\nseverity: []\ndeadlines: {}'],
  ])('without rules from %s', (_, text) => {
    const none = { threshold: undefined, acceptances: [], overrides: [] };
    expect(policyOf(text)).toEqual({ file: 'policy.yml', ...none });
  });

  test.each(['critical', 'high', 'medium', 'low', 'none'])('with the threshold %s', (threshold) => {
    expect(policyOf(`fail-on-severity: ${threshold}`).threshold).toBe(threshold);
  });

  test('with reasons and owners without blanks around them', () => {
    const text =
      'accept:\n  - id: f1\n    reason: >\n      two\n      lines\n    owner: " me "\n    expires: 2027-01-31';
    expect(policyOf(text).acceptances).toMatchObject([{ reason: 'two lines', owner: 'me' }]);
  });

  test('with a description of its criteria', () => {
    const [acceptance] = accepting('{ path: "/in/**", label: No HSTS }').acceptances;
    expect(acceptance?.description).toBe('label No HSTS, path /in/**');
  });
});

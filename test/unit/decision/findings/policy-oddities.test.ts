import { describe, expect, test } from 'vitest';
import { PolicyProblems } from '../../../../src/decision/findings/policy-file.ts';
import { policyOf } from '../../../support/policy.ts';

type Value = string | number;
/** How a rendering writes what a person reads. */
interface Style {
  key: (name: string) => string;
  text: (value: string) => string;
}

const entry = { reason: 'WAF: rule #1', owner: '@org/appsec', expires: '2027-01-31' };
const id = '0x1E5';
const label = "Bob's & <<Alice>>";

const single = (text: string) => `'${text.replaceAll("'", "''")}'`;
const double = (text: string) => JSON.stringify(text);
/** Only what YAML would read as something else is quoted. */
const quotedIfNeeded = (text: string) => (/^[@0]|: | #/.test(text) ? double(text) : text);
const plain = (name: string) => name;

const block = ({ key, text }: Style, indent = '  ', reason = text(entry.reason)) => {
  const { owner, expires } = entry;
  const known = Object.entries({ reason, owner: text(owner), expires: text(expires) });
  const rest = known.map(([name, value]) => `${indent}  ${key(name)}: ${value}`);
  return [
    `${key('fail-on-severity')}: ${text('low')}`,
    `${key('accept')}:`,
    `${indent}- ${key('id')}: ${text(id)}`,
    ...rest,
    `${indent}- ${key('match')}: { ${key('label')}: ${double(label)} }`,
    ...rest,
    `${key('deadlines')}:`,
    `  ${key('high')}: 7`,
  ].join('\n');
};
const flow = ({ key, text }: Style, gap = ' ') => {
  const pair = ([name, value]: [string, Value]) =>
    `${key(name)}: ${typeof value === 'number' ? value : text(value)}`;
  const map = (fields: Record<string, Value>, more = '') =>
    `{${gap}${[more, ...Object.entries(fields).map(pair)].filter(Boolean).join(`,${gap}`)}${gap}}`;
  const match = `${key('match')}: ${map({}, `${key('label')}: ${double(label)}`)}`;
  const accept = `${key('accept')}: [${map({ id, ...entry })},${gap}${map(entry, match)}]`;
  const deadlines = `${key('deadlines')}: ${map({ high: 7 })}`;
  return map({ 'fail-on-severity': 'low' }, `${accept},${gap}${deadlines}`);
};

const styles = {
  plain: { key: plain, text: quotedIfNeeded },
  single: { key: single, text: single },
  double: { key: double, text: double },
} satisfies Record<string, Style>;
const bodies = Object.entries(styles).flatMap(([name, style]): [string, string][] => [
  [`a block, ${name}`, block(style)],
  [`a wide block, ${name}`, block(style, '    ')],
  [`a list that is not indented, ${name}`, block(style, '')],
  [`a flow, ${name}`, flow(style)],
  [`a flow over lines, ${name}`, flow(style, '\n  ')],
]);
/** What leaves the meaning of a whole file as it is. */
const wraps: [string, (text: string) => string][] = [
  ['as it is', (text) => text],
  ['with a final line break', (text) => `${text}\n`],
  ['with CRLF', (text) => `${text}\n`.replaceAll('\n', '\r\n')],
  ['after a BOM', (text) => `\ufeff${text}`],
  ['after `---`', (text) => `---\n${text}\n`],
  ['between `---` and `...`', (text) => `# Policy\n---\n${text}\n...\n`],
  ['with comments', (text) => `# yaml-language-server: $schema=x\n\n${text} # high\n# end`],
  ['with blanks at the ends of lines', (text) => text.replaceAll('\n', '  \n')],
  ['with tabs at the ends of lines', (text) => text.replaceAll('\n', '\t\n')],
  ['with empty lines', (text) => text.replaceAll('\n', '\n\n')],
];

const multiline: [string, string][] = [
  ['folded', '>-\n      WAF:\n      rule #1'],
  ['literal', '|\n      WAF: rule #1\n'],
  ['in quotes over lines', '"WAF:\n      rule #1"'],
];
const accepted = [
  ...bodies.flatMap(([body, text]) =>
    wraps.map(([wrap, change]): [string, string] => [`${body}, ${wrap}`, change(text)]),
  ),
  ...multiline.flatMap(([name, reason]): [string, string][] => {
    const text = block(styles.plain, '  ', reason);
    return [
      [`a reason ${name}`, text],
      [`a reason ${name}, with CRLF`, text.replaceAll('\n', '\r\n')],
    ];
  }),
];

/** What a person reads in each of them. */
const meaning = {
  threshold: 'low',
  deadlines: { high: 7 },
  acceptances: [
    { description: `id ${id}`, ...entry },
    { description: `label ${label}`, ...entry },
  ],
  overrides: [],
};

/** The problems of a text, each without its place; empty when it is a policy. */
function problemsOf(text: string): string[] {
  try {
    policyOf(text);
    return [];
  } catch (error) {
    if (!(error instanceof PolicyProblems)) throw error;
    return error.problems.map(({ text }) => text);
  }
}

const characters = [...'\0\v\f\x07\x1b\x85\u2028\u2029\u202e\u2066'].map(
  (c) => [c, /invisible character U\+/] as const,
);

type Mutation = [string, change: (text: string) => string, RegExp];

/** What makes another file of any of them: a change of its text, and the sentence that follows. */
const mutations: Mutation[] = [
  ['lone CRs', (text) => text.replaceAll(/\r?\n|$/g, '\r'), /ends in CR alone/],
  ['one lone CR', (text) => `# a\r${text}`, /ends in CR alone/],
  ['CR CR LF', (text) => `#\r\r\n${text}`, /ends in CR alone/],
  ['a second BOM', (text) => `\ufeff\ufeff${text}`, /U\+FEFF/],
  ...characters.map(
    (c): Mutation => [
      JSON.stringify(c),
      (text) => `# none${c}\n${text}`,
      /invisible character U\+/,
    ],
  ),
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').toString('utf8'), /not UTF-8/],
  ['Latin-1', (text) => Buffer.from(`# é\n${text}`, 'latin1').toString('utf8'), /not UTF-8/],
  ['YAML 1.1', (text) => `%YAML 1.1\n---\n${text}`, /the directive `%YAML 1.1`/],
  ['YAML 1.2', (text) => `%YAML 1.2\n---\n${text}`, /the directive `%YAML 1.2`/],
  ['a handle', (text) => `%TAG ! tag:x,2026:\n---\n${text}`, /the directive `%TAG/],
  ['a document before it', (text) => `accept: []\n---\n${text}`, /several YAML documents/],
  ['a document after it', (text) => `${text}\n---\naccept: []\n`, /several YAML documents/],
  ...['!!str', '!!binary', '!!timestamp', '!', '!level', '!<tag:yaml.org,2002:str>'].map(
    (tag): Mutation => [
      `the tag ${tag}`,
      (text) => text.replace(/["']?low["']?/, (value) => `${tag} ${value}`),
      /has the tag `!/,
    ],
  ),
  ['an anchor', (text) => text.replace(/["']?low["']?/, '&a $&'), /has the anchor `&a`/],
  ['an alias', (text) => text.replace(/["']?low["']?/, '*a'), /has the alias `\*a`/],
];

const idIs = 'severity: [{ severity: low, match: { id: % } }]';
const labelIs = idIs.replace('id:', 'label:');
const daysAre = 'deadlines: { high: % }';
const thresholdIs = '{ fail-on-severity: % }';
const noDays = /^`deadlines\.high` must be a whole number of days/;
const noId = /^`severity\[0\]\.match\.id` must be text: put it in quotes$/;
const noLine = /^`severity\[0\]\.match\.label` must be one line, not empty and without blanks/;
const noThreshold = /^`fail-on-severity` must be one of critical/;
const number = /^has `.*`, which YAML takes for the number .*: write that, or put it in quotes$/;

/** What stands at the `%` of a text, and the only sentence that follows. */
const oddValues: [string, string[], RegExp][] = [
  [daysAre, ['007', '07', '010', '0o7', '0x7', '7e0', '7E+0', '+7', '-07'], number],
  [daysAre, ['0O7', '7_0', '1:10', '1:10:00', '"7"', '7.5', '-7', '.inf', '.NaN', '0b111'], noDays],
  [daysAre, ['seven', 'true', '~', '[7]', '', '2026-01-01'], noDays],
  [idIs, ['12', '1.5', 'true', 'False', 'null', '~', '[a]', '{ a: b }', ''], noId],
  [idIs, ['0x1E5', '0o17', '1e3', '012', '+1', '6650e3'], number],
  [labelIs, ['" X"', '"X "', "'X\t'", '"X\\n"', '"\\nX"', '"X\\nY"', '""', '"X\n\n Y"'], noLine],
  [
    thresholdIs,
    ['"\\x6eone"', '"\\u006eone"', '"\\U0000006eone"', '"none\\0"'],
    /^has the escape `/,
  ],
  [
    thresholdIs,
    ['None', 'NONE', 'off', 'no', 'false', 'none#', 'null', '[none]', '0'],
    noThreshold,
  ],
  [thresholdIs, ['" none "', '"none\\n"', ''], noThreshold],
  ['{ <<: % }', ['{ accept: [] }', '[]', 'x'], /^has the merge key `<<`/],
  ['{ accept: [], % []}', ['accept:', '"accept":', "'accept':", '? accept\n:'], /`accept` twice$/],
  ['{ deadlines: { high: 1, low: 2, high: % } }', ['1', '3'], /^has the key `high` twice$/],
  ['{ 1: a, %: b }', ['"1"', '1'], /^has the key `1` twice$/],
  ['{ %: [] }', ['[accept]', '{ accept: a }'], /^has a key that is no text$/],
  ['{ %: [] }', ['__proto__', 'Accept', '"accept "', 'true', '7', '~', '""'], /is not known here/],
];

describe('what is accepted means what a person reads', () => {
  test.each(accepted)('%s', (_, text) => {
    expect(policyOf(text), text).toMatchObject(meaning);
  });
});

describe('everything else is refused in one plain sentence', () => {
  const mutated = bodies.flatMap(([body, text]) =>
    mutations.map(
      ([name, change, message]) => [`${name} in ${body}`, change(text), message] as const,
    ),
  );
  test.each(mutated)('%s', (_, text, message) => {
    expect(problemsOf(text), text).toEqual([expect.stringMatching(message)]);
  });

  const odd = oddValues.flatMap(([text, values, message]) =>
    values.map((value) => [text.replace('%', () => value), message] as const),
  );
  test.each(odd)('%j', (text, message) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(message)]);
  });
});

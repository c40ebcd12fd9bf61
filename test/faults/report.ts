import { outcomes } from './judge.ts';
import type { Result } from './matrix.ts';

const head = `# Reliability

This page is for auditors. At its end you know how the gate ends when a call to the service or to GitHub fails.

Written by \`npm run test:faults\`; do not edit. It runs the committed gate against the emulator of the service and stand-ins for GitHub. The app under test
always has findings that must fail the gate. One call fails in one way: once, or from then on.

- **Right verdict**: \`failed\`, with every finding counted. Report and comment exist all the same (whole), or a warning or notice says that they do not (reported).
- **Failed closed**: the job fails with verdict \`not-tested\` or \`error\`, with a [reason](../blocked.md), and counts nothing.
- **False pass**: the job succeeds, or an output says \`passed\`.
- **Hang**: the gate was still running after a minute (four for a call to GitHub, five where a paid run is gone, seven for an upload).
- **Duplicate trigger**: another test was asked for although the answer of the first was not lost, or without a look at the findings list.
- **Token sent elsewhere**: a token or the password went to an origin that nobody configured. Not counted: GitHub's library sends the job's token along when the artifact service redirects.
- **Wrong**: anything else.
`;

/** The figures of a long test, which is not part of the matrix. It checks them as lower limits. */
const manyGates = `
## Many gates behind one address

The service takes 10 triggers a minute from one address. Gates that test an app each, with runs of 5 minutes and the default \`queue-timeout-minutes\`, in
virtual time (\`test/unit/decision/many-gates-behind-one-address.test.ts\`):

| gates arrive | passed | \`queue-timed-out\` | last trigger after | refused triggers |
| --- | ---: | ---: | ---: | ---: |
| 100 within 5 seconds | 100 | 0 | 9.7 minutes | 467 |
| 256 within a minute | 256 | 0 | 26.0 minutes | 3191 |
| 500 within 5 minutes | 350 | 150 | 34.6 minutes | 9919 |
`;

type Column = [title: string, count: (result: Result) => number];

/** The columns, and what each counts of a case. */
const columns: Column[] = [
  ['cases', () => 1],
  ...outcomes.map((name): Column => [name, ({ outcome }) => Number(outcome === name)]),
  ['duplicate triggers', ({ duplicates }) => duplicates],
  ['tokens sent elsewhere', ({ leaks }) => leaks],
];

const isGood = ({ outcome }: Result) => outcome === 'right verdict' || outcome === 'failed closed';

/** The columns of the tables by call and the like; the first table has the rest one by one. */
const shortColumns: Column[] = [
  ...columns.slice(0, 3),
  ['anything else', (result) => Number(!isGood(result)) + result.duplicates + result.leaks],
];

/** Renders one row for each name, in the order of the results. */
function countsBy(
  first: string,
  results: Result[],
  shown: Column[],
  group: (result: Result) => string,
): string {
  const groups = Map.groupBy(results, group);
  const rows = [...groups].map(([name, members]) => {
    const sums = shown.map(([, count]) => members.reduce((sum, each) => sum + count(each), 0));
    return [name, ...sums];
  });
  const titles = [first, ...shown.map(([title]) => title)];
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(titles), line(['---', ...shown.map(() => '---:')]), ...rows.map(line)].join('\n');
}

/** The ways in which a call failed, each once. */
const faultsOf = (results: Result[]) =>
  [...new Set(results.map(({ case: { fault } }) => fault.name))].join('; ');

/** The whole document. */
export function renderReport(results: Result[]): string {
  return `${head}
## All of it

${countsBy('', results, columns, () => 'all calls, all faults')}

## By call

${countsBy('call', results, shortColumns, ({ case: { call } }) => call.name)}

## Faults

${faultsOf(results)}.
${manyGates}`;
}

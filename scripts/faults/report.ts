import { outcomes } from './judge.ts';
import type { Result } from './matrix.ts';

const head = `# Reliability

This page is for auditors. At its end you know how the gate ends when a call to the service or to GitHub fails.

Written by \`npm run test:faults\`; do not edit. It runs the committed gate in a process of its own, as GitHub's runner does. The gate talks to the
emulator of the service, and to stand-ins for GitHub's API and its artifact service. One call fails in one way: once, or from then on.
Where the service itself says that a paid run is gone, once lasts 115 seconds, and the verdict must be right. The app under test always has findings that must fail the gate.

- **Right verdict**: \`failed\`, with every finding counted, as without the fault. Report and comment exist all the same (whole), or a
  warning or notice reports that they do not (reported).
- **Failed closed**: the job fails with verdict \`not-tested\` or \`error\`, with a [reason that is explained](../blocked.md), and counts nothing.
- **False pass**: the job succeeds, or an output says \`passed\`.
- **Hang**: the gate was still running after a minute (four for a call to GitHub, five where a paid run is gone, seven for an upload).
- **Wrong**: anything else, such as a wrong count, a missing reason, or a side task that failed unnoticed.
- **Duplicate trigger**: another test was asked for after the service had accepted one, though its answer was not lost, or without
  reading the findings list first, which shows whether a run is active.
- **Token sent elsewhere**: a token or the password went to an origin that nobody configured. Not counted is the job's token for GitHub's
  artifact service: GitHub's library sends it along when that service redirects, which the gate cannot prevent.

Faults of a connection are aimed at the call's own connection; when they last, no later call to the same server gets through either.
Where an answer cannot go wrong in some way (a PDF has no fields), the case does not exist.
`;

/** The figures of a long test, which is not part of the matrix. It checks them as lower limits. */
const manyGates = `
## Many gates behind one address

The service takes 10 triggers a minute from one address. Gates that test an app each, with runs of 5 minutes and the default \`queue-timeout-minutes\` of 30, in
virtual time (\`test/unit/decision/many-gates-behind-one-address.long.test.ts\`, seed 1):

| gates arrive | passed | \`queue-timed-out\` | last trigger after | refused triggers |
| --- | ---: | ---: | ---: | ---: |
| 100 within 5 seconds | 100 | 0 | 9.7 minutes | 467 |
| 256 within a minute | 256 | 0 | 26.0 minutes | 3191 |
| 500 within 5 minutes | 350 | 150 | 34.6 minutes | 9919 |

In 35 minutes the service takes no more than 350.
`;

type Column = [title: string, count: (result: Result) => number];

/** The columns, and what each counts of a case. */
const columns: Column[] = [
  ['cases', () => 1],
  ...outcomes.map((name): Column => [name, ({ outcome }) => Number(outcome === name)]),
  ['duplicate triggers', ({ duplicates }) => duplicates],
  ['tokens sent elsewhere', ({ leaks }) => leaks],
];

/** Renders one row for each name, in the order of the results. */
function countsBy(first: string, results: Result[], group: (result: Result) => string): string {
  const groups = Map.groupBy(results, group);
  const rows = [...groups].map(([name, members]) => {
    const sums = columns.map(([, count]) => members.reduce((sum, each) => sum + count(each), 0));
    return [name, ...sums];
  });
  const titles = [first, ...columns.map(([title]) => title)];
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(titles), line(['---', ...columns.map(() => '---:')]), ...rows.map(line)].join('\n');
}

/** The whole document. */
export function renderReport(results: Result[]): string {
  return `${head}
## All of it

${countsBy('', results, () => 'all calls, all faults')}

## By outcome

${countsBy('reason or detail', results, ({ detail }) => detail)}

## By call

${countsBy('call', results, ({ case: { call } }) => call.name)}

## By fault

${countsBy('fault', results, ({ case: { fault, persistence } }) => `${fault.name}, ${persistence}`)}
${manyGates}`;
}

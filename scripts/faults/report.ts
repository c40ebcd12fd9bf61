import { calls } from './calls.ts';
import { type Case, faults } from './faults.ts';
import type { Result } from './matrix.ts';

const head = `# Reliability

Written by \`npm run test:faults\`; do not edit. It runs the committed gate in a process of its own, as GitHub's runner does, against the
emulator of the service, a stand-in of GitHub's API and one of its artifact service, and lets one call go wrong in one way: once, or from
then on. The app under test always has findings that must fail the gate.

- **Right verdict**: \`failed\`, with every finding counted, as without the fault.
- **Failed closed**: the job fails with verdict \`not-tested\` or \`error\`, with a [reason that is explained](../troubleshooting.md), and counts nothing.
- **False pass**: the job succeeds.
- **Hang**: the gate was still running after a minute (seven minutes for an upload).
- **Duplicate trigger**: another test was asked for after the service had accepted one, though its answer was not lost, or without
  reading the findings list first, which tells whether a run is active.
- **Token sent elsewhere**: a token or the password went to an origin that nobody configured. Not counted is the job's token for GitHub's
  artifact service: GitHub's library sends it along when that service redirects, which the gate cannot prevent.
- **Anything else**: a wrong count, a missing reason, a side task that failed unnoticed.

Faults of a connection are aimed at the call's own connection; when they last, no later call to the same server gets through either.
Where an answer has nothing that could go wrong in some way (a PDF has no fields), the case does not exist.
`;

const is = (outcome: Result['outcome']) => (result: Result) => Number(result.outcome === outcome);

/** What a column counts of a case. */
const columns: [title: string, value: (result: Result) => number][] = [
  ['cases', () => 1],
  ['right verdict', is('recovered')],
  ['failed closed', is('closed')],
  ['false passes', is('false pass')],
  ['hangs', is('hang')],
  ['anything else', is('wrong')],
  ['duplicate triggers', ({ duplicates }) => duplicates],
  ['tokens sent elsewhere', ({ leaks }) => leaks],
];

/** One row for each name that cases have by `nameOf`, in the order of the results. */
function table(first: string, results: Result[], nameOf: (one: Case) => string): string {
  const groups = Map.groupBy(results, (result) => nameOf(result.case));
  const rows = [...groups].map(([name, group]) => {
    const sums = columns.map(([, value]) => group.reduce((sum, each) => sum + value(each), 0));
    return [name, ...sums];
  });
  const titles = [first, ...columns.map(([title]) => title)];
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(titles), line(['---', ...columns.map(() => '---:')]), ...rows.map(line)].join('\n');
}

const ordered = (results: Result[], rankOf: (one: Case) => number) =>
  results.toSorted((left, right) => rankOf(left.case) - rankOf(right.case));

function byReason(results: Result[]): string {
  const closed = results.filter(({ outcome }) => outcome === 'closed').map(({ detail }) => detail);
  const rows = [...new Set(closed)]
    .toSorted()
    .map((reason) => `| \`${reason}\` | ${closed.filter((each) => each === reason).length} |`);
  return ['| reason | cases |', '| --- | ---: |', ...rows].join('\n');
}

/** The side tasks of a decided verdict: done all the same, or told to be missing. */
function sideTasks(results: Result[]): string {
  const beside = results.filter(({ case: { call } }) => !call.decides);
  const stood = beside.filter(({ outcome }) => outcome === 'recovered');
  const whole = stood.filter(({ detail }) => detail === 'whole').length;
  const many = stood.length === beside.length ? 'all' : stood.length;
  return `${beside.length} of these cases befall calls after the decision. The verdict stood in ${many} of them: ${whole} times report or comment came about all the same, ${stood.length - whole} times a warning or notice told that it did not.`;
}

/** The whole document. */
export function renderReport(results: Result[]): string {
  const byCall = ordered(results, ({ call }) => calls.indexOf(call));
  const byFault = ordered(results, ({ fault }) => faults.indexOf(fault));
  return `${head}
## All of it

${table('', results, () => 'all calls, all faults')}

${sideTasks(results)}

Reasons of the cases that failed closed:

${byReason(results)}

## By call

${table('call', byCall, ({ call }) => call.name)}

## By fault

${table('fault', byFault, ({ fault, persistence }) => `${fault.name}, ${persistence}`)}
`;
}

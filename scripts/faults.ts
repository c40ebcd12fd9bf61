/**
 * Lets every call of the committed gate go wrong in every way, and writes what came of it to
 * docs/evidence/reliability.md. Usage: `npm run test:faults -- [--call <name>] [--fault <name>]
 * [--persistence <name>]`; with an option it runs that part of the matrix, and writes nothing. Ends
 * with status 1 when a case ends in any way but the right verdict or a failed job with a named
 * reason.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nameOf } from './faults/faults.ts';
import { type Result, runMatrix } from './faults/matrix.ts';
import { renderReport } from './faults/report.ts';

const options = {
  call: { type: 'string' },
  fault: { type: 'string' },
  persistence: { type: 'string' },
} as const;
const { values } = parseArgs({ options });

const isBad = ({ outcome, duplicates, leaks }: Result) =>
  !['recovered', 'closed'].includes(outcome) || duplicates > 0 || leaks > 0;

function show(result: Result): void {
  const { case: one, outcome, detail, duplicates, leaks } = result;
  const marks = [
    duplicates > 0 && `${duplicates} duplicate triggers`,
    leaks > 0 && `${leaks} tokens sent elsewhere`,
  ];
  console.log([nameOf(one), `${outcome} (${detail})`, ...marks.filter(Boolean)].join(' / '));
}

const results = await runMatrix(values, show);
if (results.length === 0) throw new Error('There is no such case.');
const bad = results.filter(isBad);
console.log(`\n${results.length} cases, of which ${bad.length} must not end as they did.`);
for (const result of bad) show(result);
if (bad.length > 0) process.exitCode = 1;
if (Object.keys(values).length === 0)
  writeFileSync(
    join(import.meta.dirname, '../docs/evidence/reliability.md'),
    renderReport(results),
  );

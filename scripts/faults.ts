/**
 * Lets every call of the committed gate go wrong in every way, and writes what came of it to
 * docs/evidence/reliability.md. Usage: `npm run test:faults -- [<part of a case's name> …]`; with
 * parts it runs the cases whose names hold all of them, and writes nothing. Ends with status 1 when
 * a case ends in any way but the right verdict or a failed job with a named reason.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../harness/project.ts';
import { cases, nameOf } from './faults/faults.ts';
import { type Result, runMatrix } from './faults/matrix.ts';
import { renderReport } from './faults/report.ts';

const isBad = ({ outcome, duplicates, leaks }: Result) =>
  !['right verdict', 'failed closed'].includes(outcome) || duplicates > 0 || leaks > 0;
const show = ({ case: one, outcome, detail, duplicates, leaks }: Result) =>
  console.log(`${nameOf(one)}: ${outcome} (${detail})`, { duplicates, leaks });

const parts = process.argv.slice(2);
const selected = cases.filter((one) => parts.every((part) => nameOf(one).includes(part)));
if (selected.length === 0) throw new Error('There is no such case.');
const results = await runMatrix(selected, show);
const bad = results.filter(isBad);
console.log(`\n${results.length} cases, of which ${bad.length} must not end as they did.`);
for (const result of bad) show(result);
if (bad.length > 0) process.exitCode = 1;
if (parts.length === 0)
  writeFileSync(join(project, 'docs/evidence/reliability.md'), renderReport(results));

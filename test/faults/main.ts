/**
 * Lets every call of the committed gate fail in every way, and writes the outcomes to
 * docs/evidence/reliability.md. Usage: `npm run test:faults -- [<part of a case's name> …]`; with
 * parts it runs the cases whose names contain all of them, and writes nothing. Ends with status 1
 * unless each case ends with the right verdict, or with a failed job and a named reason.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../harness/project.ts';
import { caseName, cases } from './faults.ts';
import { type Result, runMatrix } from './matrix.ts';
import { renderReport } from './report.ts';

const isBad = ({ outcome, duplicates, leaks }: Result) =>
  !['right verdict', 'failed closed'].includes(outcome) || duplicates > 0 || leaks > 0;
const show = ({ case: one, outcome, detail, duplicates, leaks }: Result) =>
  console.log(`${caseName(one)}: ${outcome} (${detail})`, { duplicates, leaks });

const parts = process.argv.slice(2);
const selected = cases.filter((one) => parts.every((part) => caseName(one).includes(part)));
if (selected.length === 0) throw new Error('There is no such case.');
const results = await runMatrix(selected, show);
const bad = results.filter(isBad);
console.log(`\n${results.length} cases, of which ${bad.length} ended as none may.`);
for (const result of bad) show(result);
if (bad.length > 0) process.exitCode = 1;
if (parts.length === 0)
  writeFileSync(join(project, 'docs/evidence/reliability.md'), renderReport(results));

/**
 * Tests the tests of src/gate by mutation, prints the figures and writes them to docs/quality.md.
 * Usage: `npm run test:mutation -- [<file> …]`; with files it changes those alone, and writes nothing. It ends with status 1 when too few
 * mutants are killed. What survived is in .stryker/mutation.html.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresOf, leastScore, renderQuality, scoreOf, totalOf } from './mutation/quality.ts';
import { installTools, toolFile } from './tools/install.ts';

const root = join(import.meta.dirname, '..');

const files = process.argv.slice(2);
const selection = files.length > 0 ? ['--mutate', files.join(',')] : [];

installTools('mutation');
const stryker = toolFile('mutation', '@stryker-mutator/core/bin/stryker.js');
execFileSync(process.execPath, [stryker, 'run', ...selection], { cwd: root, stdio: 'inherit' });

const figures = figuresOf(JSON.parse(readFileSync(join(root, '.stryker/mutation.json'), 'utf8')));
const document = renderQuality(figures);
console.log(document);
if (files.length === 0) writeFileSync(join(root, 'docs/quality.md'), document);

const score = scoreOf(totalOf(figures));
if (score < leastScore) {
  console.error(`${score.toFixed(1)} % of the mutants were killed: fewer than ${leastScore} %.`);
  process.exitCode = 1;
}

/**
 * Tests the tests of src/gate by mutation: Stryker prints the figures, and fails when too few
 * mutants are killed. What survived is in .stryker/mutation.html. Usage: `npm run test:mutation --
 * [<file> …]`; with files it changes those alone.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { installTools, toolFile } from './tools/install.ts';

const files = process.argv.slice(2);
const selection = files.length > 0 ? ['--mutate', files.join(',')] : [];

installTools('mutation');
const stryker = toolFile('mutation', '@stryker-mutator/core/bin/stryker.js');
execFileSync(process.execPath, [stryker, 'run', ...selection], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
});

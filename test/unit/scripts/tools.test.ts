import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { node24 } from '../../../harness/step-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const module = join(import.meta.dirname, '../../../scripts/tools.ts');
let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

/** Arguments of a process that does this while it holds the lock. */
const holding = (work: string) => [
  '--input-type=module',
  '--eval',
  `import { appendFileSync } from 'node:fs';
  import { whileLocked } from ${JSON.stringify(module)};
  const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  whileLocked(${JSON.stringify(join(folder, '.lock'))}, () => { ${work} });`,
];
const append = (text: string) =>
  `appendFileSync(${JSON.stringify(join(folder, 'log'))}, '${text} ');`;

it('one process works after the other', async () => {
  const run = () =>
    promisify(execFile)(node24, holding(`${append('begins')} sleep(300); ${append('ends')}`));
  await Promise.all([run(), run()]);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begins ends begins ends ');
});

it('a process that dies at work stops no other one', async () => {
  const dying = spawn(node24, holding(`console.log('works'); sleep(60_000);`), {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(dying.stdout, 'data');
  dying.kill('SIGKILL');
  await promisify(execFile)(node24, holding(append('works')));
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('works ');
});

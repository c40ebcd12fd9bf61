import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { project } from '../../harness/project.ts';
import { node24 } from '../../harness/step-process.ts';

/** Loads every module of the sources but the entries, which run. */
const script = `
  import tls from 'node:tls';
  tls.DEFAULT_MIN_VERSION = 'TLSv1';
  for (const file of process.argv.slice(1)) await import(file);
  console.log(tls.DEFAULT_MIN_VERSION, process.exitCode, process.listenerCount('SIGINT'));
`;

it('importing a module changes nothing of the process, and leaves nothing running', () => {
  const files = globSync('src/**/*.ts', { cwd: project })
    .filter((file) => !file.endsWith('index.ts'))
    .map((file) => join(project, file));
  expect(files.length).toBeGreaterThan(100);
  const options = { cwd: project, encoding: 'utf8', timeout: 60_000 } as const;
  const args = ['--input-type=module', '--eval', script, ...files];
  expect(spawnSync(node24, args, options)).toMatchObject({
    status: 0,
    stdout: 'TLSv1 undefined 0\n',
    stderr: '',
  });
});

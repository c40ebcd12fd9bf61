import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { node24 } from '../../../harness/step-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Runs the script in a copy of the repository where no tool is installed. */
function runTools(...args: string[]) {
  const manifest = { 'tools/checks/package.json': '{}', 'action.yml': '' };
  const copy = temporaryFolder(manifest);
  for (const path of ['scripts/tools.ts', 'harness/project.ts', 'src/text/sentences.ts'])
    cpSync(join(import.meta.dirname, '../../..', path), join(copy, path));
  const script = join(copy, 'scripts/tools.ts');
  const { status, stderr } = spawnSync(node24, [script, ...args], { encoding: 'utf8' });
  return { status, stderr };
}

it('a tool that is not installed is one sentence that says how to install it', () => {
  expect(runTools('checks', 'knip')).toEqual({
    status: 2,
    stderr: 'tools/checks is not installed: run `npm run tools checks`.\n',
  });
});

it('a package that does not exist is not installed', () => {
  expect(runTools('check')).toEqual({
    status: 2,
    stderr: 'There is no package tools/check, only checks.\n',
  });
});

import { spawnSync } from 'node:child_process';
import {
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test, vi } from 'vitest';
import { removeFile, writeWhole } from '../../../src/actions/files/written-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const original = '#!/bin/sh\n';

/** A workspace, `RUNNER_TEMP`, and beside them a folder of somebody else with a script. */
function prepare() {
  const root = temporaryFolder({ 'outside/deploy.sh': original });
  for (const folder of ['workspace/.git/hooks', 'workspace/out', 'temp'])
    mkdirSync(join(root, folder), { recursive: true });
  const temp = join(root, 'temp');
  vi.stubEnv('GITHUB_WORKSPACE', join(root, 'workspace'));
  vi.stubEnv('RUNNER_TEMP', temp);
  return {
    temp,
    outside: join(root, 'outside'),
    script: join(root, 'outside/deploy.sh'),
    write: (file: string) => writeWhole(file, 'findings'),
    path: (file: string) => join(root, 'workspace', file),
  };
}

describe('a file is written', () => {
  test.each([
    'findings.json',
    './findings.json',
    'new/folder/findings.json',
    'out/../findings.json',
    '...json',
  ])('in the workspace: %s', async (file) => {
    const { write, path } = prepare();
    await write(file);
    expect(readFileSync(path(file), 'utf8')).toBe('findings');
  });

  it('in `RUNNER_TEMP`, and where a link within the workspace leads', async () => {
    const { write, path, temp } = prepare();
    await write(join(temp, 'a/findings.json'));
    expect(readFileSync(join(temp, 'a/findings.json'), 'utf8')).toBe('findings');
    symlinkSync('out', path('link'));
    await write('link/findings.json');
    expect(readFileSync(path('out/findings.json'), 'utf8')).toBe('findings');
  });

  it('over an earlier one, and leaves nothing else behind', async () => {
    const { write, path } = prepare();
    writeFileSync(path('out/findings.json'), 'something longer than that');
    await write('out/findings.json');
    expect(readFileSync(path('out/findings.json'), 'utf8')).toBe('findings');
    expect(readdirSync(path('out'))).toEqual(['findings.json']);
  });

  it('in place of a second name of a file elsewhere, which keeps its content', async () => {
    const { write, path, script } = prepare();
    linkSync(script, path('findings.json'));
    await write('findings.json');
    expect(readFileSync(script, 'utf8')).toBe(original);
    expect(readFileSync(path('findings.json'), 'utf8')).toBe('findings');
  });

  it.skipIf(process.platform === 'win32')('readable by its owner only', async () => {
    const { write, path } = prepare();
    writeFileSync(path('out/findings.json'), '', { mode: 0o644 });
    await write('out/findings.json');
    expect(statSync(path('out/findings.json')).mode & 0o777).toBe(0o600);
  });

  it('not at all when its folder cannot be made', async () => {
    const { write, path } = prepare();
    writeFileSync(path('file'), '');
    await expect(write('file/findings.json')).rejects.toThrow();
    await expect(write('a\0b')).rejects.toThrow();
    expect(readdirSync(path('')).toSorted()).toEqual(['.git', 'file', 'out']);
  });
});

describe('no file is written', () => {
  const elsewhere =
    /^must lie in the workspace or in `RUNNER_TEMP`, outside of `\.git`; links resolved, it is /;
  const notRegular = /^must be a regular file/;

  test.each([
    ['above the workspace', '../findings.json'],
    ['over the workspace itself', '.'],
    ['among the files of git', '.git/config'],
    ['among the files of git, in other letters', '.GIT/hooks/pre-push'],
    ['in a folder for git that is not there yet', 'module/.git/hooks/pre-push'],
    ['over a file that tells git where its files are', 'module/.git'],
    ['in the folder of a device', '/dev/stdout'],
    ['in the root', '/findings.json'],
  ])('%s', async (_, file) => {
    const { write } = prepare();
    await expect(write(file)).rejects.toThrow(elsewhere);
    await expect(removeFile(file)).rejects.toThrow(elsewhere);
  });

  test.each([
    ['to a script outside', (outside: string) => join(outside, 'deploy.sh')],
    ['to a file that is not there', (outside: string) => join(outside, 'new')],
    ['to the log', () => '/dev/stdout'],
    ['to a file of git', () => '.git/config'],
    ['to a file of the workspace', () => 'out/findings.json'],
    ['to itself', () => 'findings.json'],
  ])('through a link %s', async (_, target) => {
    const { write, path, outside, script } = prepare();
    symlinkSync(target(outside), path('findings.json'));
    await expect(write('findings.json')).rejects.toThrow(notRegular);
    expect(lstatSync(path('findings.json')).isSymbolicLink()).toBe(true);
    expect(readFileSync(script, 'utf8')).toBe(original);
    expect(readdirSync(outside)).toEqual(['deploy.sh']);
  });

  test.each([
    ['to a folder outside', (outside: string) => outside],
    ['to the files of git', () => '.git'],
    ['to a folder that is not there', (outside: string) => join(outside, 'new')],
  ])('below a link %s', async (_, target) => {
    const { write, path, outside } = prepare();
    symlinkSync(target(outside), path('reports'));
    for (const file of ['reports/deploy.sh', 'reports/deeper/findings.json'])
      await expect(write(file)).rejects.toThrow();
    expect(readdirSync(outside)).toEqual(['deploy.sh']);
    expect(readdirSync(path('.git'))).toEqual(['hooks']);
  });

  it('in place of a folder or a pipe', async () => {
    const { write, path } = prepare();
    await expect(write('out')).rejects.toThrow(notRegular);
    spawnSync('mkfifo', [path('pipe')]);
    await expect(write('pipe')).rejects.toThrow(notRegular);
  });
});

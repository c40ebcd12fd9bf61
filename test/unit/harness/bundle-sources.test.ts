import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { areFresh, hashOfSources, sourcesFile } from '../../../harness/bundle-sources.ts';

let root = '';
const pathOf = (file: string) => join(root, file);

function write(file: string, content: string): void {
  mkdirSync(dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), content);
}

function replace(file: string, part: string, by: string): void {
  const text = readFileSync(pathOf(file), 'utf8');
  expect(text).toContain(part);
  write(file, text.replaceAll(part, by));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write('src/gate/gate.ts', 'one\ntwo\n');
  write('contract/openapi.yaml', 'openapi: 3.1.1\n');
  for (const file of ['tsconfig.json', 'tsconfig.build.json']) write(file, '{}\n');
  for (const file of ['scripts/build.ts', 'scripts/build/bundle.ts']) write(file, 'build();\n');
  for (const file of ['harness/runner.ts', 'scripts/demo/index.ts']) write(file, 'show();\n');
  const packages = {
    '': {},
    'node_modules/bundled': { integrity: 'sha512-a' },
    'node_modules/vitest': { integrity: 'sha512-b', dev: true },
    'node_modules/@vercel/ncc': { integrity: 'sha512-c', dev: true },
    'node_modules/rolldown': { integrity: 'sha512-d', dev: true },
  };
  write('package-lock.json', JSON.stringify({ packages }));
});

describe('the hash of the sources', () => {
  const lockFile = 'package-lock.json';

  it.each([
    ['a line', () => replace('src/gate/gate.ts', 'two', 'three')],
    ['the name of a file', () => renameSync(pathOf('src/gate/gate.ts'), pathOf('src/other.ts'))],
    ['a file more', () => write('src/empty.ts', '')],
    ['the contract, which is bundled', () => replace('contract/openapi.yaml', '3.1.1', '3.1.2')],
    ['the demo', () => replace('scripts/demo/index.ts', 'show', 'tell')],
    ['what the demo is made with', () => replace('harness/runner.ts', 'show', 'tell')],
    ['how it is built', () => replace('scripts/build.ts', 'build', 'bundle')],
    ['an option of the compiler', () => replace('tsconfig.json', '{}', '{"strict":true}')],
    ['a package that is bundled', () => replace(lockFile, 'sha512-a', 'sha512-x')],
    ['the bundler', () => replace(lockFile, 'sha512-c', 'sha512-x')],
    ['the printer', () => replace(lockFile, 'sha512-d', 'sha512-x')],
  ])('changes with %s', (_, change) => {
    const before = hashOfSources(root);
    change();
    expect(hashOfSources(root)).not.toBe(before);
  });

  it.each([
    ['the line endings of a checkout', () => replace('src/gate/gate.ts', '\n', '\r\n')],
    ['a package that only tests use', () => replace(lockFile, 'sha512-b', 'sha512-x')],
    ['other files', () => write('README.md', 'It tests.')],
  ])('does not change with %s', (_, change) => {
    const before = hashOfSources(root);
    change();
    expect(hashOfSources(root)).toBe(before);
  });
});

it('dist/ is fresh when it tells that it was built from the sources as they are', () => {
  const isFresh = () => areFresh(pathOf('dist'), hashOfSources(root));
  expect(isFresh()).toBe(false);
  write(`dist/${sourcesFile}`, `${hashOfSources(root)}\n`);
  expect(isFresh()).toBe(true);
  write('src/new.ts', '');
  expect(isFresh()).toBe(false);
});

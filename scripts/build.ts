/**
 * Builds `dist/`: TypeScript to JavaScript with tsc, then one bundle per entry with ncc.
 * Usage: `node scripts/build.ts [--check | <bundle> …]`; with `--check` it builds elsewhere and fails when `dist/` differs; with names
 * it builds those bundles alone.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pMap from 'p-map';

/** The licences ask that their texts go with copies of the code. */
const options = ['--license', 'licenses.txt', '--quiet'];

const root = join(import.meta.dirname, '..');
const actions = readdirSync(join(root, 'src/actions')).filter((name) =>
  existsSync(join(root, 'src/actions', name, 'index.ts')),
);
/** Bundle folder below `dist/` → compiled entry below `build/`. */
const entries = new Map([
  ...actions.map((name) => [name, `actions/${name}/index.js`] as const),
  ['emulator', 'emulator/index.js'],
]);

const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const execute = promisify(execFile);
const run = (command: string, args: string[]) => execute(command, args, { cwd: root });

async function build(target: string): Promise<void> {
  for (const folder of ['build', target]) rmSync(join(root, folder), { recursive: true, force: true });
  await run(bin('tsc'), ['-p', 'tsconfig.build.json']);
  await pMap(
    entries,
    ([name, entry]) => run(bin('ncc'), ['build', join('build', entry), '--out', join(target, name), ...options]),
    { concurrency: availableParallelism() },
  );
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

if (process.argv.includes('--check')) {
  await build('build-check');
  const stale = differences(filesBelow(join(root, 'build-check')), filesBelow(join(root, 'dist')));
  rmSync(join(root, 'build-check'), { recursive: true, force: true });
  if (stale.length > 0) {
    console.error(`dist/ is not what the sources build: ${stale.join(', ')}. Run \`npm run build\` and commit dist/.`);
    process.exitCode = 1;
  } else {
    console.log('dist/ is what the sources build.');
  }
} else {
  await build('dist');
}

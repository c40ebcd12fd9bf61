/**
 * Builds `dist/`: TypeScript to JavaScript with tsc, then one bundle of all actions, with a
 * launcher for each, one of the emulator and one of the demo. Usage: `npm run build -- [--check]`;
 * with `--check` it builds elsewhere and fails when `dist/` differs.
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashOfSources, sourcesFile } from '../harness/fresh-bundles.ts';
import { project, subActions } from '../harness/project.ts';

/** Bundles by name, and where each begins in `build/`. */
const bundles = {
  action: 'src/actions/start.js',
  emulator: 'src/emulator/index.js',
  demo: 'scripts/demo/index.js',
};

// All paths below are relative to it.
process.chdir(project);

async function build(target: string): Promise<void> {
  const sourcesHash = hashOfSources();
  for (const folder of ['build', target]) rmSync(folder, { recursive: true, force: true });
  const stdio = 'inherit';
  execFileSync('node_modules/.bin/tsc', ['-p', 'tsconfig.build.json'], { stdio });
  declareCorePure();
  cpSync('contract', 'build/contract', { recursive: true });
  await Promise.all(
    Object.entries(bundles).map(([name, entry]) => bundle(`build/${entry}`, join(target, name))),
  );
  // The demo loads it into the actions if Node.js is older than they need.
  cpSync('build/scripts/demo/polyfills.js', join(target, 'demo/polyfills.js'));
  for (const name of ['gate', ...subActions()]) writeLauncher(name, join(target, name));
  writeFileSync(join(target, sourcesFile), `${sourcesHash}\n`);
  console.log(`Built ${target}/.`);
}

/**
 * `@actions/core` runs nothing when it is loaded, but does not declare that. With the declaration
 * the bundler leaves out what no action uses: an HTTP client that would double the time of a start.
 */
function declareCorePure(): void {
  const file = 'node_modules/@actions/core/package.json';
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...manifest, sideEffects: false }, null, 2)}\n`);
}

/** Bundles in a separate process, since ncc uses only one processor. */
async function bundle(entry: string, folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build/bundle.ts', entry, folder]);
}

function writeLauncher(name: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.js'),
    `import { start } from '../action/index.js';\n\nstart('${name}');\n`,
  );
}

async function check(): Promise<void> {
  await build('build-check');
  const args = ['diff', '--no-index', '--no-renames', '--name-only', 'dist', 'build-check'];
  const { status } = spawnSync('git', args, { stdio: 'inherit' });
  rmSync('build-check', { recursive: true });
  if (status === 0) return console.log('dist/ is what the sources build.');
  console.error('dist/ is not what the sources build. Run `npm run build` and commit dist/.');
  process.exitCode = 1;
}

await (process.argv.includes('--check') ? check() : build('dist'));

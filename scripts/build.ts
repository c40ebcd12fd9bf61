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
  markToolkitPure();
  leaveOutUnused();
  cpSync('contract', 'build/contract', { recursive: true });
  await Promise.all(
    Object.entries(bundles).map(([name, entry]) => bundle(`build/${entry}`, join(target, name))),
  );
  // The demo gives it to the actions where Node.js is older than they need.
  cpSync('build/scripts/demo/polyfills.js', join(target, 'demo/polyfills.js'));
  for (const name of ['gate', ...subActions()]) writeLauncher(name, join(target, name));
  writeFileSync(join(target, sourcesFile), `${sourcesHash}\n`);
  console.log(`Built ${target}/.`);
}

/**
 * The packages of the toolkit run nothing when they are loaded, but do not say so. The bundler is
 * told, and leaves out what is not used: an HTTP client, for one, that every action would load
 * before it reads its inputs.
 */
function markToolkitPure(): void {
  for (const name of ['artifact', 'core', 'exec', 'http-client', 'io']) {
    const installed = `node_modules/@actions/${name}`;
    const manifest = JSON.parse(readFileSync(`${installed}/package.json`, 'utf8'));
    cpSync(installed, `build/${installed}`, { recursive: true });
    writeFileSync(
      `build/${installed}/package.json`,
      JSON.stringify({ ...manifest, sideEffects: false }),
    );
  }
}

/**
 * Leaves empty what the library of artifacts loads to zip, list and download them, of which no
 * action does anything: a third of the library.
 */
function leaveOutUnused(): void {
  const unused = [
    'archiver',
    'unzip-stream',
    '@actions/github',
    '@octokit/plugin-request-log',
    '@octokit/plugin-retry',
  ];
  for (const name of unused) {
    const folder = `build/node_modules/@actions/artifact/node_modules/${name}`;
    mkdirSync(folder, { recursive: true });
    const manifest = { name, exports: { '.': './index.js', './*': './index.js' } };
    writeFileSync(`${folder}/package.json`, JSON.stringify(manifest));
    writeFileSync(`${folder}/index.js`, 'module.exports = {};\n');
  }
}

/** A process of its own for each: ncc takes one processor. */
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

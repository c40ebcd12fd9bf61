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
import { subActions } from '../harness/project.ts';

const root = join(import.meta.dirname, '..');
/** Bundles by name, and where each begins in `build/`. */
const bundles = {
  action: 'src/actions/start.js',
  emulator: 'src/emulator/index.js',
  demo: 'scripts/demo/index.js',
};

async function build(target: string): Promise<void> {
  const started = performance.now();
  const sourcesHash = hashOfSources();
  for (const folder of ['build', target])
    rmSync(join(root, folder), { recursive: true, force: true });
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  markToolkitPure();
  leaveOutUnused();
  cpSync(join(root, 'contract'), join(root, 'build/contract'), { recursive: true });
  await Promise.all(
    Object.entries(bundles).map(([name, entry]) => bundle(entry, join(root, target, name))),
  );
  // The demo gives it to the actions where Node.js is older than they need.
  const polyfills = 'demo/polyfills.js';
  cpSync(join(root, 'build/scripts', polyfills), join(root, target, polyfills));
  for (const name of ['gate', ...subActions(root)]) writeLauncher(name, join(root, target, name));
  writeFileSync(join(root, target, sourcesFile), `${sourcesHash}\n`);
  console.log(`Built ${target}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * The packages of the toolkit run nothing when they are loaded, but do not say so. The bundler is
 * told, and leaves out what is not used: an HTTP client, for one, that every action would load
 * before it reads its inputs.
 */
function markToolkitPure(): void {
  const toolkit = join(root, 'node_modules/@actions');
  for (const name of ['artifact', 'core', 'exec', 'http-client', 'io']) {
    const copy = join(root, 'build/node_modules/@actions', name);
    cpSync(join(toolkit, name), copy, { recursive: true });
    const manifest = join(copy, 'package.json');
    writeFileSync(
      manifest,
      JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), sideEffects: false }),
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
  const own = join(root, 'build/node_modules/@actions/artifact/node_modules');
  for (const name of unused) {
    mkdirSync(join(own, name), { recursive: true });
    const manifest = { name, exports: { '.': './index.js', './*': './index.js' } };
    writeFileSync(join(own, name, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(own, name, 'index.js'), 'module.exports = {};\n');
  }
}

/** A process of its own for each: ncc takes one processor. */
async function bundle(entry: string, folder: string): Promise<void> {
  const script = join(import.meta.dirname, 'build/bundle.ts');
  await promisify(execFile)(process.execPath, [script, join(root, 'build', entry), folder]);
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
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  rmSync(join(root, 'build-check'), { recursive: true, force: true });
  if (status === 0) return console.log('dist/ is what the sources build.');
  console.error(
    `dist/ is not what the sources build. Run \`npm run build\` and commit dist/:\n${stdout}`,
  );
  process.exitCode = 1;
}

await (process.argv.includes('--check') ? check() : build('dist'));

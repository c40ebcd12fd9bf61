/**
 * Builds `dist/`: one bundle of all actions, with a launcher for each, one of the emulator and one
 * of the demo. Usage: `npm run build -- [--check]`; with `--check` it builds elsewhere and fails
 * when `dist/` differs.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfSources, sourcesFile } from '../harness/fresh-bundles.ts';
import { project, subActions } from '../harness/project.ts';
import { bundle } from './build/bundle.ts';

/** Bundles by name, with the files at which each begins. */
const bundles = {
  action: { index: 'src/actions/start.ts' },
  emulator: { index: 'src/emulator/index.ts' },
  // The demo loads the second into the actions if Node.js is older than they need.
  demo: { index: 'demo/index.ts', polyfills: 'demo/polyfills.ts' },
};

// All paths below are relative to it.
process.chdir(project);

async function build(target: string): Promise<void> {
  const sourcesHash = hashOfSources();
  rmSync(target, { recursive: true, force: true });
  for (const [name, input] of Object.entries(bundles)) await bundle(input, join(target, name));
  for (const name of ['gate', ...subActions()]) writeLauncher(name, join(target, name));
  writeFileSync(join(target, sourcesFile), `${sourcesHash}\n`);
  console.log(`Built ${target}/.`);
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

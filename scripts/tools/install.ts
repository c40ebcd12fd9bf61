import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { whileLocked } from './lock.ts';

const folder = join(import.meta.dirname, '../../tools');

/** The folders below `tools/`: packages of tools that few commands need, each with a lock file. */
export const toolPackages = readdirSync(folder).filter((name) =>
  existsSync(join(folder, name, 'package.json')),
);

/** Installs a package of tools, unless it is there; waits while another process does. */
export function installTools(name: string): void {
  if (!toolPackages.includes(name))
    throw new Error(`There are no tools "${name}", only ${toolPackages.join(', ')}.`);
  if (isInstalled(name)) return;
  whileLocked(join(folder, `.${name}.lock`), () => {
    if (!isInstalled(name)) install(name);
  });
}

/** Path of a file of installed tools; throws when they are not there as their files ask for. */
export function toolFile(name: string, path: string): string {
  if (isInstalled(name)) return join(folder, name, 'node_modules', path);
  throw new Error(`tools/${name} is not installed. Run \`npm run tools ${name}\`.`);
}

function isInstalled(name: string): boolean {
  const note = noteOf(name);
  return existsSync(note) && readFileSync(note, 'utf8') === askedFor(name);
}

function install(name: string): void {
  const started = performance.now();
  console.error(`Installing tools/${name} …`);
  // Its own scripts are TypeScript: they run under the Node.js that runs this one.
  const env = {
    ...process.env,
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  };
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', ...options], {
    cwd: join(folder, name),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(noteOf(name), askedFor(name));
  console.error(
    `Installed tools/${name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
}

/** Where a finished installation is noted, with what was asked for. */
function noteOf(name: string): string {
  return join(folder, name, 'node_modules/.installed');
}

/** What a package asks for: the contents of its own files. */
function askedFor(name: string): string {
  const entries = readdirSync(join(folder, name), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash.update(`${file}\0${readFileSync(join(folder, name, file), 'utf8')}\0`);
  return hash.digest('hex');
}

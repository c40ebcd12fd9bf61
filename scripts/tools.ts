/**
 * Installs tools that few commands need, packages of their own below `tools/`, unless they are
 * there, and runs one of their programs. Usage: `node scripts/tools.ts <package> [<program>
 * [<argument> …]]`
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const folder = join(import.meta.dirname, '../tools');
const maxWaitMs = 600_000;

/** The folders below `tools/`: packages of tools that few commands need, each with a lock file. */
export const toolPackages = globSync('*/package.json', { cwd: folder }).map(dirname);

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

/**
 * Does a piece of work while no other process holds this lock, a file; waits for it without letting
 * anything else run. The operating system holds it, by SQLite: it is free when its process ends,
 * however that ends.
 */
export function whileLocked(lock: string, work: () => void): void {
  const database = new DatabaseSync(lock, { timeout: maxWaitMs });
  try {
    database.exec('BEGIN EXCLUSIVE');
    work();
  } finally {
    database.close();
  }
}

function isInstalled(name: string): boolean {
  const note = noteOf(name);
  return existsSync(note) && readFileSync(note, 'utf8') === askedFor(name);
}

function install(name: string): void {
  console.error(`Installing tools/${name} …`);
  // Its own scripts are TypeScript: they run under the Node.js that runs this one.
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: join(folder, name),
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(noteOf(name), askedFor(name));
}

/** Where a finished installation is noted, with what was asked for. */
function noteOf(name: string): string {
  return join(folder, name, 'node_modules/.installed');
}

/** What a package asks for: the contents of its own files. */
function askedFor(name: string): string {
  const entries = readdirSync(join(folder, name), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const texts = files.sort().map((file) => [file, readFileSync(join(folder, name, file), 'utf8')]);
  return hash('sha256', texts.map((text) => `${text.join('\0')}\0`).join(''));
}

if (import.meta.main) {
  const [name = '', program, ...args] = process.argv.slice(2);
  installTools(name);
  if (program !== undefined) {
    const file = toolFile(name, `.bin/${program}`);
    const { status, error } = spawnSync(file, args, { stdio: 'inherit' });
    if (error) throw error;
    process.exitCode = status ?? 1;
  }
}

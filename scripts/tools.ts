/**
 * Rarely used tools: the packages below `tools/`, each with a lock file of its own. `npm run tools
 * <package>` installs one; `node scripts/tools.ts <package> <program> [<argument> …]` runs a
 * program of one.
 */
import { execSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { project } from '../harness/project.ts';
import { messageOf } from '../src/text/sentences.ts';

const folder = join(project, 'tools');

/** Names of the packages below `tools/`. */
export const toolPackages = globSync('*/package.json', { cwd: folder }).map(dirname);

/** Path of a file of an installed package, relative to its `node_modules`; throws without it. */
export function toolFile(name: string, path: string): string {
  const file = join(folder, name, 'node_modules', path);
  if (existsSync(file)) return file;
  throw new Error(`tools/${name} is not installed: run \`npm run tools ${name}\`.`);
}

/** Installs a package as its lock file describes it. */
export function installTools(name: string): void {
  if (!toolPackages.includes(name))
    throw new Error(`There is no package tools/${name}, only ${toolPackages.join(', ')}.`);
  execSync('npm ci --no-audit --no-fund', { cwd: join(folder, name), stdio: 'inherit' });
}

/** Installs a package unless it is installed: npm writes this file last. */
export function installMissingTools(name: string): void {
  if (!existsSync(join(folder, name, 'node_modules/.package-lock.json'))) installTools(name);
}

function runTool(name: string, program: string, args: string[]): void {
  const { status, error } = spawnSync(toolFile(name, `.bin/${program}`), args, {
    stdio: 'inherit',
  });
  if (error) throw error;
  process.exitCode = status ?? 1;
}

if (import.meta.main) {
  const [name = '', program, ...args] = process.argv.slice(2);
  try {
    if (program === undefined) installTools(name);
    else runTool(name, program, args);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 2;
  }
}

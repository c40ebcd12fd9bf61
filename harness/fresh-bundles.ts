import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { project } from './project.ts';

const folders = ['demo', 'harness', 'scripts/build', 'src'];
const files = ['scripts/build.ts'];
const builders = ['node_modules/rolldown'];

/** Name of the file in `dist/` that holds the hash of the sources it was built from. */
export const sourcesFile = 'sources.sha256';

/**
 * Hash of everything that the bundles are built from: the sources, the packages that they use, and
 * the packages that build them. Line endings do not matter.
 */
export function hashOfSources(root = project): string {
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  );
  const sources = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const texts = [...sources, ...files].map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  );
  const hash = createHash('sha256');
  for (const [name, text] of [...texts, ...packagesOf(root)].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\0${text.replaceAll('\r\n', '\n')}\0`);
  return hash.digest('hex');
}

interface LockedPackage {
  dev?: boolean;
  optional?: boolean;
  integrity?: string;
}

/** The packages that are bundled, and those that bundle them, with their hashes. */
function packagesOf(root: string): [name: string, hash: string][] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([name, { dev, optional }]) => !(dev || optional) || builders.includes(name))
    .map(([name, { integrity = '' }]) => [name, integrity]);
}

/** Whether the bundles in the folder were built from the sources as they are. */
export function areFresh(dist: string, sources: string): boolean {
  const file = join(dist, sourcesFile);
  return existsSync(file) && readFileSync(file, 'utf8') === `${sources}\n`;
}

const dist = join(project, 'dist');
let fresh: boolean | undefined;

/** `dist/` was built from other sources than there are now. */
export class StaleBundleError extends Error {
  constructor() {
    super('dist/ is older than its sources: run `npm run build`.');
  }
}

/** Throws a `StaleBundleError` unless `dist/` was built from the sources as they are. */
export function requireFreshBundles(): void {
  fresh ??= areFresh(dist, hashOfSources());
  if (!fresh) throw new StaleBundleError();
}

/** Returns the path of a script; throws when it belongs to a `dist/` older than its sources. */
export function freshBundle(script: string): string {
  if (script.startsWith(dist)) requireFreshBundles();
  return script;
}

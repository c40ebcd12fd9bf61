import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashOfSources, isFresh } from './bundle-sources.ts';

const dist = join(import.meta.dirname, '../dist');
let sources: string | undefined;

/** Gives a script back; throws when it is one of `dist/` that was built from other sources than there are now. */
export function freshBundle(script: string): string {
  if (dirname(dirname(script)) !== dist) return script;
  sources ??= hashOfSources();
  const name = basename(dirname(script));
  if (isFresh(dirname(script), sources)) return script;
  throw new Error(`dist/${name} is older than its sources: run \`npm run build\`, or \`npm run build -- ${name}\`.`);
}

/** Sets up tests of bundles: where all are older than their sources, no test begins. */
export default function setup(): void {
  const current = hashOfSources();
  if (readdirSync(dist).some((name) => isFresh(join(dist, name), current))) return;
  throw new Error('dist/ is older than its sources: run `npm run build`.');
}

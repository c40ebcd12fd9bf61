import { join } from 'node:path';
import { areFresh, hashOfSources } from './bundle-sources.ts';
import { project } from './project.ts';

const dist = join(project, 'dist');
let fresh: boolean | undefined;

/** `dist/` was built from other sources than there are now. */
export class StaleBundleError extends Error {
  constructor() {
    super('dist/ is older than its sources: run `npm run build`.');
  }
}

/** Gives a script back; throws when it is one of a `dist/` older than its sources. */
export function freshBundle(script: string): string {
  fresh ??= areFresh(dist, hashOfSources());
  if (fresh || !script.startsWith(dist)) return script;
  throw new StaleBundleError();
}

/** Sets up tests of bundles: where they are older than their sources, no test begins. */
export default function setup(): void {
  freshBundle(dist);
}

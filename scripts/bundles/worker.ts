/** Builds one bundle after the other: a compiler that is warm needs a third of the time. Other workers take from the same list. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';
import ncc from '@vercel/ncc';
import { sourcesFile } from '../../harness/bundle-sources.ts';

/** What workers do together. */
export interface BundlingTask {
  /** Names of the bundles, and the files where they begin. */
  entries: [name: string, file: string][];
  /** Shared number of the next entry. */
  next: Int32Array;
  /** Folder that gets a folder for each bundle. */
  target: string;
  sourcesHash: string;
}

const { entries, next, target, sourcesHash }: BundlingTask = workerData;
for (let entry = entries[Atomics.add(next, 0, 1)]; entry; entry = entries[Atomics.add(next, 0, 1)]) {
  const [name, file] = entry;
  const started = performance.now();
  // The licences ask that their texts go with copies of the code.
  const { code, assets } = await ncc(file, { cache: false, license: 'licenses.txt', quiet: true });
  const files = Object.entries(assets).map(([path, { source }]) => [path, source] as const);
  for (const [path, content] of [['index.js', code], [sourcesFile, `${sourcesHash}\n`], ...files] as const) {
    mkdirSync(dirname(join(target, name, path)), { recursive: true });
    writeFileSync(join(target, name, path), content);
  }
  console.log(`${name.padEnd(12)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

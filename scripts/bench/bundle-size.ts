import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Section } from './figure.ts';

/** Size of each committed file. */
export function measureBundles(root: string): Section {
  const dist = join(root, 'dist');
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return {
    title: 'Size of the bundles',
    method: 'Every file in `dist/`. Numbered files are loaded only when what they hold is used.',
    figures: paths.map((path) => ({
      name: `\`${relative(dist, path)}\``,
      value: `${(statSync(path).size / 1024).toFixed(1)} KiB`,
    })),
  };
}

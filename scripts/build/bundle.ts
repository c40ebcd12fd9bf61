/** Builds one bundle with ncc. Usage: `node scripts/build/bundle.ts <entry> <folder>`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ncc from '@vercel/ncc';

const [entry = '', folder = ''] = process.argv.slice(2);
// The licences ask that their texts go with copies of the code.
const { code, assets } = await ncc(entry, { cache: false, license: 'licenses.txt', quiet: true });
const files = Object.entries(assets).map(([path, { source }]) => [path, source] as const);
for (const [path, content] of [['index.js', code] as const, ...files]) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Builds one bundle with ncc. Usage: `node scripts/build/bundle.ts <entry> <folder>`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ncc from '@vercel/ncc';
import { minifySync } from 'rolldown/utils';

const [entry = '', folder = ''] = process.argv.slice(2);
// The licences ask that their texts go with copies of the code.
const { code, assets } = await ncc(entry, { cache: false, license: 'licenses.txt', quiet: true });
const files = Object.entries(assets).map(([path, { source }]) => [path, source] as const);
for (const [path, content] of [['index.js', code] as const, ...files]) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), path.endsWith('.js') ? print(path, `${content}`) : content);
}

/**
 * Prints code anew, as readable as before, without comments but those of licences, and in ASCII: one
 * character beyond Latin-1 would double what Node.js holds in memory of a file.
 */
function print(path: string, code: string): string {
  const codegen = { asciiOnly: true, removeWhitespace: false, legalComments: 'inline' } as const;
  const printed = minifySync(path, code, { module: true, compress: false, mangle: false, codegen });
  if (printed.errors.length > 0) throw new Error(`${path} cannot be printed: ${printed.errors}`);
  return printed.code;
}

/** Builds one bundle with ncc. Usage: `node scripts/build/bundle.ts <entry> <folder>`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ncc from '@vercel/ncc';
import { minifySync } from 'rolldown/utils';
import { renderLicences } from './licences.ts';

const [entry = '', folder = ''] = process.argv.slice(2);
const { code, assets, stats } = await ncc(resolve(entry), { cache: false, quiet: true });
const assetFiles = Object.entries(assets).map(([path, { source }]) => [path, `${source}`] as const);
const files = [['index.js', code] as const, ...assetFiles];
const modules = [...stats.compilation.modules].flatMap(({ modules = [], resource }) => [
  resource ?? '',
  ...modules.map((inner) => inner.resource ?? ''),
]);
const licences = renderLicences(
  modules,
  files.map(([, text]) => text),
);
for (const [path, content] of [...files, ['licenses.txt', licences] as const]) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(
    join(folder, path),
    path.endsWith('.js') ? stripSpaceAndComments(path, content) : content,
  );
}

/** ncc minifies no chunks. Names stay, so that a formatter makes the code readable. */
function stripSpaceAndComments(path: string, code: string): string {
  const codegen = { removeWhitespace: true, legalComments: 'inline' } as const;
  const { errors, code: stripped } = minifySync(path, code, {
    module: true,
    compress: false,
    mangle: false,
    codegen,
  });
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  return stripped;
}

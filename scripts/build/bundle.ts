import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { renderLicences } from './licences.ts';

/**
 * `@actions/core` runs nothing when it is loaded, but does not declare that. Told so, the bundler
 * leaves out what no action uses: an HTTP client that would double the time of a start.
 */
const pure = { test: /node_modules[\\/]@actions[\\/]core[\\/]/, sideEffects: false };

/** Names stay, so that a formatter makes the code readable. */
const withoutSpace = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

/** Bundles a program with the packages that it uses, and their licences. */
export async function bundle(input: Record<string, string>, folder: string): Promise<void> {
  const build = await rolldown({
    input,
    platform: 'node',
    treeshake: { moduleSideEffects: [pure] },
    transform: { target: 'es2024' },
    experimental: { resolveNewUrlToAsset: true },
    onLog: (_, { message }) => {
      throw new Error(message);
    },
  });
  const { output } = await build.write({
    dir: folder,
    chunkFileNames: '[name].js',
    minify: withoutSpace,
    comments: { legal: true, annotation: false, jsdoc: false },
  });
  await build.close();
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  const packaged = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((file) => file.includes('node_modules'));
  const codes = packaged.map((file) => readFileSync(file, 'utf8'));
  writeFileSync(join(folder, 'package.json'), '{\n  "type": "module"\n}\n');
  writeFileSync(join(folder, 'licenses.txt'), renderLicences(packaged, codes));
}

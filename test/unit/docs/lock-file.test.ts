import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { root } from './github-language-service.ts';

const schema = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional(), link: z.literal(true).optional() })),
});

/** Packages that npm would install whatever they hold. */
function unchecked(lockFile: string): string[] {
  const { '': _, ...packages } = schema.parse(JSON.parse(lockFile)).packages;
  return Object.keys(packages).filter((name) => !/^sha512-[\w+/]+=*$/.test(packages[name]?.integrity ?? ''));
}

// The linter of the lock file looks at the hashes that are there, not for those that are missing.
it('holds the hash of every package', () => {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  expect(unchecked(text)).toEqual([]);
  expect(unchecked(text.replace(/(node_modules\/undici": \{\n.*\n) +"integrity": .*\n/, '$1'))).toEqual([
    'node_modules/undici',
  ]);
});

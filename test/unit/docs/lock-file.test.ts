import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toolPackages } from '../../../scripts/tools.ts';
import { read } from './github-language-service.ts';

const versions = z.record(z.string(), z.string());
const manifestSchema = z.object({
  private: z.literal(true),
  devDependencies: versions,
  dependencies: versions.optional(),
  optionalDependencies: versions.optional(),
});
const text = z.string().default('');
const locked = z.object({
  integrity: text,
  license: text,
  bin: z.record(z.string(), z.string()).default({}),
  hasInstallScript: z.boolean().default(false),
});
const lockSchema = z.object({ packages: z.record(z.string(), locked) });

const manifestOf = (folder: string) =>
  manifestSchema.parse(JSON.parse(read(`${folder}/package.json`)));

function lockedIn(lockFile: string) {
  const { '': _, ...packages } = lockSchema.parse(JSON.parse(lockFile)).packages;
  return Object.entries(packages);
}

/** Packages that npm would install whatever they hold. */
function unchecked(lockFile: string): string[] {
  const isHash = ({ integrity }: z.infer<typeof locked>) => /^sha512-[\w+/]+=*$/.test(integrity);
  return lockedIn(lockFile).flatMap(([name, one]) => (isHash(one) ? [] : [name]));
}

const toolFolders = toolPackages.map((name) => `tools/${name}`);

describe.each(['.', ...toolFolders])('the package in %s', (folder) => {
  // The linter of the lock file looks at the hashes that are there, not for those that are missing.
  it('holds the hash of every package', () => {
    const text = read(`${folder}/package-lock.json`);
    expect(unchecked(text)).toEqual([]);
    const [[first = ''] = []] = lockedIn(text);
    expect(unchecked(text.replace(/"integrity": .*\n/, ''))).toEqual([first]);
  });

  it('names no host: npm takes every package from the registry', () => {
    expect(read(`${folder}/package-lock.json`)).not.toContain('"resolved"');
  });

  it('pins what it uses', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifestOf(folder);
    const used = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(used.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('uses nothing under a licence that binds what it is used on', () => {
    const bound = lockedIn(read(`${folder}/package-lock.json`)).filter(([, { license }]) =>
      /GPL|SSPL|BUSL|UNLICENSED/.test(license),
    );
    expect(bound).toEqual([]);
  });
});

it('the Node.js that builds and tests is locked, and no package runs a script to install it', () => {
  const packages = lockedIn(read('package-lock.json'));
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  const nodes = packages.filter(([, { bin }]) => 'node' in bin).map(([name]) => name);
  const { optionalDependencies = {} } = manifestOf('.');
  expect(nodes).toEqual(Object.keys(optionalDependencies).map((name) => `node_modules/${name}`));
  expect(Object.values(optionalDependencies)).toEqual(
    nodes.map(() => expect.stringMatching(/^24\./)),
  );
});

it.each(toolFolders)('nothing of %s is bundled', (folder) => {
  expect(manifestOf(folder).dependencies).toBeUndefined();
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepare } from './support/policy-reading.ts';

describe('another file that governs', () => {
  it.each([
    ['the workspace, by its whole path', 'WORKSPACE/known.json'],
    ['the workspace, by a detour', 'ci/../known.json'],
    ['the workspace, from outside', '../workspace/known.json'],
    ['the workspace, by a link from outside', '../downloads/link.json'],
    ['the workspace, by a folder that is a link', '../back/known.json'],
    ['a link that leads out of the workspace', 'way-out.json'],
    ['a file that the workspace lacks', 'sub/absent.json'],
    ['a file that a folder behind a link lacks', '../back/absent.json'],
  ])('in %s has to be in the repository', async (_, file) => {
    const { root, readFile } = await prepare({
      runner: { 'workspace/known.json': 'here', 'downloads/real.json': 'there' },
      links: {
        'downloads/link.json': '../workspace/known.json',
        back: 'workspace',
        'workspace/way-out.json': '../downloads/real.json',
      },
    });
    await expect(readFile(file.replace('WORKSPACE', join(root, 'workspace')))).rejects.toThrow(
      /^there is no file .* in octo-org\/shop, branch main at 1c002dd; .* outside of the workspace/,
    );
  });

  it('in the workspace is read at the tip', async () => {
    const tip = { 'known.json': 'at the tip' };
    const { readFile } = await prepare({ runner: { 'workspace/known.json': 'here' }, tip });
    for (const file of ['known.json', '../workspace/known.json'])
      expect(await readFile(file)).toBe('at the tip');
  });

  it('outside of the workspace is read as it is', async () => {
    const { root, readFile } = await prepare({ runner: { 'downloads/known.json': 'known' } });
    for (const file of [join(root, 'downloads/known.json'), '../downloads/known.json'])
      expect(await readFile(file)).toBe('known');
  });

  it.each([
    ['missing', '/nowhere/known.json', /there is no file \/nowhere\/known\.json in the runner$/],
    ['a folder', '/tmp', /\/tmp is not a file/],
    ['endless', '/dev/zero', /\/dev\/zero is not a file/],
  ])('outside of the workspace that is %s is an error', async (_, file, message) => {
    const { readFile } = await prepare();
    await expect(readFile(file)).rejects.toThrow(message);
  });
});

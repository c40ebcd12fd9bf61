import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from './github-language-service.ts';

const text = read('docs/architecture.md');
const named = [...text.matchAll(/\b(?:src|test|scripts)\/[\w./-]*\w/g)].map(([path]) => path);
const foldersOf = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`);

describe('docs/architecture.md', () => {
  it('names only files and folders that exist', () => {
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('leaves out no folder of the sources, and none of the tests but their support', () => {
    const folders = [...foldersOf('src'), ...foldersOf('test')];
    expect(folders.filter((path) => !named.includes(path))).toEqual(['test/support']);
  });

  it('pictures every folder that a gate runs through, but shared ground', () => {
    const [picture = ''] = /```mermaid\n.*?```/s.exec(text) ?? [];
    const absent = foldersOf('src').filter((path) => !picture.includes(path));
    expect(absent.toSorted()).toEqual(['src/emulator', 'src/http', 'src/text']);
  });
});

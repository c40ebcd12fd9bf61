import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeholder, setOwner } from '../../../scripts/owner.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const texts: Record<string, string> = {
  'a.yml': `uses: ${placeholder}/security-test-gate/doctor@v1`,
  CODEOWNERS: `* @${placeholder}`,
  'a.test.ts': String.raw`/uses: ${placeholder}\/security-test-gate/`,
  'café.md': `Café: https://github.com/${placeholder}/security-test-gate, ${placeholder} LIABLE`,
  'plain.txt': 'Nothing to replace.',
};

function repositoryOf(files: Record<string, string>): string {
  const folder = temporaryFolder(files);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
  return folder;
}

describe('npm run owner', () => {
  it('sets the owner wherever the placeholder stands for it, and nowhere else', () => {
    const folder = repositoryOf(texts);
    const changed = setOwner('acme-inc', folder);
    expect(changed.toSorted()).toEqual(['CODEOWNERS', 'a.test.ts', 'a.yml', 'café.md']);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(Object.keys(texts).map(read)).toEqual([
      'uses: acme-inc/security-test-gate/doctor@v1',
      '* @acme-inc',
      String.raw`/uses: acme-inc\/security-test-gate/`,
      `Café: https://github.com/acme-inc/security-test-gate, ${placeholder} LIABLE`,
      'Nothing to replace.',
    ]);
    expect(setOwner('acme-inc', folder)).toEqual([]);
  });

  it.each(['', 'acme inc', '-acme', 'acme-', 'a--b', 'acme/x', 'a'.repeat(40)])(
    'refuses %j, which is no owner',
    (owner) => {
      expect(() => setOwner(owner, repositoryOf({}))).toThrow('Name the owner as GitHub does');
    },
  );
});

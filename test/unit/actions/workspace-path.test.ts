import { posix, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  liesBelow,
  linkedPathInRepository,
  pathInRepository,
  resolveLinks,
} from '../../../src/actions/files/workspace-path.ts';

const workspace = String.raw`D:\a\shop\shop`;
const temp = String.raw`C:\Users\runner\Temp`;

describe('on Windows', () => {
  it.each([
    [String.raw`D:\a\shop\shop\out\findings.json`, workspace],
    ['d:/A/Shop/shop/findings.json', workspace],
    [String.raw`D:\a\shop\shop\..hidden`, workspace],
    [String.raw`D:\a\shop\shop\.github\a.json`, workspace],
    [String.raw`C:\Users\runner\Temp\a.json`, temp],
    [String.raw`\\server\share\shop\a.json`, String.raw`\\server\share\shop`],
  ])('%s lies below %s', (path, folder) => {
    expect(liesBelow(folder, path, win32)).toBe(true);
  });

  it.each([
    workspace,
    String.raw`D:\a\shop\shop2\a.json`,
    String.raw`D:\a\shop\shop\..\a.json`,
    String.raw`C:\a\shop\shop\a.json`,
    String.raw`\\D\a\shop\shop\a.json`,
    String.raw`\\?\C:\a.json`,
    String.raw`\a\b`,
  ])('%s does not lie in the workspace', (path) => {
    expect(liesBelow(workspace, path, win32)).toBe(false);
  });

  it.each([
    [String.raw`.github\security-gate.yml`, '.github/security-gate.yml'],
    ['.github/security-gate.yml', '.github/security-gate.yml'],
    [String.raw`d:\A\shop\SHOP\policy\gate.yml`, 'policy/gate.yml'],
    ['D:policy.yml', 'policy.yml'],
    [String.raw`C:\policy.yml`, undefined],
    [String.raw`\\server\share\policy.yml`, undefined],
    [String.raw`..\policy.yml`, undefined],
    ['.', undefined],
  ])('%s is the path %s of the repository', (file, path) => {
    expect(pathInRepository(file, workspace, win32)).toBe(path);
  });

  it.each([
    [String.raw`E:\ca.pem`, undefined],
    [String.raw`\\server\share\ca.pem`, undefined],
    [String.raw`D:\A\SHOP\shop\ca.pem`, 'ca.pem'],
  ])('%s is the path %s of what a change can bring', (file, path) => {
    expect(linkedPathInRepository(file, workspace, win32)).toBe(path);
  });

  it('a drive that does not exist is an error', () => {
    expect(() => resolveLinks(String.raw`Q:\reports\a.json`, win32)).toThrow(/ENOENT.*'Q:\\/);
  });
});

describe("git's own files", () => {
  it.each(['.git', '.GIT', '.Git'])('are found under the name %j', (name) => {
    for (const paths of [posix, win32]) {
      const path = paths.join('/w', 'module', name, 'hooks', 'pre-push');
      expect(liesBelow(paths.join('/w'), path, paths), path).toBe(false);
    }
  });

  it.each(['.github', 'git', '.gitignore', 'git~12', 'a.git', '.git-x', '.git.d'])(
    'are not %s',
    (name) => {
      for (const paths of [posix, win32])
        expect(liesBelow(paths.join('/w'), paths.join('/w', name, 'a'), paths)).toBe(true);
    },
  );
});

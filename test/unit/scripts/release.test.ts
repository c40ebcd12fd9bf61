import { describe, expect, it } from 'vitest';
import { checkRelease, type ReleaseFacts } from '../../../scripts/release.ts';

const changelog =
  '# Changelog\n\n## Unreleased\n\n- Not yet.\n\n## 1.2.3 (2026-11-20)\n\n- Mended.\n\n## 1.2.2\n\n- Older.\n';
const check = (change: Partial<ReleaseFacts>) =>
  checkRelease({ tag: 'v1.2.3', version: '1.2.3', changelog, ...change });

describe('a release', () => {
  const early = { tag: 'v1.2.3-rc.1', version: '1.2.3-rc.1', changelog: '## 1.2.3-rc.1\n\n- x\n' };

  it.each([
    ['of a version that the changelog tells of', {}],
    ['before its time', early],
  ])('%s is all right', (_, change) => {
    expect(() => check(change)).not.toThrow();
  });

  it.each([
    ['a tag that is no version', { tag: 'v1.2' }, 'is not a tag like v1.2.3'],
    ['another version in package.json', { version: '1.2.2' }, 'package.json says 1.2.2'],
    ['a changelog without it', { changelog: '## 1.2.30\n\n- y\n' }, 'says nothing about'],
    ['an empty section', { changelog: '## 1.2.3\n\n## 1\n\n- y\n' }, 'says nothing about'],
  ])('is refused with %s', (_, change, message) => {
    expect(() => check(change)).toThrow(message);
  });
});

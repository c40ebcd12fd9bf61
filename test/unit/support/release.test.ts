import { describe, expect, it } from 'vitest';
import { planRelease, type ReleaseFacts } from '../../../scripts/release.ts';

const facts = (change: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  tag: 'v1.2.3',
  tags: ['v1', 'v1.2.2', 'v1.2.3', 'v0.9.0', 'v2.0.0', 'v1.3.0-rc.1', 'nightly'],
  version: '1.2.3',
  changelog:
    '# Changelog\n\n## Unreleased\n\n- Not yet.\n\n## 1.2.3 (2026-11-20)\n\n- Mended.\n\n## 1.2.2\n\n- Older.\n',
  ...change,
});

describe('a release', () => {
  it('has the notes of its version alone, and moves the tag of its major version', () => {
    expect(planRelease(facts())).toEqual({ notes: '- Mended.', prerelease: false, majorTag: 'v1' });
  });

  it('leaves the tag of the major version where it is when a later release is out', () => {
    for (const later of ['v1.2.4', 'v1.10.0'])
      expect(planRelease(facts({ tags: ['v1.2.3', later] }))).toMatchObject({ prerelease: false, majorTag: '' });
  });

  it('before its time moves no tag', () => {
    const changelog = '## 1.2.3-rc.1\n\n- Try it.\n';
    const plan = planRelease(facts({ tag: 'v1.2.3-rc.1', version: '1.2.3-rc.1', changelog }));
    expect(plan).toEqual({ notes: '- Try it.', prerelease: true, majorTag: '' });
  });

  it.each([
    ['a tag that is no version', { tag: 'v1.2' }, 'is not a tag like v1.2.3'],
    ['another version in package.json', { version: '1.2.2' }, 'package.json says 1.2.2'],
    [
      'a changelog without the version',
      { changelog: '## Unreleased\n\n- x\n\n## 1.2.30\n\n- y\n' },
      'says nothing about',
    ],
    ['a changelog that says nothing about it', { changelog: '## 1.2.3\n\n## 1.2.2\n\n- y\n' }, 'says nothing about'],
  ])('is refused with %s', (_, change, message) => {
    expect(() => planRelease(facts(change))).toThrow(message);
  });
});

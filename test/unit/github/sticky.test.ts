import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentMarker, isSameText, issueMarker } from '../../../src/github/sticky.ts';

const names = fc.record({ appId: fc.string(), workflow: fc.string(), job: fc.string() });

describe('the marker', () => {
  it('is one harmless HTML comment, whatever the names', () => {
    const hostile = fc.constantFrom('--> <img src=x>', '-->', '\n', '@everyone', '<!--');
    const any = fc.oneof(names, fc.record({ appId: hostile, workflow: hostile, job: hostile }));
    const marker = /^<!-- security-test-gate:[0-9a-f]{32} -->$/;
    const isHarmless = (parts: Parameters<typeof commentMarker>[0]) =>
      marker.test(commentMarker(parts)) && marker.test(issueMarker(parts));
    fc.assert(fc.property(any, isHarmless));
  });

  it('is the same for the same names, and another for others', () => {
    const same = (left: object, right: object) => JSON.stringify(left) === JSON.stringify(right);
    const check = (left: Parameters<typeof commentMarker>[0], right: typeof left) =>
      (commentMarker(left) === commentMarker({ ...right })) === same(left, right);
    fc.assert(fc.property(names, names, check));
    fc.assert(fc.property(names, (parts) => check(parts, parts)));
    const split = [
      { appId: 'a', workflow: 'b,c', job: 'd' },
      { appId: 'a', workflow: 'b', job: 'c,d' },
      { appId: 'a","b', workflow: 'c', job: 'd' },
    ];
    expect(new Set(split.map(commentMarker)).size).toBe(3);
  });
});

it('texts are the same in spite of line ends and of blanks at the end', () => {
  expect(isSameText('a\r\nb\n', 'a\nb')).toBe(true);
  expect(isSameText('a\nb', 'a\n b')).toBe(false);
  expect(isSameText(null, 'a')).toBe(false);
});

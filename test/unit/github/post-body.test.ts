import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markerOf } from '../../../src/github/post-body.ts';

const names = fc.tuple(fc.string(), fc.string(), fc.string());
type Names = [appId: string, workflow: string, job: string];
const ofComment = (parts: Names) => markerOf('comment', ...parts);

describe('the marker', () => {
  it('is one harmless HTML comment, whatever the names', () => {
    const hostile = fc.constantFrom('--> <img src=x>', '-->', '\n', '@everyone', '<!--');
    const any = fc.oneof(names, fc.tuple(hostile, hostile, hostile));
    const marker = /^<!-- security-test-gate:[0-9a-f]{32} -->$/;
    const isHarmless = (parts: Names) =>
      marker.test(ofComment(parts)) && marker.test(markerOf('issue', parts[0]));
    fc.assert(fc.property(any, isHarmless));
  });

  it('is the same for the same names, and another for others', () => {
    const same = (left: object, right: object) => JSON.stringify(left) === JSON.stringify(right);
    const check = (left: Names, right: Names) =>
      (ofComment(left) === ofComment([...right])) === same(left, right);
    fc.assert(fc.property(names, names, check));
    fc.assert(fc.property(names, (parts) => check(parts, parts)));
    const split: Names[] = [
      ['a', 'b,c', 'd'],
      ['a', 'b', 'c,d'],
      ['a","b', 'c', 'd'],
    ];
    expect(new Set(split.map(ofComment)).size).toBe(3);
  });
});

import { describe, expect, it, test } from 'vitest';
import { cacheAgeOf } from '../../../src/http/body.ts';
import { parseRetryAfter } from '../../../src/http/retry-after.ts';

const now = Date.parse('2026-11-05T12:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    ['0', 0],
    [' 7 ', 7000],
    ['007', 7000],
    ['1.5', 1500],
    ['9007199254740991', 9007199254740991000],
    ['Thu, 05 Nov 2026 12:01:00 GMT', 60_000],
    ['Thursday, 05-Nov-26 12:01:00 GMT', 60_000],
    ['Thu Nov  5 12:01:00 2026 GMT', 60_000],
    ['Thu, 05 Nov 2026 11:59:00 GMT', 0],
  ])('"%s" is %i ms', (value, ms) => {
    expect(parseRetryAfter(value, now)).toBe(ms);
  });

  const noTimes = ['-5', 'in 5', 'soon', 'soon 5', '1 2', '1s', '0x10', '∞', 'NaN', 'Infinity'];
  it.each([undefined, '', '  ', ...noTimes, 'Sunny 5'])('"%s" says nothing', (value) => {
    expect(parseRetryAfter(value, now)).toBeUndefined();
  });
});

test.each<[string | string[] | undefined, number]>([
  [undefined, 0],
  ['0', 0],
  ['3600', 3600],
  ['0, 3600', 3600],
  [['0', '3600'], 3600],
  ['an hour, 60', 60],
  ['an hour', 0],
  ['-5', 0],
])('an answer with the age %j was kept for %s s', (age, seconds) => {
  expect(cacheAgeOf({ headers: { age } })).toBe(seconds);
});

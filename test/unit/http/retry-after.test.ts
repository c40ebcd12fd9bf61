import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseRetryAfter } from '../../../src/http/retry-after.ts';

const now = Date.parse('2026-11-05T12:00:00Z');
/** Moments that an HTTP date can tell: whole seconds, years of four digits. */
const moment = fc.integer({ min: 0, max: Date.parse('9999-12-31') / 1000 });

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    ['0', 0],
    [' 7 ', 7000],
    ['007', 7000],
    ['1.5', 1500],
    ['Thu, 05 Nov 2026 12:01:00 GMT', 60_000],
    ['Thursday, 05-Nov-26 12:01:00 GMT', 60_000],
    ['Thu Nov  5 12:01:00 2026 GMT', 60_000],
    ['Thu, 05 Nov 2026 11:59:00 GMT', 0],
  ])('"%s" is %i ms', (value, ms) => {
    expect(parseRetryAfter(value, now)).toBe(ms);
  });

  it.each([undefined, '', '  ', 'soon', '1s', '0x10', '∞', 'NaN', 'Infinity'])(
    '"%s" says nothing',
    (value) => {
      expect(parseRetryAfter(value, now)).toBeUndefined();
    },
  );
});

test('any number of seconds is so many milliseconds', () => {
  const blank = fc.string({ unit: fc.constantFrom(' ', '\t') });
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), blank, (seconds, blanks) => {
      expect(parseRetryAfter(`${blanks}${seconds}${blanks}`, now)).toBe(seconds * 1000);
    }),
  );
});

test('any HTTP date is the time until then, and no time once it has passed', () => {
  fc.assert(
    fc.property(moment, moment, (then, at) => {
      const value = new Date(then * 1000).toUTCString();
      expect(parseRetryAfter(value, at * 1000)).toBe(Math.max(0, (then - at) * 1000));
    }),
  );
});

test('whatever the header holds, there is nothing to wait for or a time that is not negative', () => {
  const value = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789.+-e :,GMTJan') }),
    fc.json(),
  );
  fc.assert(
    fc.property(value, (text) => {
      const ms = parseRetryAfter(text, now);
      expect(ms === undefined || ms >= 0).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

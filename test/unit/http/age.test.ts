import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { ageOf } from '../../../src/http/body.ts';

test.each<[string | string[] | undefined, number]>([
  [undefined, 0],
  ['0', 0],
  ['3600', 3600],
  ['0, 3600', 3600],
  [['0', '3600'], 3600],
  ['3600;x', Number.POSITIVE_INFINITY],
  ['an hour', Number.POSITIVE_INFINITY],
])('an answer with the age %j was kept for %s s', (age, seconds) => {
  expect(ageOf({ status: 200, headers: { age }, body: Readable.from([]) })).toBe(seconds);
});

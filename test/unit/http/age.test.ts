import { expect, test } from 'vitest';
import { ageOf } from '../../../src/http/body.ts';

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
  expect(ageOf({ headers: { age } })).toBe(seconds);
});

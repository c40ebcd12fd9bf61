import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { matrix, nameOfLeg } from '../../../src/actions/gate/matrix.ts';

const read = (text: string) => z.parse(matrix, text);
const nameOf = (leg: object) => nameOfLeg('security-test', read(JSON.stringify(leg)));

describe('the name of the status of a leg', () => {
  it.each<[object, string]>([
    [{ app: 'shop', region: 'eu' }, 'security-test (shop, eu)'],
    [{ region: 'eu', app: 'shop' }, 'security-test (eu, shop)'],
    [{ app: { id: 'shop', at: { host: 'eu' } }, node: 24 }, 'security-test (shop, eu, 24)'],
    [{ apps: ['shop', 'cart'], fast: true, share: 0.5 }, 'security-test (shop, cart, true, 0.5)'],
    [{ app: 'shop', region: '', zone: null, tags: {} }, 'security-test (shop)'],
    [{ region: '' }, 'security-test'],
  ])('is that of its check: %j', (leg, name) => {
    expect(nameOf(leg)).toBe(name);
  });
});

it.each(['null', '{}', ' { } '])('%s is no matrix', (text) => {
  expect(read(text)).toBeUndefined();
});

it.each(['', 'shop', '{"app":', '[]', '["shop"]', '"shop"', '7', 'true'])(
  '%j is refused: it is not what the runner gives',
  (text) => {
    expect(() => read(text)).toThrow(/must be what the expression `toJSON\(matrix\)` gives/);
  },
);

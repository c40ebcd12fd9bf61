import { expect, it } from 'vitest';
import { decodeJson } from '../../../src/http/json-text.ts';

const filler = 'x'.repeat(10_000);
const plain = (bytes: Buffer) => new TextDecoder().decode(bytes);

/** What a text parses to, or that it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return 'no JSON';
  }
}

const pieces = [
  'a',
  '\\\\',
  '\\"',
  '\\u00e9',
  'é',
  '–',
  '😀',
  '\ufeff',
  '\u2028',
  '\u0000',
  '日本',
];
const inOne = (text: string) => Buffer.from(`{"${text}":["${text}${filler}"]}`);

it.each([
  ...pieces.flatMap((first) => pieces.map((second) => inOne(first + second))),
  ...[2037, 2045, 2046, 2047, 2048].map((before) => inOne(`${'x'.repeat(before)}😀–😀`)),
  inOne('\\é'), // no escape that JSON knows
  inOne('日本語'.repeat(5000)),
  Buffer.from(`é"${filler}"`),
  Buffer.from(`"${filler}é`),
  Buffer.from(`\ufeff"é${filler}"`),
  Buffer.from(`"${filler}\\\\\\é"`),
  Buffer.from(`"${filler}" é`),
  ...['c3', 'e280', 'f09f98', 'ff', 'eda080', 'c3c3a9'].map((invalid) =>
    Buffer.concat([Buffer.from(`"${filler}`), Buffer.from(invalid, 'hex'), Buffer.from('–x"')]),
  ),
  Buffer.from(''),
])('JSON parses to the same however it is decoded and wherever it is cut: %#', (bytes) => {
  const cuts = [0, 1, 2, 3, 4, 5, 6, 7, 8, bytes.length - 4, bytes.length - 3];
  for (const cut of cuts) {
    const chunks = [bytes.subarray(0, cut), bytes.subarray(cut)];
    expect(parsed(decodeJson(chunks))).toStrictEqual(parsed(plain(bytes)));
  }
});

it('a few characters beyond ASCII do not widen a text', () => {
  const little = inOne('BOLA –');
  const chunks = [little.subarray(0, 15), little.subarray(15)];
  expect(decodeJson(chunks)).toBe(`{"BOLA \\u2013":["BOLA \\u2013${filler}"]}`);
  const much = inOne('日本語'.repeat(1000));
  expect(decodeJson([much])).toBe(plain(much));
});

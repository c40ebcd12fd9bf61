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
  ...[4085, 4093, 4094, 4095, 4096].map((before) => inOne(`${'x'.repeat(before)}😀–😀`)),
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
])('JSON parses to the same however it is decoded: %#', (bytes) => {
  expect(parsed(decodeJson(bytes))).toStrictEqual(parsed(plain(bytes)));
});

it('a few characters beyond ASCII do not widen a text', () => {
  expect(decodeJson(inOne('BOLA –'))).toBe(`{"BOLA \\u2013":["BOLA \\u2013${filler}"]}`);
  expect(decodeJson(inOne('日本語'.repeat(100)))).toBe(plain(inOne('日本語'.repeat(100))));
});

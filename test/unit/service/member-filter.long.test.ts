import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemberFilter } from '../../../src/service/member-filter.ts';
import { samples } from '../../support/samples.ts';

const names = new Set(['id', 'label', 'isFixed', 'ü', 'a.b']);

function filtered(text: string, cuts: number[] = []): string {
  const filter = new MemberFilter({ depth: 3, names });
  const bytes = Buffer.from(text);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  for (const [index, place] of places.slice(1).entries()) filter.push(bytes.subarray(places[index], place));
  return filter.text();
}

/** The same by way of whole objects. */
function expected(page: { data: Record<string, unknown>[] }): unknown {
  const isKept = (name: string) => names.has(name) || JSON.stringify(name).includes('\\');
  const keep = ([name, value]: [string, unknown]) => [name, isKept(name) ? value : null];
  return { ...page, data: page.data.map((item) => Object.fromEntries(Object.entries(item).map(keep))) };
}

const key = fc.oneof(fc.constantFrom('id', 'label', 'isFixed', 'request', 'response', 'a.b', '', 'ide'), fc.string());
const text = fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', '[', ']', ',', ':', 'ü', '😀', 'a', '\n') });
const value = fc.oneof(fc.jsonValue(), text, fc.array(text), fc.dictionary(key, fc.oneof(text, fc.jsonValue())));
const page = fc.record({
  status: text,
  data: fc.array(fc.dictionary(key, value)),
  total: fc.nat(),
  meta: fc.array(text),
});

test('gives what the whole text holds, with null for what is left out, wherever the chunks are cut', () => {
  fc.assert(
    fc.property(page, fc.array(fc.nat(), { maxLength: 8 }), fc.constantFrom(0, 2), (page, cuts, indent) => {
      expect(JSON.parse(filtered(JSON.stringify(page, null, indent), cuts))).toEqual(
        JSON.parse(JSON.stringify(expected(page))),
      );
    }),
    { numRuns: samples(1000) },
  );
});

test('every single cut gives the same text', () => {
  const whole = JSON.stringify({ data: [{ id: 'a\\"b', request: 'x\\\\', label: 'ü"', response: { id: [1, '}'] } }] });
  for (let cut = 0; cut <= Buffer.byteLength(whole); cut += 1) expect(filtered(whole, [cut])).toBe(filtered(whole));
  expect(filtered(whole)).toBe('{"data":[{"id":"a\\\\\\"b","request":null,"label":"ü\\"","response":null}]}');
});

test('a text that is cut off stays one that no parser accepts', () => {
  const whole = JSON.stringify({ data: [{ id: 'a', request: 'long text', response: { a: [1, 2] }, label: 'b' }] });
  for (let length = 0; length < whole.length; length += 1)
    expect(() => JSON.parse(filtered(whole.slice(0, length))), String(length)).toThrow();
});

test('a name that is written with escapes is kept', () => {
  expect(filtered('{"data":[{"\\u0069d":"1","requ\\u0065st":"2"}]}')).toBe(
    '{"data":[{"\\u0069d":"1","requ\\u0065st":"2"}]}',
  );
});

test('names count at the depth of the rule only', () => {
  const whole = '{"request":1,"data":[{"id":{"request":2}}],"meta":{"request":{"request":3}}}';
  expect(filtered(whole)).toBe('{"request":1,"data":[{"id":{"request":2}}],"meta":{"request":{"request":null}}}');
});

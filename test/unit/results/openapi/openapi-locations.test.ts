import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLocator } from '../../../../src/results/openapi/locations.ts';
import { cpuMsOf } from '../../../support/cpu-time.ts';
import { samples } from '../../../support/samples.ts';

const file = 'openapi.yaml';

/** The line that an endpoint is located at, or undefined. */
function lineIn(text: string, basePath?: string) {
  const { locate } = createLocator({ text, file, ...(basePath !== undefined && { basePath }) });
  return (method: string | undefined, path: string | undefined) => locate(method, path)?.line;
}

const shop = `openapi: 3.1.1
servers:
  - url: https://{host}/{stage}/v2/
    variables:
      stage: { default: live }
paths:
  /orders:
    get: {}
    POST: {}
  /orders/{orderId}:
    summary: One order
    get: {}
    'delete': {}
  /orders/mine:
    get: {}
  /orders/{orderId}/{part}:
    get: {}
  /orders/{orderId}/items:
    get: {}
  /files/{name}.{type}:
    get: {}
  /:
    get: {}
`;

describe('an endpoint', () => {
  const line = lineIn(shop);

  test('is located at the line of its operation, whatever the case of its method', () => {
    expect(createLocator({ text: shop, file }).locate('get', '/orders')).toEqual({ file, line: 8 });
    expect(line('GET', '/orders')).toBe(8);
    expect(line('post', '/orders')).toBe(9);
  });

  test('is located at the line of its path if the method is not described, or not known', () => {
    expect([line('PATCH', '/orders'), line(undefined, '/orders')]).toEqual([7, 7]);
  });

  test.each(
    '/orders/17 /orders/{id} /orders/{orderId} /orders/:id /orders/17/ //orders//17?x=/y#z'.split(
      ' ',
    ),
  )('matches a template as a concrete path or as another template: %s', (path) => {
    expect(line('GET', path)).toBe(12);
  });

  test.each<[string, string | undefined, string | undefined, number?]>([
    ['belongs to the most specific template', 'GET', '/orders/mine', 15],
    ['belongs to the most specific template', 'GET', '/orders/17/items', 19],
    ['belongs to the most specific template', 'GET', '/orders/17/notes', 17],
    ['belongs to a less specific one if only that has the method', 'DELETE', '/orders/mine', 13],
    ['matches parameters that are part of a segment', 'GET', '/files/report.pdf', 21],
    ['matches parameters that are part of a segment', 'GET', '/files/report'],
    ['matches parameters that are part of a segment', 'GET', '/files/.pdf'],
    ['may hold the base path of a server and its defaults', 'GET', '/live/v2/orders/17', 12],
    ['may be a whole address', 'GET', 'https://shop.test/live/v2/orders/17', 12],
    ['may not hold another base path', 'GET', '/other/v2/orders/17'],
    ['may be the root', 'GET', '/', 23],
    ['is not located if nothing matches', 'GET', '/users'],
    ['is not located if it is of the whole app', 'GET', undefined],
    ['is not located if it is of the whole app', 'GET', ''],
    ['is not located if it is of the whole app', undefined, undefined],
  ])('%s: %s %s', (_, method, path, expected) => {
    expect(line(method, path)).toBe(expected);
  });

  test('may hold the base path of the app, or lack it', () => {
    expect(lineIn(shop, '/api/')('GET', '/api/orders')).toBe(8);
    const inApi = lineIn('paths:\n  /api/orders:\n    get: {}\n', 'https://shop.test/api');
    expect(inApi('GET', '/orders')).toBe(3);
  });
});

describe('a document', () => {
  test('may be JSON, indented by tabs, on Windows or after a byte order mark', () => {
    const json = JSON.stringify({ openapi: '3.0.0', paths: { '/a': { get: {} } } }, null, '\t');
    for (const text of [json, json.replaceAll('\n', '\r\n'), `\ufeff${json}`])
      expect(lineIn(text)('GET', '/a')).toBe(5);
  });

  test('may be Swagger 2.0 with a base path', () => {
    const line = lineIn('swagger: "2.0"\nbasePath: /api\npaths:\n  /a:\n    get: {}\n');
    expect(line('GET', '/api/a')).toBe(5);
  });

  test('may refer to path items: such an endpoint is located at its path', () => {
    expect(lineIn("paths:\n  /c: { $ref: './c.yaml' }\n")('GET', '/c')).toBe(2);
  });

  test('may use anchors and aliases', () => {
    const text = `x-item: &item
  get: {}
paths:
  /a: *item
`;
    const line = lineIn(text);
    expect([line('GET', '/a'), line('PUT', '/a')]).toEqual([2, 4]);
  });

  test.each([
    ['aliases of themselves', 'paths: &p\n  /a: *p\n'],
    ['an anchor that is not there', 'paths:\n  /a: *nothing\n'],
    ['paths without content', 'paths:\n  /a:\n'],
  ])('may hold %s', (_, text) => {
    expect(lineIn(text)('GET', '/a')).toBe(2);
  });

  const levels = lines(30, (i) => `x${i + 1}: &x${i + 1} [${`*x${i},`.repeat(10)}]`);
  test('is not expanded: a bomb of aliases takes no time', () => {
    const text = `x0: &x0 {}\n${levels}paths:\n  /a: *x30\n`;
    expect(cpuMsOf(() => expect(lineIn(text)('GET', '/a')).toBe(33))).toBeLessThan(5000);
  });

  const invalid = 'neither valid YAML nor JSON';
  test.each([
    ['broken YAML', 'paths:\n  /a: [1\n  /b: 2\n', `${invalid}, at line 3, column 3: `],
    ['broken JSON', '{"paths": {\n  "/a": }', `${invalid}, at line 2, column `],
    ['a page for people', '<!doctype html>\n<p>a: b</p>', `${invalid}, at line 1`],
    ['no document', '', 'not an OpenAPI document: '],
    ['another document', 'a: 1\n', 'not an OpenAPI document: '],
    ['split', 'paths:\n  $ref: paths.yaml\n', 'split: its `paths` is a reference'],
    ['a list of paths', 'paths: [/a]\n', 'not an OpenAPI document: '],
  ])('is refused, with the place of the problem, if it is %s', (_, text, message) => {
    expect(() => createLocator({ text, file })).toThrow(`openapi.yaml is ${message}`);
  });

  const tooLong = 'it has more than 600000 words and signs';
  const pathsOf = (count: number) => `paths:\n${lines(count, (index) => ` /${index}:`)}`;
  test.each([
    ['levels', '['.repeat(2_000_000), 'it is more than 100 levels deep'],
    ['words', `paths: {}\nx: [${'a\n,\n'.repeat(500_000)}]`, tooLong],
    ['aliases', `paths: {}\ny: &y 1\nx: [${'*y,'.repeat(600_000)}]`, tooLong],
    ['keys', pathsOf(180_000), tooLong],
    ['escapes', `paths: {}\nx: "${'\\q'.repeat(700_000)}"`, tooLong],
    ['paths', pathsOf(10_001), 'openapi.yaml has more than 10000 paths'],
  ])('is refused at once if it has too many %s', (_, text, message) => {
    const read = () => expect(() => createLocator({ text, file })).toThrow(message);
    expect(cpuMsOf(read)).toBeLessThan(5000);
  });

  test('may be any text: it is refused or read, and no path makes the search fail', () => {
    const pieces = 'paths: /a {b} { } : get &x *x $ref " #/ - [ ]'.split(' ');
    const piece = fc.constantFrom(...pieces, '\n', ' ', '  ', '    ');
    const text = fc
      .array(piece, { maxLength: 40 })
      .map((pieces) => `paths:\n  /a/{b}:\n    get: ${pieces.join('')}`);
    fc.assert(
      fc.property(text, fc.string(), fc.string(), (document, method, path) => {
        const locate = located(document);
        const location = locate?.(method, path);
        if (location) expect(location.line).toBeGreaterThan(0);
      }),
      { numRuns: samples(2000) },
    );
  });

  test('of more paths than are compared is searched for any of them as it is written', () => {
    const text = `paths:\n${lines(3000, (index) => ` /{a}/p${String(index).padStart(4, '0')}:`)} /b/c: {}\n`;
    const line = lineIn(text);
    expect([line('GET', '/{x}/p2999'), line('GET', '/b/c')]).toEqual([3001, 3002]);
    expect([line('GET', '/1/p0998'), line('GET', '/1/p0999')]).toEqual([1000, undefined]);
    expect(createLocator({ text, file }).uncompared).toBe(2001);
    expect(createLocator({ text: shop, file }).uncompared).toBe(0);
  });

  test('of many servers is searched for the first of them alone', () => {
    const servers = lines(10_000, (index) => `  - url: /s${index}`);
    const line = lineIn(`servers:\n${servers}paths:\n  /orders: {}\n`);
    expect(line('GET', '/s9/orders')).toBe(10_003);
    expect(line('GET', '/s10/orders')).toBeUndefined();
  });
});

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');
}

function located(text: string) {
  try {
    return createLocator({ text, file }).locate;
  } catch (error) {
    expect(String(error)).toMatch(/line \d+, column \d+/);
    return undefined;
  }
}

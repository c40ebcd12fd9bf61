import { describe, expect, test } from 'vitest';
import { createLocator } from '../../../../src/results/openapi/locations.ts';
import { cpuMsOf } from '../../../support/cpu-time.ts';

/** The line that an endpoint is located at, or undefined. */
function lineIn(text: string, basePath?: string) {
  const given = { text, file: 'openapi.yaml', ...(basePath !== undefined && { basePath }) };
  const { locate } = createLocator(given);
  return (method: string, path: string) => locate(method, path)?.line;
}

describe('a document', () => {
  test.each([
    ['of one shape', (index: number) => ` /{a}/{b}/x${index}:`, '/1/2/x7', 9],
    ['of one key', (index: number) => ` /{a}/{b}/{x${index}}:`, '/1/2/x7', 2],
    ['with pieces', (index: number) => ` /{a}/{b}/x${index}{c}:`, '/1/2/x7z', 9],
    ['of many shapes', (index: number) => ` /${shapeOf(index)}:`, '/a/a/a/a/a/a/a/a/a/a/a/a/a', 2],
  ])('of 10,000 templates %s takes 10,000 findings no long search', (_, template, path, found) => {
    const line = lineIn(`paths:\n${lines(10_000, template)}`);
    expect(line('GET', path)).toBe(found);
    const search = () => {
      for (let index = 0; index < 10_000; index += 1) line('PUT', `${path}${index}`);
    };
    expect(cpuMsOf(search)).toBeLessThan(5000);
  });

  const long = {
    variable: `x: &d ${'d'.repeat(1_500_000)}\nservers:\n${lines(10, (i) => ` - {url: "/${i}${'{a}'.repeat(150)}", variables: {a: {default: *d}}}`)}\npaths: {/a: {get: {}}}`,
    'base path': `basePath: ${'/a'.repeat(900_000)}\npaths: {/a: {get: {}}}`,
    'list of servers': `x: &s [${'a,'.repeat(100_000)}]\npaths:\n${lines(5000, (i) => ` /${i}: {servers: *s}`)}`,
  };
  test.each(Object.entries(long))('is searched quickly, however long its %s is', (_, text) => {
    const search = () => {
      const line = lineIn(text, '/b'.repeat(100_000));
      for (let index = 0; index < 1000; index += 1) line('GET', `/a/${index}`);
    };
    expect(cpuMsOf(search)).toBeLessThan(10_000);
  });

  test('of many parts is searched quickly', () => {
    const paths = lines(1000, (index) => `  /p${index}/{id}/x{a}y{b}z:\n    get: {}`);
    const line = lineIn(`paths:\n${paths}`);
    const search = () => {
      for (let index = 0; index < 1000; index += 1)
        expect(line('GET', `/p${index}/7/x1y2z`)).toBe(index * 2 + 3);
      expect(line('GET', `/p1/7/x${'y'.repeat(1900)}`)).toBeUndefined();
    };
    expect(cpuMsOf(search)).toBeLessThan(60_000);
  });
});

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');
}

/** The digits of a number, in base 2, as segments: parameters and literals. */
function shapeOf(index: number): string {
  return [...index.toString(2).padStart(14, '0').slice(1)]
    .map((digit) => (digit === '0' ? 'a' : '{b}'))
    .join('/');
}

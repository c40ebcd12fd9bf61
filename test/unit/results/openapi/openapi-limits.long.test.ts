import { expect, test } from 'vitest';
import { createLocator } from '../../../../src/results/openapi/locations.ts';
import { cpuMsOf } from '../../../support/cpu-time.ts';

const file = 'openapi.yaml';
function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');
}

test.each([
  [
    'a reference',
    `x: &b "#${'/'.repeat(1_500_000)}"\npaths:\n${lines(9000, (index) => ` /${index}: {$ref: *b}`)}`,
  ],
  [
    'the default of a variable',
    `x: &d ${'d'.repeat(1_500_000)}\nservers:\n${lines(10, (i) => ` - {url: "/${i}${'{a}'.repeat(150)}", variables: {a: {default: *d}}}`)}\npaths: {/a: {get: {}}}`,
  ],
  ['the base path', `basePath: ${'/a'.repeat(900_000)}\npaths: {/a: {get: {}}}`],
  [
    'the list of servers',
    `x: &s [${'a,'.repeat(100_000)}]\npaths:\n${lines(5000, (i) => ` /${i}: {servers: *s}`)}`,
  ],
])('takes no long search, however long %s is', (_, text) => {
  const search = () => {
    const find = createLocator({ text, file, basePath: '/b'.repeat(100_000) });
    for (let index = 0; index < 1000; index += 1) find('GET', `/a/${index}`);
  };
  expect(cpuMsOf(search)).toBeLessThan(10_000);
});

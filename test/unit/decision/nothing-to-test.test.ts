import { expect, test } from 'vitest';
import { judgeChange } from '../../../src/decision/nothing-to-test.ts';
import { policyOf } from '../../support/policy.ts';

const policyOrigin = 'policy.yml of octo-org/shop, branch main at 1c002dd';

function reasonOf(globs: string, ...files: string[]): string | undefined {
  const policy = policyOf(`nothing-to-test: ${globs}`);
  return judgeChange({ policy, policyOrigin }, files)?.reason;
}

test.each([
  ['docs/**', 'docs/a.md'],
  ['docs/**', 'docs/.vale/a/b'],
  ['docs/*', 'docs/.hidden'],
  ['**/*.md', 'README.md'],
  ['**/*.md', '.github/a/b.md'],
  ['*.md', 'README.md'],
  ['docs/[id]/{a}.txt', 'docs/[id]/{a}.txt'],
])('%s means %s', (glob, file) => {
  expect(reasonOf(`["${glob}"]`, file)).toBe('nothing-to-test');
  expect(reasonOf(`["${glob}"]`, file, 'src/a.ts')).toBeUndefined();
});

test.each([
  ['docs/**', 'docs'],
  ['docs/**', 'src/docs/a'],
  ['docs/**', 'Docs/a'],
  ['docs/**', 'docs/../src/a'],
  ['docs/*', 'docs/a/b'],
  ['*.md', 'docs/a.md'],
  ['**/*.md', 'a.mdx'],
  ['**/*.md', 'a.md/b'],
  ['docs/[ab].txt', 'docs/a.txt'],
  ['docs/{a,b}.txt', 'docs/a.txt'],
  ['docs/+(a).txt', 'docs/a.txt'],
])('%s does not mean %s', (glob, file) => {
  expect(reasonOf(`["${glob}"]`, file)).toBeUndefined();
});

test('each file has to fit one of the globs, not all of them', () => {
  expect(reasonOf('["docs/**", "*.md"]', 'docs/a', 'b.md')).toBe('nothing-to-test');
});

test('a change of which no file is known needs a test', () => {
  expect(reasonOf('["**"]')).toBeUndefined();
});

test.each(['', '[]'])('without globs every change needs a test: %j', (globs) => {
  expect(reasonOf(globs, 'docs/a')).toBeUndefined();
});

test('without a policy every change needs a test', () => {
  expect(judgeChange({ policy: undefined, policyOrigin }, ['docs/a'])).toBeUndefined();
});

test('the verdict says how many files there are, and where the policy is', () => {
  const policy = policyOf('nothing-to-test: ["**"]');
  const said = (...files: string[]) => judgeChange({ policy, policyOrigin }, files)?.message;
  const rest = `\`nothing-to-test\` in ${policyOrigin}. Nothing was sent to the service or to the app.`;
  expect(said('a')).toBe(`The 1 file of this change fits ${rest}`);
  expect(said('a', 'b', 'a')).toBe(`The 2 files of this change fit ${rest}`);
});

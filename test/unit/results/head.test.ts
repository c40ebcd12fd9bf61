import { expect, test } from 'vitest';
import { type Problem, setupError } from '../../../src/decision/verdict.ts';
import { renderComment } from '../../../src/results/markdown/comment.ts';
import { renderHead } from '../../../src/results/markdown/head.ts';
import { tested } from './tested.ts';

const docsUrl = 'https://github.test/docs';
const result = { ...tested([]), assessment: undefined, docsUrl };
const headOf = (problems: Problem[]) =>
  renderHead({ ...result, verdict: setupError('invalid-policy', 'All of it.', { problems }) });
const place = {
  name: '.github/x.yml:3:5',
  url: 'https://github.test/o/r/blob/1c/.github/x.yml#L3',
};

test('several problems are a list, and one is a sentence', () => {
  expect(headOf([{ text: '`a` is odd' }, { text: '`b` is `c`' }])).toContain(
    '\n\n- `a` is odd.\n- `b` is `c`.\n\n',
  );
  expect(headOf([{ text: '`a` is odd' }])).toContain('\n\nAll of it.\n\n');
});

test('a problem of a file links to its line there, and the remedy to our docs', () => {
  const head = headOf([{ text: 'is odd', place }]);
  expect(head).toContain(`- [.github/x.yml&#58;3&#58;5](${place.url}): is odd.`);
  expect(head).toContain(`Correct [the policy file](${docsUrl}/policy.md) on the default branch`);
});

test('thousands of hostile problems break no comment', () => {
  const texts = ['|', '@', '`', '😀', '\n- '].map((text) => text.repeat(9000));
  for (const text of texts) {
    const problems = Array.from({ length: 3000 }, () => ({ text, place }));
    const verdict = setupError('invalid-policy', text, { problems });
    expect(renderComment({ ...result, verdict }).length).toBeLessThan(65_536 - 200);
  }
  const short = Array.from({ length: 3000 }, () => ({ text: 'odd' }));
  expect(headOf(short)).toContain('… and 2940 more.');
});

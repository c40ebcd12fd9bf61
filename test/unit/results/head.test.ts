import { expect, test } from 'vitest';
import {
  notTested,
  type Problem,
  setupError,
  type Verdict,
} from '../../../src/decision/verdict.ts';
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

const sectionsOf = (verdict: Verdict) => renderHead({ ...result, verdict }).split('\n\n');
const folded = '<details><summary>What went wrong</summary>';

test('the second line says whether the change is the cause, and the message is folded', () => {
  const cause = 'The service said `FAILED`.';
  const sections = sectionsOf(notTested('run-cancelled', 'The run was CANCELLED.', { cause }));
  expect(sections[1]).toBe('Your change is not the cause.');
  expect(sections.slice(-4)).toEqual([folded, 'The run was CANCELLED.', cause, '</details>']);
});

test.each([
  setupError('invalid-input', 'Input `app-id` must be given.'),
  setupError('task-not-found', 'Task `t` belongs to another app.'),
  notTested('not-deployed', 'Job deploy failed.'),
  notTested('dry-run', 'The role is AppSec.'),
])('a message that the reader acts on is not folded: $reason', (verdict) => {
  const sections = sectionsOf(verdict);
  expect(sections[2]).toBe(verdict.message);
  expect(sections).not.toContain(folded);
});

test('a case has a meaning of its own where that of its reason does not fit', () => {
  const verdict = notTested('findings-unavailable', 'It said no.', {
    meaning: 'Nothing was tested.',
  });
  expect(sectionsOf(verdict)[1]).toBe('Nothing was tested.');
});

test('the meaning links to our docs', () => {
  expect(sectionsOf(setupError('missing-credentials', 'No login.'))[1]).toContain(
    `[test it for you](${docsUrl}/forks.md#forks-reviewed-first)`,
  );
});

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

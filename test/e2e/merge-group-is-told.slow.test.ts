import { expect, it } from 'vitest';
import { branchEvent, openPull } from '../../harness/github-event.ts';
import { expectGate, messages, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';

const event = branchEvent('merge_group');
const failing = 'failed (findings)';
const commit = (character: string, ...pulls: number[]) => ({ sha: character.repeat(40), pulls });
const pull = (number: number, others: object = {}) => ({ ...openPull, number, ...others });
const group = [commit('a', 41, 42), commit('b', 42), commit('c', 43), commit('d', 44)];
const pulls = [
  pull(41),
  pull(42),
  pull(43, { state: 'closed' }),
  pull(44, { base: { ...openPull.base, ref: 'release' } }),
];

it('comments on each open pull request of the group into its branch, and takes it back', async () => {
  const github = await openGitHub({ group, pulls });
  const failed = await expectGate(failing, { event, github, inputs: withoutReport });
  const numbers = github.comments.map(({ number }) => number);
  expect(numbers.toSorted()).toEqual([41, 42]);
  expect(github.comments[0]?.body).toContain('findings block');
  expect(messages(failed, 'notice')).toEqual([]);
  const inputs = { ...withoutReport, 'fail-on-severity': 'none' };
  await expectGate('passed', { event, github, inputs });
  expect(github.comments.map(({ body }) => body)).toEqual([
    expect.stringContaining('### ✅'),
    expect.stringContaining('### ✅'),
  ]);
});

it('says in a notice what cannot be listed, or written on one of them', async () => {
  const github = await openGitHub({ group, pulls });
  const refused = { status: 403, body: { message: 'Resource not accessible by integration' } };
  github.fail(/compare/, refused);
  const unlisted = await expectGate(failing, { event, github, inputs: withoutReport });
  expect(messages(unlisted, 'notice')).toEqual([
    expect.stringMatching(/merge group could not be listed.*`permissions: pull-requests: write`/),
  ]);
  github.fail(/POST .*issues\/41\/comments/, refused);
  const unwritten = await expectGate(failing, { event, github, inputs: withoutReport });
  expect(messages(unwritten, 'notice')).toEqual([expect.stringContaining('pull request #41')]);
  expect(github.comments.map(({ number }) => number)).toEqual([42]);
});

it('looks at 50 commits of a group, and says that there are more', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    sha: String(index).padStart(40, '0'),
    pulls: [42],
  }));
  const github = await openGitHub({ group: many, pulls });
  const result = await expectGate(failing, { event, github, inputs: withoutReport });
  expect(github.calls().filter((call) => /commits\/\d+\/pulls/.test(call))).toHaveLength(50);
  expect(messages(result, 'notice')).toEqual([expect.stringContaining('The merge group is large')]);
  expect(github.comments).toHaveLength(1);
});

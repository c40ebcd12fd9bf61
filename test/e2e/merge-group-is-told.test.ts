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

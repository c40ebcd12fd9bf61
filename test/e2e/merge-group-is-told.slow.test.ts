import { expect, it } from 'vitest';
import { branchEvent, openPull } from '../../harness/github-event.ts';
import { expectGate, messages, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';

const event = branchEvent('merge_group');
const failing = 'failed (findings)';
const group = [{ sha: 'a'.repeat(40), pulls: [41, 42] }];
const pulls = [41, 42].map((number) => ({ ...openPull, number }));

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

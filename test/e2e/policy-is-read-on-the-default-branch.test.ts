import { expect, it } from 'vitest';
import { forbidden, type GitHubFault } from '../../harness/github-api.ts';
import { branchEvent, headSha, pullRequestEvent } from '../../harness/github-event.ts';
import { blobIdOf } from '../../harness/github-repository.ts';
import { expectStory, messages } from './support/expectations.ts';
import { accepting, acceptsIt, judgeRisk, policyFile } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';

const workspace = { [policyFile]: acceptsIt };

it.each([
  ['none', {}],
  ['another', { [policyFile]: accepting('id: other') }],
])(
  'fails a pull request that edits the policy to accept its own finding, when the default branch has %s',
  async (_, base) => {
    const { outputs } = await judgeRisk('failed (findings)', { base, workspace });
    expect(outputs).toMatchObject({ 'accepted-count': '0', 'blocking-count': '1' });
  },
);

it('passes when the default branch accepts the finding, although the checkout does not', async () => {
  const result = await judgeRisk('passed', { base: { [policyFile]: acceptsIt } });
  expect(result.outputs).toMatchObject({
    'accepted-count': '1',
    'findings-count': '0',
    'blocking-count': '0',
  });
  for (const told of [result.shownLog, result.summary])
    expect(told).toContain(
      `${policyFile} of octo-org/shop, branch main at 1c002dd (blob ${blobIdOf(acceptsIt).slice(0, 7)})`,
    );
});

it('is an error that names every line, and nothing is tested', async () => {
  const policy = 'accept:\n  - id: f1\n    reason: x\n    expires: 2027-02-29\nignore: []\n';
  const result = await judgeRisk('error (invalid-policy)', { base: { [policyFile]: policy } });
  await expectStory(result, 'malformed');
});

it('is not that of a file which an earlier job left in the workspace of a nightly gate', async () => {
  const event = branchEvent('schedule');
  await judgeRisk('failed (findings)', { event, workspace, env: { GITHUB_REF_PROTECTED: 'true' } });
});

it.each([
  ['a pull request', pullRequestEvent()],
  ['a nightly gate', branchEvent('schedule')],
])('is an error when %s may not read it, and nothing is tested', async (_, event) => {
  const github = await openGitHub({ permissions: { 'pull-requests': 'write' } });
  const result = await judgeRisk('error (invalid-policy)', { github, event, workspace });
  expect(result.shownLog).toContain('permissions: contents: read');
  expect(result.runsStarted).toBe(0);
});

const later = { 'retry-after': '600' };

it.each<[string, RegExp, GitHubFault, string]>([
  ['fails', /contents/, { status: 503, headers: later }, "Check that GitHub's API is up and"],
  ['limits the rate', /branches/, { ...forbidden, headers: later }, 'token of a GitHub App'],
])('is not tested when GitHub %s for longer than is waited for', async (_, call, fault, advice) => {
  const github = await openGitHub();
  github.fail(call, fault, 20);
  const result = await judgeRisk('not-tested (policy-unavailable)', { github, workspace });
  expect(result.shownLog).toContain(advice);
  expect(result.runsStarted).toBe(0);
});

it.each([
  ['a pull request', pullRequestEvent()],
  ['a nightly gate', branchEvent('schedule')],
])('is an error when the token of %s is empty, and nothing is tested', async (_, event) => {
  const inputs = { 'github-token': ' ' };
  const result = await judgeRisk('error (invalid-policy)', { workspace, inputs, event });
  expect(result.shownLog).toContain('`github-token` is empty');
  expect(result.runsStarted).toBe(0);
});

it('is that of the default branch when the event cannot be read', async () => {
  const env = { GITHUB_EVENT_PATH: '/missing.json' };
  const { github } = await judgeRisk('failed (findings)', { workspace, env });
  expect(github.calls().slice(0, 2)).toEqual([
    'GET /repos/octo-org/shop',
    'GET /repos/octo-org/shop/branches/main',
  ]);
});

it('is warned about at once when a pull request brings a malformed one, and not judged by', async () => {
  const files = { [`${headSha}:${policyFile}`]: 'accept:\n  - id: f1\n' };
  const github = await openGitHub({ files });
  const warned =
    /The policy file of this pull request is malformed.*security-gate\.yml:2:5: `accept\[0\]\.reason` is required/;
  const result = await judgeRisk('passed', { rules: [], github });
  expect(messages(result, 'warning')).toEqual([expect.stringMatching(warned)]);
  expect(result.shownLog.search(warned)).toBeLessThan(result.shownLog.indexOf('Triggered'));
});

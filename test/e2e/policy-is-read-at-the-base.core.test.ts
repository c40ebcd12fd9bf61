import { expect, it } from 'vitest';
import { forbidden, type GitHubFault } from '../../harness/github-api.ts';
import { expectStory } from './support/expectations.ts';
import { accepting, acceptsIt, judgeRisk, policyFile } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';

const workspace = { [policyFile]: acceptsIt };

it.each([
  ['none', {}],
  ['another', { [policyFile]: accepting('id: other') }],
])(
  'fails a pull request that edits the policy to accept its own finding, when its base has %s',
  async (_, base) => {
    const { outputs } = await judgeRisk('failed (findings)', { base, workspace });
    expect(outputs).toMatchObject({ 'accepted-count': '0', 'blocking-count': '1' });
  },
);

it('passes a pull request whose base accepts the finding, although the checkout does not', async () => {
  const result = await judgeRisk('passed', { base: { [policyFile]: acceptsIt } });
  expect(result.outputs).toMatchObject({
    'accepted-count': '1',
    'findings-count': '0',
    'blocking-count': '0',
  });
  for (const told of [result.shownLog, result.summary])
    expect(told).toContain(`${policyFile} of branch main at 1c002dd`);
});

it('is an error that names every line, and nothing is tested', async () => {
  const policy = 'accept:\n  - id: f1\n    reason: x\n    expires: 2027-02-29\nignore: []\n';
  const result = await judgeRisk('error (invalid-policy)', { base: { [policyFile]: policy } });
  await expectStory(result, 'malformed');
});

const later = { 'retry-after': '600' };

it.each<[string, RegExp, GitHubFault]>([
  ['fails', /contents/, { status: 503, headers: later }],
  ['limits the rate', /branches/, { ...forbidden, headers: later }],
])('is not tested when GitHub %s for longer than is waited for', async (_, call, fault) => {
  const github = await openGitHub();
  github.fail(call, fault, 20);
  const result = await judgeRisk('not-tested (policy-unavailable)', { github, workspace });
  expect(result.shownLog).toContain("check that GitHub's API is up and reachable from the runner");
  expect(result.runsStarted).toBe(0);
});

import { expect, it } from 'vitest';
import {
  baseSha,
  branchEvent,
  type GitHubEvent,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import { acceptsIt, judgeRisk, policyFile } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';

const failed = 'failed (findings)';
const workspace = { [policyFile]: acceptsIt };

it('reads a policy of another name at the base, too', async () => {
  const inputs = { 'config-file': 'ci/../ci/risks.yml' };
  const files = { 'ci/risks.yml': acceptsIt };
  await judgeRisk(failed, { workspace: files, base: { 'ci/risks.yml': '' }, inputs });
  await judgeRisk('passed', { base: files, inputs });
});

const elsewhere = 'e'.repeat(40);
const branches = { 'release/1': { sha: elsewhere, protected: true }, own: { sha: elsewhere } };
const into = (ref: string): GitHubEvent => {
  const event = pullRequestEvent();
  const pullRequest = { ...Object(event.payload.pull_request), base: { ref } };
  return { ...event, payload: { ...event.payload, pull_request: pullRequest } };
};
const push = branchEvent('push');
const tag = { GITHUB_REF: 'refs/tags/main', GITHUB_REF_PROTECTED: 'false' };

it.each<[string, GitHubEvent, string]>([
  ['the protected branch that a pull request is for', into('release/1'), 'release/1 at eeeeeee'],
  ['the default branch when a pull request is for another', into('own'), 'main at 1c002dd'],
  [
    'the default branch on a tag of its name',
    { ...push, variables: { ...push.variables, ...tag } },
    'main at 1c002dd',
  ],
])('goes by the policy of %s', async (_, event, branch) => {
  const [sha, other] = branch.startsWith('main') ? [baseSha, elsewhere] : [elsewhere, baseSha];
  for (const [accepts, own, verdict] of [
    [sha, {}, 'passed'],
    [other, workspace, failed],
  ] as const) {
    const files = { [`${accepts}:${policyFile}`]: acceptsIt };
    const github = await openGitHub({ files, branches });
    const result = await judgeRisk(verdict, { event, github, workspace: own });
    for (const told of [result.shownLog, result.summary])
      expect(told).toContain(`${policyFile} of branch ${branch}`);
  }
});

import { expect, it } from 'vitest';
import {
  baseSha,
  branchEvent,
  type GitHubEvent,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import { expectGate, withoutReport } from './support/expectations.ts';
import { accepting, oneRisk, policyFile, risk } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';

const acceptsIt = accepting(`id: ${risk.id}`);
const inputs = { ...withoutReport, 'comment-summary-in-pr': 'never' };

it('reads a policy of another name at the base, too', async () => {
  const named = { ...inputs, 'config-file': 'ci/../ci/risks.yml' };
  const files = { 'ci/risks.yml': acceptsIt };
  await expectGate('failed (findings)', {
    ...oneRisk,
    workspace: files,
    base: { 'ci/risks.yml': '' },
    inputs: named,
  });
  await expectGate('passed', { ...oneRisk, base: files, inputs: named });
});

const elsewhere = 'e'.repeat(40);
const bases = { 'release/1': { sha: elsewhere, protected: true }, own: { sha: elsewhere } };
const into = (ref: string): GitHubEvent => {
  const { payload, ...event } = pullRequestEvent();
  return {
    ...event,
    payload: { ...payload, pull_request: { ...Object(payload.pull_request), base: { ref } } },
  };
};
const about = (name: string): GitHubEvent => ({ ...branchEvent('schedule'), name });
const on = (
  name: 'push' | 'schedule' | 'workflow_dispatch',
  variables: Record<string, string>,
): GitHubEvent => {
  const event = branchEvent(name);
  return { ...event, variables: { ...event.variables, ...variables } };
};
const tag = { GITHUB_REF: 'refs/tags/main', GITHUB_REF_PROTECTED: 'false' };

const governed: [string, GitHubEvent, string, string][] = [
  [
    'the protected branch that a pull request is for',
    into('release/1'),
    elsewhere,
    'release/1 at eeeeeee',
  ],
  [
    'the default branch when a pull request is for another',
    into('own'),
    baseSha,
    'main at 1c002dd',
  ],
  ['the default branch on workflow_run', about('workflow_run'), baseSha, 'main at 1c002dd'],
  ['the default branch on a tag of its name', on('push', tag), baseSha, 'main at 1c002dd'],
];

it.each(governed)('goes by the policy of %s', async (_, event, sha, branch) => {
  const other = sha === baseSha ? elsewhere : baseSha;
  for (const [files, workspace, verdict] of [
    [{ [`${sha}:${policyFile}`]: acceptsIt }, {}, 'passed'],
    [{ [`${other}:${policyFile}`]: acceptsIt }, { [policyFile]: acceptsIt }, 'failed (findings)'],
  ] as const) {
    const github = await openGitHub({ files, branches: bases });
    const result = await expectGate(
      verdict,
      { ...oneRisk, event, github, workspace, inputs },
      verdict === 'passed' ? 'succeeds' : 'fails',
    );
    for (const told of [result.shownLog, result.summary])
      expect(told).toContain(`${policyFile} of branch ${branch}`);
  }
});

it('reads the policy of the checkout on a push to the default branch', async () => {
  const event = on('push', {});
  const workspace = { [policyFile]: acceptsIt };
  const result = await expectGate('passed', { ...oneRisk, event, workspace, inputs });
  expect(result.shownLog).toMatch(
    /Policy: \.github\/security-gate\.yml of branch \S+ at 9f2c4f6, which accepts 1 risk/,
  );
  expect(result.github.calls()).toEqual([]);
});

it('does not go by the checkout of another commit on a dispatch', async () => {
  const workspace = { [policyFile]: acceptsIt, '.git/HEAD': `${elsewhere}\n` };
  const result = await expectGate('failed (findings)', {
    ...oneRisk,
    event: on('workflow_dispatch', {}),
    workspace,
    inputs,
  });
  expect(result.shownLog).toContain(
    `Policy: none, there is no ${policyFile} of branch main at 1c002dd`,
  );
});

import { expect, it, onTestFinished } from 'vitest';
import { startGitHubApi } from '../support/github-api.ts';
import { baseSha, branchEvent, type GitHubEvent, pullRequestEvent } from '../support/github-event.ts';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, withoutReport } from './support/expectations.ts';
import { accepting, oneRisk, policyFile, risk } from './support/policies.ts';

const acceptsIt = accepting(`id: ${risk.id}`);
const inputs = { ...withoutReport, 'comment-summary-in-pr': 'never' };

it('reads a policy of another name at the base, too', async () => {
  const named = { ...inputs, 'config-file': 'ci/../ci/risks.yml' };
  const files = { 'ci/risks.yml': acceptsIt };
  const own = await runScenario({ ...oneRisk, workspace: files, base: { 'ci/risks.yml': '' }, inputs: named });
  expectVerdict(own, { verdict: 'failed (findings)', job: 'fails' });
  expectVerdict(await runScenario({ ...oneRisk, base: files, inputs: named }), { verdict: 'passed', job: 'succeeds' });
});

const about = (name: string): GitHubEvent => ({ ...branchEvent('schedule'), name });
const proposals: [string, GitHubEvent, string][] = [
  ['pull_request_target', { ...pullRequestEvent(), name: 'pull_request_target' }, baseSha],
  ['merge_group', branchEvent('merge_group'), baseSha],
  ['workflow_run', about('workflow_run'), 'main'],
  ['issue_comment', about('issue_comment'), 'main'],
];

it.each(proposals)('reads the policy at the base on %s', async (_, event, ref) => {
  for (const [files, workspace, verdict] of [
    [{ [`${ref}:${policyFile}`]: acceptsIt }, {}, 'passed'],
    [{}, { [policyFile]: acceptsIt }, 'failed (findings)'],
  ] as const) {
    const github = await startGitHubApi({ files });
    onTestFinished(github.close);
    const result = await runScenario({ ...oneRisk, event, github, workspace, inputs });
    expectVerdict(result, { verdict, job: verdict === 'passed' ? 'succeeds' : 'fails' });
  }
});

it.each(['push', 'schedule', 'workflow_dispatch'] as const)('reads the policy of the checkout on %s', async (name) => {
  const workspace = { [policyFile]: acceptsIt };
  const result = await runScenario({ ...oneRisk, event: branchEvent(name), workspace, inputs });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(result.github.calls()).toEqual([]);
});

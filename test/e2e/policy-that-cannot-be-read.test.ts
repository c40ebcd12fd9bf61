import { expect, it, onTestFinished } from 'vitest';
import { forbidden, type GitHubFault, startGitHubApi } from '../support/github-api.ts';
import { branchEvent, type GitHubEvent, pullRequestEvent } from '../support/github-event.ts';
import { runScenario, type Scenario, type ScenarioResult } from '../support/scenario.ts';
import { expectVerdict, trigger, withoutReport } from './support/expectations.ts';
import { accepting, oneRisk, policyFile, risk } from './support/policies.ts';

const inputs = { ...withoutReport, 'comment-summary-in-pr': 'never' };
const workspace = { [policyFile]: accepting(`id: ${risk.id}`) };

function expectRefused(result: ScenarioResult, message: RegExp | string): void {
  expectVerdict(result, { verdict: 'error (invalid-policy)', job: 'fails' });
  expect(result.shownLog).toMatch(message);
  expect(result.requests.filter((request) => trigger.test(request))).toEqual([]);
  expect(result.runsStarted).toBe(0);
}

it('is an error on a push, too', async () => {
  const broken = { [policyFile]: 'accept: [\n' };
  const result = await runScenario({ ...oneRisk, event: branchEvent('push'), workspace: broken, inputs });
  expectRefused(result, /security-gate\.yml:\d+:\d+: is not valid YAML/);
});

it.each<[string, Scenario]>([
  ['the base of a pull request', { workspace: { 'risks.yml': accepting(`id: ${risk.id}`) } }],
  ['the checkout', { event: branchEvent('push') }],
])('is an error when it was named and is missing in %s', async (_, scenario) => {
  const result = await runScenario({ ...oneRisk, ...scenario, inputs: { ...inputs, 'config-file': 'risks.yml' } });
  expectRefused(result, /`config-file`: there is no file risks\.yml/);
});

it('may be absent under its usual name', async () => {
  for (const event of [pullRequestEvent(), branchEvent('push')]) {
    const result = await runScenario({ ...oneRisk, event, inputs });
    expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  }
});

it.each<[string, RegExp, GitHubFault, RegExp]>([
  ['denies it', /contents/, forbidden, /Add `permissions: contents: read`/],
  ['fails for ever', /contents/, { status: 500 }, /GitHub's answer: 500/],
  ['lacks the commit', /contents/, { status: 404, body: { message: 'No commit found' } }, /GitHub's answer: 404/],
])('is an error when GitHub %s, never that of the checkout', async (_, call, fault, message) => {
  const github = await startGitHubApi();
  onTestFinished(github.close);
  github.fail(call, fault, 20);
  expectRefused(await runScenario({ ...oneRisk, github, workspace, inputs }), message);
});

const silent: GitHubEvent = { ...pullRequestEvent(), payload: {} };

it.each<[string, Scenario, RegExp]>([
  ['the token is empty', { inputs: { 'github-token': ' ' } }, /`github-token` is empty/],
  ['the event does not tell the base', { event: silent }, /the event does not tell the repository and the commit/],
  ['the event cannot be read', { env: { GITHUB_EVENT_PATH: '/missing.json' } }, /the event does not tell/],
  ['it lies outside of the repository', { inputs: { 'config-file': '/etc/hostname' } }, /outside of the repository/],
])('is an error when %s, never that of the checkout', async (_, scenario, message) => {
  const result = await runScenario({ ...oneRisk, workspace, ...scenario, inputs: { ...inputs, ...scenario.inputs } });
  expectRefused(result, message);
});

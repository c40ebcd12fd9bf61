import { describe, expect, it } from 'vitest';
import { forbidden, type GitHubApiOptions } from '../../harness/github-api.ts';
import { baseSha, headSha, indirectEvent, openPull } from '../../harness/github-event.ts';
import { runScenario, type Scenario } from '../support/scenario.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectGate, expectStory, expectVerdict, withoutReport } from './support/expectations.ts';
import { accepting, oneRisk, policyFile, risk } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';

const fork = { ...openPull, head: { ...openPull.head, repository: 'mallory/shop' } };
const theirs = { ...openPull, number: 7, head: { ...openPull.head, sha: 'd'.repeat(40) } };
const acceptsIt = accepting(`id: ${risk.id}`);

/** A gate that is asked to judge pull request 42, unless told otherwise. */
async function judge(given: Omit<Scenario, 'github'> = {}, options: GitHubApiOptions = {}) {
  const github = await openGitHub({ pulls: [fork, theirs], ...options });
  const inputs = { ...withoutReport, 'pull-request-number': '42', ...given.inputs };
  const event = given.event ?? indirectEvent('workflow_run');
  return runScenario({ ...oneRisk, ...given, github, event, inputs });
}

it('judges the head of a fork on workflow_run, by the policy of its base, and tells it there', async () => {
  const app = await deployApp(buildOf(headSha));
  const result = await judge(
    { inputs: app.inputs, workspace: { [policyFile]: acceptsIt } },
    { files: { [`${baseSha}:${policyFile}`]: 'fail-on-severity: low' } },
  );
  expectVerdict(result, 'failed (findings)');
  expect(result.shownLog).toContain(`Pull request #42: ${headSha}, proposed for main`);
  expect(result.shownLog).toContain(`Policy: ${policyFile} of branch main at 1c002dd`);
  expect(result.shownLog).toContain(`Tested build ${headSha}, before and after the run`);
  expect(result.github.comments).toMatchObject([{ number: 42 }]);
  await expectStory(result);
});

describe.each([
  'workflow_dispatch',
  'deployment_status',
  'repository_dispatch',
  'schedule',
] as const)('on %s', (name) => {
  it('never goes by the policy of the checkout', async () => {
    const event = indirectEvent(name);
    const result = await judge({ event, workspace: { [policyFile]: acceptsIt } });
    expectVerdict(result, 'failed (findings)');
    expect(result.github.comments).toMatchObject([{ number: 42 }]);
  });
});

it('judges the pull request that a comment is on, without being told its number', async () => {
  const event = indirectEvent('issue_comment');
  const result = await judge({ event, inputs: { 'pull-request-number': '' } });
  expectVerdict(result, 'failed (findings)');
  expect(result.github.comments).toMatchObject([{ number: 42 }]);
});

it('leaves the issue of the nightly runs alone, which is not about the pull request', async () => {
  const event = indirectEvent('schedule');
  const inputs = { 'pull-request-number': '42', 'open-issue': 'true' };
  const result = await judge({ event, inputs });
  expectVerdict(result, 'failed (findings)');
  expect(result.github.issues).toEqual([]);
});

describe('is refused', () => {
  it.each<[string, Parameters<typeof judge>, string]>([
    [
      'with the number of another pull request',
      [{ inputs: { 'pull-request-number': '7' } }],
      `cannot be #7: The event is about commit ${headSha}, but the head of pull request #7 is d`,
    ],
    [
      'when the head has moved on',
      [{}, { pulls: [{ ...fork, head: theirs.head }] }],
      'but the head of pull request #42 is d',
    ],
    ['when it is closed', [{}, { pulls: [{ ...fork, state: 'closed' }] }], '#42 is closed'],
    ['when there is none', [{}, { pulls: [] }], 'There is no pull request #42'],
    [
      'without the permission',
      [{}, { permissions: { contents: 'read' } }],
      'permissions: pull-requests: read',
    ],
    [
      'with what is no number',
      [{ inputs: { 'pull-request-number': '42/merge' } }],
      '`pull-request-number` must be a whole number',
    ],
    [
      'beside a comment on another one',
      [{ event: indirectEvent('issue_comment'), inputs: { 'pull-request-number': '7' } }],
      'The event is about pull request #42',
    ],
  ])('%s, and nothing is tested', async (_, given, message) => {
    const [scenario = {}, options] = given;
    const inputs = { 'version-url': 'https://app.test/version', ...scenario.inputs };
    const result = await judge({ ...scenario, inputs }, options);
    expectVerdict(result, 'error (invalid-input)');
    expect(result.shownLog).toContain('Input `pull-request-number` ');
    expect(result.shownLog).toContain(message);
    expect(result.requests).toEqual([]);
    expect(result.github.comments).toEqual([]);
  });
});

it('is not tested when GitHub is out of reach', async () => {
  const github = await openGitHub({ pulls: [fork] });
  github.fail(/pulls/, { ...forbidden, headers: { 'retry-after': '600' } }, 9);
  const inputs = { ...withoutReport, 'pull-request-number': '42' };
  const result = await expectGate('not-tested (policy-unavailable)', {
    github,
    event: indirectEvent('workflow_run'),
    inputs,
  });
  expect(result.requests).toEqual([]);
});

it('asks GitHub for no pull request unless there is one to judge', async () => {
  const permissions = { contents: 'read' } as const;
  for (const name of ['workflow_run', 'deployment_status', 'schedule'] as const) {
    const event = indirectEvent(name);
    const result = await judge({ event, inputs: { 'pull-request-number': '' } }, { permissions });
    expectVerdict(result, 'failed (findings)');
    expect(result.github.calls().filter((call) => call.includes('/pulls'))).toEqual([]);
  }
});

import { expect, it } from 'vitest';
import { forbidden, type GitHubApiOptions } from '../../harness/github-api.ts';
import { baseSha, headSha, indirectEvent, openPull } from '../../harness/github-event.ts';
import type { Scenario } from '../support/scenario.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';
import { acceptsIt, oneRisk, policyFile } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';

const fork = { ...openPull, head: { ...openPull.head, repository: 'mallory/shop' } };
const failed = 'failed (findings)';
const workspace = { [policyFile]: acceptsIt };

/** A gate that is asked to judge pull request 42, unless told otherwise. */
async function judge(
  verdict: string,
  given: Omit<Scenario, 'github'> = {},
  options: GitHubApiOptions = {},
) {
  const github = await openGitHub({ pulls: [openPull], ...options });
  const inputs = { ...withoutReport, 'pull-request-number': '42', ...given.inputs };
  const event = given.event ?? indirectEvent('workflow_run');
  return expectGate(verdict, { ...oneRisk, ...given, github, event, inputs });
}

it('judges the head of a fork on workflow_run, by the policy of the default branch, and tells it there', async () => {
  const { inputs } = await deployApp(buildOf(headSha));
  const files = { [`${baseSha}:${policyFile}`]: 'fail-on-severity: low' };
  const result = await judge(failed, { inputs, workspace }, { files, pulls: [fork] });
  expect(result.github.comments).toMatchObject([{ number: 42 }]);
  await expectStory(result);
});

it.each(['workflow_dispatch', 'deployment_status'] as const)(
  'never goes by the policy of the checkout on %s',
  async (name) => {
    const { github } = await judge(failed, { event: indirectEvent(name), workspace });
    expect(github.comments).toMatchObject([{ number: 42 }]);
  },
);

it('judges the pull request that a comment is on, without being told its number', async () => {
  const event = indirectEvent('issue_comment');
  const { github } = await judge(failed, { event, inputs: { 'pull-request-number': '' } });
  expect(github.comments).toMatchObject([{ number: 42 }]);
});

it('leaves the issue of the nightly runs alone, which is not about the pull request', async () => {
  const event = indirectEvent('schedule');
  const { github } = await judge(failed, { event, inputs: { 'open-issue': 'true' } });
  expect(github.issues).toEqual([]);
});

const asked = (number: string) => ({ inputs: { 'pull-request-number': number } });

it('tests the build of a fork only with a proof', async () => {
  const inputs = { needs: '{"deploy":{"result":"success"}}' };
  const result = await judge('error (invalid-input)', { inputs }, { pulls: [fork] });
  expect(result.shownLog).toContain(
    'Input `version-url` is required for a pull request from a fork',
  );
  expect(result.requests).toEqual([]);
});

it('cannot adopt a test for a fork, since no proof goes with it', async () => {
  const inputs = { 'task-id': 'task-1' };
  const result = await judge('error (invalid-input)', { inputs }, { pulls: [fork] });
  expect(result.shownLog).toContain('`task-id` must not be given for a pull request from a fork');
});

const ofComment = { event: indirectEvent('issue_comment'), ...asked('7') };
type Refused = [string, Omit<Scenario, 'github'>, GitHubApiOptions, string];

it.each<Refused>([
  ['when it is closed', {}, { pulls: [{ ...fork, state: 'closed' }] }, '#42 is closed'],
  ['when there is none', {}, { pulls: [] }, 'There is no pull request #42'],
  ['with what is no number', asked('42/merge'), {}, '`pull-request-number` must be a whole number'],
  ['beside a comment on another one', ofComment, {}, 'The event is about pull request #42'],
])('is refused %s, and nothing is tested', async (_, given, options, message) => {
  const inputs = { 'version-url': 'https://app.test/version', ...given.inputs };
  const result = await judge('error (invalid-input)', { ...given, inputs }, options);
  expect(result.shownLog).toContain('Input `pull-request-number` ');
  expect(result.shownLog).toContain(message);
  expect(result.requests).toEqual([]);
  expect(result.github.comments).toEqual([]);
});

it('is not tested when GitHub is out of reach', async () => {
  const github = await openGitHub({ pulls: [fork] });
  github.fail(/pulls/, { ...forbidden, headers: { 'retry-after': '600' } }, 9);
  const inputs = { ...asked('42').inputs, 'version-url': 'https://app.test/version' };
  const scenario = { github, event: indirectEvent('workflow_run'), inputs };
  const result = await expectGate('not-tested (policy-unavailable)', scenario);
  expect(result.requests).toEqual([]);
});

it('asks GitHub for no pull request unless there is one to judge', async () => {
  const given = { event: indirectEvent('deployment_status'), ...asked('') };
  const { github } = await judge(failed, given, { permissions: { contents: 'read' } });
  expect(github.calls().filter((call) => call.includes('/pulls'))).toEqual([]);
});

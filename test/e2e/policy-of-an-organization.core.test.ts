import { expect, it } from 'vitest';
import { forbidden, type GitHubFault } from '../../harness/github-api.ts';
import {
  baseSha,
  branchEvent,
  indirectEvent,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, withoutReport } from './support/expectations.ts';
import { accepting, oneRisk, policyFile, risk } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';

const commit = 'a'.repeat(40);
const acceptsIt = accepting(`id: ${risk.id}`);
const inputs = {
  ...withoutReport,
  'comment-summary-in-pr': 'never',
  'config-file': 'octo-org/policies/shop/gate.yml@v1',
};

/** The service finds one risk; the organization has this policy. */
async function judge(policy: string, given: Parameters<typeof runScenario>[0] = {}) {
  const files = { [`${baseSha}:${policyFile}`]: 'fail-on-severity: none' };
  const history = [{ sha: commit, files: { 'shop/gate.yml': policy } }];
  const others = { 'octo-org/policies': { refs: { v1: commit }, history } };
  const github = await openGitHub({ files, others });
  const run = () => runScenario({ ...oneRisk, inputs, github, ...given });
  return { github, run };
}

it('holds in place of that of the repository, and log and summary name it', async () => {
  const { run } = await judge(acceptsIt);
  const result = await run();
  expectVerdict(result, 'passed');
  for (const told of [result.shownLog, result.summary])
    expect(told).toMatch(/shop\/gate\.yml of octo-org\/policies(@|&#64;&#8203;)v1 at aaaaaaa/);
  expect(result.github.calls()).toEqual([
    'GET /repos/octo-org/policies/commits/v1?per_page=1',
    `GET /repos/octo-org/policies/contents/shop/gate.yml?ref=${commit}`,
  ]);
});

it.each([
  ['a pull request', pullRequestEvent()],
  ['a push', branchEvent('push')],
  ['a schedule', branchEvent('schedule')],
  ['a merge group', branchEvent('merge_group')],
  ['workflow_run', indirectEvent('workflow_run')],
])('holds on %s, whatever the repository says', async (_, event) => {
  const workspace = { [policyFile]: acceptsIt, 'octo-org/policies/shop/gate.yml@v1': acceptsIt };
  const { run } = await judge('fail-on-severity: low', { event, workspace });
  expectVerdict(await run(), 'failed (findings)');
});

it.each<[string, string, RegExp]>([
  ['the file is', 'octo-org/policies/gate.yml@v1', /no file gate\.yml in octo-org\/policies@v1/],
  ['the ref is', 'octo-org/policies/shop/gate.yml@v2', /no branch, tag or commit v2 in octo-org/],
  [
    'the repository is',
    'octo-org/hidden/gate.yml@v1',
    /octo-org\/hidden cannot be read with `github-token`/,
  ],
])('is an error when %s missing', async (_, file, message) => {
  const { run } = await judge(acceptsIt, { inputs: { ...inputs, 'config-file': file } });
  const result = await run();
  expectVerdict(result, 'error (invalid-policy)');
  expect(result.shownLog).toMatch(message);
  expect(result.runsStarted).toBe(0);
});

it('is an error when it is malformed', async () => {
  const { run } = await judge('ignore: []');
  const result = await run();
  expectVerdict(result, 'error (invalid-policy)');
  expect(result.shownLog).toContain('(octo-org/policies@v1 at aaaaaaa)');
});

it.each<[string, RegExp, GitHubFault]>([
  ['fails', /commits/, { status: 503, headers: { 'retry-after': '600' } }],
  ['limits the rate', /contents/, { ...forbidden, headers: { 'retry-after': '600' } }],
])('is not tested when GitHub %s for longer than is waited for', async (_, call, fault) => {
  const { github, run } = await judge(acceptsIt);
  github.fail(call, fault, 9);
  const result = await run();
  expectVerdict(result, 'not-tested (policy-unavailable)');
  expect(result.runsStarted).toBe(0);
});

it('leaves what a pull request proposes in its own repository alone', async () => {
  const workspace = { [policyFile]: 'ignore: []', 'shop/gate.yml': 'ignore: []' };
  const { run } = await judge(acceptsIt, { workspace });
  expect((await run()).annotations.map(({ message }) => message).join()).not.toContain('proposes');
});

import { expect, it } from 'vitest';
import { forbidden, type GitHubFault } from '../../harness/github-api.ts';
import {
  baseSha,
  branchEvent,
  indirectEvent,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import type { Scenario } from '../support/scenario.ts';
import { acceptsIt, judgeRisk, policyFile } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';

const commit = 'a'.repeat(40);
const file = { 'config-file': 'octo-org/policies/shop/gate.yml@v1' };

/** The organization has this policy; the gate, which finds one risk, comes to this verdict. */
async function judge(verdict: string, policy: string, given: Scenario = {}, fault?: FaultOfGitHub) {
  const files = { [`${baseSha}:${policyFile}`]: 'fail-on-severity: none' };
  const history = [{ sha: commit, files: { 'shop/gate.yml': policy } }];
  const others = { 'octo-org/policies': { refs: { 'tags/v1': commit }, history } };
  const github = await openGitHub({ files, others });
  if (fault) github.fail(...fault, 9);
  return judgeRisk(verdict, { github, ...given, inputs: { ...file, ...given.inputs } });
}
type FaultOfGitHub = [calls: RegExp, fault: GitHubFault];

it('holds in place of that of the repository, and log and summary name it', async () => {
  const result = await judge('passed', acceptsIt);
  for (const told of [result.shownLog, result.summary])
    expect(told).toMatch(
      /shop\/gate\.yml of octo-org\/policies(@|&#64;&#8203;)v1 at aaaaaaa \(blob \w{7}\)/,
    );
  expect(result.github.calls()).toEqual([
    'GET /repos/octo-org/policies/commits/heads%2Fv1?per_page=1',
    'GET /repos/octo-org/policies/commits/tags%2Fv1?per_page=1',
    `GET /repos/octo-org/policies/contents/shop/gate.yml?ref=${commit}`,
  ]);
});

it('is read with `config-token`, and all else is done with `github-token`', async () => {
  const inputs = {
    'config-token': 'ghs_organization',
    'github-token': 'ghs_job',
    'commit-status': 'security-test',
    'comment-summary-in-pr': 'always',
  };
  const { github, log } = await judge('passed', acceptsIt, { inputs });
  const tokensOf = (isOfPolicy: boolean) =>
    github.requests.flatMap(({ path, headers }) =>
      path.startsWith('/repos/octo-org/policies/') === isOfPolicy ? [headers.authorization] : [],
    );
  expect(new Set(tokensOf(true))).toEqual(new Set(['token ghs_organization']));
  expect(new Set(tokensOf(false))).toEqual(new Set(['token ghs_job']));
  expect(github.comments).toHaveLength(1);
  expect(github.statuses.at(-1)).toMatchObject({ state: 'success' });
  expect(log).toContain('::add-mask::ghs_organization');
});

it('leaves the policy of the repository to `github-token`', async () => {
  const github = await openGitHub({ files: { [`${baseSha}:${policyFile}`]: acceptsIt } });
  const inputs = { 'config-token': 'ghs_organization', 'github-token': 'ghs_job' };
  await judgeRisk('passed', { github, inputs });
  const tokens = github.requests.map(({ headers }) => headers.authorization);
  expect(new Set(tokens)).toEqual(new Set(['token ghs_job']));
});

it.each<[string, GitHubFault, string]>([
  ['may not read it', forbidden, 'octo-org/policies cannot be read with `config-token`'],
  [
    'is not valid',
    { status: 401, body: { message: 'Bad credentials' } },
    'The token in `config-token` is not valid',
  ],
])('is an error that names `config-token` when that %s', async (_, fault, message) => {
  const inputs = { 'config-token': 'ghs_organization' };
  const verdict = 'error (invalid-policy)';
  const result = await judge(verdict, acceptsIt, { inputs }, [/policies/, fault]);
  expect(result.shownLog).toContain(message);
  expect(result.runsStarted).toBe(0);
});

it.each([
  ['a pull request', pullRequestEvent()],
  ['a push', branchEvent('push')],
  ['a schedule', branchEvent('schedule')],
  ['a merge group', branchEvent('merge_group')],
  ['workflow_run', indirectEvent('workflow_run')],
])('holds on %s, whatever the repository says', async (_, event) => {
  const workspace = { [policyFile]: acceptsIt, 'octo-org/policies/shop/gate.yml@v1': acceptsIt };
  await judge('failed (findings)', 'fail-on-severity: low', { event, workspace });
});

it.each([
  ['the file is', 'octo-org/policies/gate.yml@v1', 'no file gate.yml of octo-org/policies@v1'],
  ['the ref is', 'octo-org/policies/shop/gate.yml@v2', 'no branch, tag or commit v2 in octo-org'],
  ['the repository is', 'octo-org/x/gate.yml@v1', 'octo-org/x cannot be read with `github-token`'],
])('is an error when %s missing', async (_, named, message) => {
  const inputs = { 'config-file': named };
  const result = await judge('error (invalid-policy)', acceptsIt, { inputs });
  expect(result.shownLog).toContain(message);
  expect(result.runsStarted).toBe(0);
});

it.each([
  ['v1', 'error (invalid-policy)'],
  ['refs/tags/v1', 'passed'],
  ['refs/heads/v1', 'failed (findings)'],
])('is not guessed when a branch has the name of a tag: %s is %s', async (ref, verdict) => {
  const branch = 'b'.repeat(40);
  const history = [
    { sha: commit, files: { 'gate.yml': acceptsIt } },
    { sha: branch, files: { 'gate.yml': 'fail-on-severity: low' } },
  ];
  const refs = { 'tags/v1': commit, 'heads/v1': branch };
  const github = await openGitHub({ others: { 'octo-org/policies': { refs, history } } });
  const inputs = { 'config-file': `octo-org/policies/gate.yml@${ref}` };
  const result = await judgeRisk(verdict, { github, inputs });
  if (ref === 'v1') expect(result.shownLog).toContain('both a branch and a tag');
});

it('is an error when it is malformed', async () => {
  const result = await judge('error (invalid-policy)', 'ignore: []');
  expect(result.shownLog).toContain('(octo-org/policies@v1 at aaaaaaa)');
});

it('is not tested when GitHub fails for longer than is waited for', async () => {
  const fault = { status: 503, headers: { 'retry-after': '600' } };
  const verdict = 'not-tested (policy-unavailable)';
  const result = await judge(verdict, acceptsIt, {}, [/commits/, fault]);
  expect(result.runsStarted).toBe(0);
});

const tip = 'b'.repeat(40);
const ofFork = 'f'.repeat(40);

/** The organization's default branch has two versions of the policy, and a fork has a third. */
async function judgeAt(ref: string, verdict: string) {
  const history = [
    { sha: commit, files: { 'gate.yml': acceptsIt } },
    { sha: tip, files: { 'gate.yml': 'fail-on-severity: low' } },
  ];
  const others = { 'octo-org/policies': { refs: { 'pull/1/head': ofFork }, history } };
  const files = { [`${ofFork}:gate.yml`]: acceptsIt };
  const github = await openGitHub({ files, others });
  const inputs = { 'config-file': `octo-org/policies/gate.yml@${ref}` };
  return judgeRisk(verdict, { github, inputs });
}

it.each([
  ['an earlier commit', commit, 'passed'],
  ['the newest one', tip, 'failed (findings)'],
])('may be named by the hash of %s of the default branch', async (_, hash, verdict) => {
  const { github } = await judgeAt(hash, verdict);
  const calls = github.calls().filter((call) => call.includes('/policies'));
  expect(calls).toEqual([
    `GET /repos/octo-org/policies/commits/${hash}?per_page=1`,
    'GET /repos/octo-org/policies',
    'GET /repos/octo-org/policies/branches/main',
    `GET /repos/octo-org/policies/compare/${tip}...${hash}?per_page=1&page=1`,
    `GET /repos/octo-org/policies/contents/gate.yml?ref=${hash}`,
  ]);
});

it("is not that of a fork, whose commits GitHub shows in the organization's repository", async () => {
  const result = await judgeAt(ofFork, 'error (invalid-policy)');
  expect(result.shownLog).toContain(
    `${ofFork} is not on the default branch main of octo-org/policies`,
  );
  expect(result.runsStarted).toBe(0);
});

import { expect, it } from 'vitest';
import { forbidden, type GitHubFault } from '../../../harness/github-api.ts';
import { pullRequestEvent } from '../../../harness/github-event.ts';
import type { ScenarioResult } from '../../support/scenario.ts';
import { openGitHub } from '../support/setting.ts';
import { examine, expectOne } from './support/examine.ts';

const commitStatus = { 'commit-status': 'security-test' };

/** Examines a GitHub that fails so. */
async function examineGitHub(calls: RegExp, fault: GitHubFault, inputs = {}) {
  const github = await openGitHub();
  github.fail(calls, fault, 9);
  return examine({ github, inputs });
}

it('names every permission that the token lacks', async () => {
  const result = await examineGitHub(/commits|pulls/, forbidden);
  expectOne(result, 'github-token', 'warning', '`contents: read`', '`pull-requests: write`');
});

it('names only the permission that the token lacks', async () => {
  const { checks } = await examineGitHub(/pulls/, { status: 404, body: { message: 'Not Found' } });
  expect(checks.get('github-token')?.message).not.toContain('contents');
});

it('names `statuses: write` where a gate that sets a commit status lacks it', async () => {
  const result = await examineGitHub(/statuses/, forbidden, commitStatus);
  expectOne(result, 'github-token', 'warning', '`statuses: write`');
});

it('says that the token is not valid', async () => {
  const fault = { status: 401, body: { message: 'Bad credentials' } };
  expectOne(await examineGitHub(/./, fault), 'github-token', 'failed');
});

it('only warns when GitHub does not answer sensibly', async () => {
  const fault = { status: 422, body: { message: 'Weird' } };
  expectOne(await examineGitHub(/./, fault), 'github-token', 'warning', 'Weird');
});

it('takes a repository without commits for what it is', async () => {
  const fault = { status: 409, body: { message: 'Git Repository is empty.' } };
  expectOne(await examineGitHub(/commits/, fault), 'github-token', 'ok');
});

it('warns that the token is empty', async () => {
  expectOne(await examine({ inputs: { 'github-token': '' } }), 'github-token', 'warning');
});

it('warns that the token of a fork is read-only', async () => {
  const event = pullRequestEvent();
  const of = (full_name: string) => ({ repo: { full_name } });
  const fork = { head: of('mallory/shop'), base: of('octo-org/shop') };
  event.payload.pull_request = { number: 42, ...fork };
  expectOne(await examine({ event }), 'github-token', 'warning', 'fork');
});

it.each([
  ['ACTIONS_RUNTIME_TOKEN', { ACTIONS_RUNTIME_TOKEN: '' }],
  ['ACTIONS_RESULTS_URL', { ACTIONS_RESULTS_URL: '' }],
  ['another server (GITHUB_SERVER_URL)', { GITHUB_SERVER_URL: 'https://github.corp.example' }],
])('warns that there is no artifact service: %s', async (what, env) => {
  expectOne(await examine({ env }), 'artifacts', 'warning', what);
});

const callsOf = ({ github }: ScenarioResult) =>
  github.calls().map((call) => call.replace(/\?.*/, ''));
const usualCalls = ['GET /repos/octo-org/shop/commits', 'GET /repos/octo-org/shop/pulls'];

it('asks GitHub for reading only', async () => {
  expect(callsOf(await examine())).toEqual(usualCalls);
});

it('asks for the statuses of a commit as well for a gate that sets one, by reading only', async () => {
  const result = await examine({ inputs: commitStatus });
  expectOne(result, 'github-token', 'ok');
  expect(callsOf(result)).toEqual([
    ...usualCalls,
    expect.stringMatching(/^GET \/repos\/octo-org\/shop\/commits\/\w+\/statuses$/),
  ]);
});

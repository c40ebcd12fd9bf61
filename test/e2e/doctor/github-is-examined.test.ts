import { expect, it } from 'vitest';
import { forbidden, type GitHubFault } from '../../../harness/github-api.ts';
import { pullRequestEvent } from '../../../harness/github-event.ts';
import type { ScenarioResult } from '../../support/scenario.ts';
import { openGitHub } from '../support/setting.ts';
import { examine, expectOne } from './support/examine.ts';

const commitStatus = { 'commit-status': 'security-test' };

const saying = (status: number, message: string) => ({ status, body: { message } });
const permissions = ['contents: read', 'pull-requests: write', 'statuses: write'];
const ofStatus = ['statuses: write'];
const ofPull = ['pull-requests: write'];

it.each<[string, RegExp, GitHubFault, 'ok' | 'warning' | 'failed', texts: string[]]>([
  ['every permission that the token lacks', /commits|pulls/, forbidden, 'warning', permissions],
  ['only the one that it lacks', /pulls/, saying(404, 'Not Found'), 'warning', ofPull],
  ['that of a gate that sets a status', /statuses/, forbidden, 'warning', ofStatus],
  ['none where it is not valid', /./, saying(401, 'Bad credentials'), 'failed', []],
  ['what makes no sense', /./, saying(422, 'Weird'), 'warning', ['Weird']],
  ['none in an empty repository', /commits/, saying(409, 'Git Repository is empty.'), 'ok', []],
])('names %s', async (_, calls, fault, status, texts) => {
  const github = await openGitHub();
  github.fail(calls, fault, 9);
  const result = await examine({ github, inputs: commitStatus });
  expectOne(result, 'github-token', status, ...texts);
  for (const other of permissions.filter((each) => !texts.includes(each)))
    expect(result.checks.get('github-token')?.message).not.toContain(other);
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

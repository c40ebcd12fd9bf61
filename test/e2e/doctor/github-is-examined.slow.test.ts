import { expect, it } from 'vitest';
import { forbidden, type GitHubFault } from '../../../harness/github-api.ts';
import {
  branchEvent,
  headSha,
  indirectEvent,
  pullRequestEvent,
} from '../../../harness/github-event.ts';
import type { Scenario } from '../../support/scenario.ts';
import { acceptsIt, policyFile } from '../support/policies.ts';
import { openGitHub } from '../support/setting.ts';
import { examine, expectOne } from './support/examine.ts';

const commitStatus = { 'commit-status': 'security-test' };
const writing = { ...commitStatus, 'open-issue': 'true' };

const comment = indirectEvent('issue_comment');
const nightly = branchEvent('schedule');

const saying = (status: number, message: string) => ({ status, body: { message } });
const permissions = ['pull-requests: write', 'statuses: write', 'issues: write'];
const ofStatus = ['statuses: write'];
const ofPull = ['pull-requests: write'];
const ofIssue = ['issues: write'];
const all = /statuses|issues/;
const comments = /comments/;

it.each<[string, RegExp, GitHubFault, 'ok' | 'warning' | 'failed', texts: string[]]>([
  ['every permission that the token lacks', all, forbidden, 'warning', permissions],
  ['only the one that it lacks', comments, saying(404, 'Not Found'), 'warning', ofPull],
  ['that of a gate that sets a status', /statuses/, forbidden, 'warning', ofStatus],
  ['that of a gate that keeps an issue', /issues$/, forbidden, 'warning', ofIssue],
  ['none where it is not valid', comments, saying(401, 'Bad credentials'), 'failed', []],
  ['what makes no sense', comments, saying(422, 'Weird'), 'warning', ['Weird']],
])('names %s', async (_, calls, fault, status, texts) => {
  const github = await openGitHub();
  github.fail(calls, fault, 9);
  const result = await examine({ github, inputs: writing });
  expectOne(result, 'github-token', status, ...texts);
  for (const other of permissions.filter((each) => !texts.includes(each)))
    expect(result.checks.get('github-token')?.message).not.toContain(other);
});

it.each([
  ['comments', comments],
  ['issues', /issues$/],
  ['the owner of the token', /graphql/],
])('warns of %s that the gate cannot read', async (_, calls) => {
  const github = await openGitHub();
  github.fail(calls, { status: 200, body: [{ id: 'odd' }] }, 9);
  const result = await examine({ github, inputs: writing });
  expectOne(result, 'github-token', 'warning', 'documented form', 'The gate cannot read it either');
});

it('refuses a name of the commit status that the gate refuses, too', async () => {
  const inputs = { 'commit-status': 'x'.repeat(256) };
  expectOne(await examine({ inputs }), 'inputs', 'failed', 'at most 255 characters');
});

it('is content with a Gitea server, as the gate is', async () => {
  const github = await openGitHub({ isGitea: true });
  expectOne(await examine({ github, inputs: writing }), 'github-token', 'ok');
});

const base = (text: string) => ({ base: { [policyFile]: text } });

it.each<[string, Scenario, 'ok' | 'failed', string[]]>([
  ['is there', base(acceptsIt), 'ok', ['octo-org/shop, branch main at 1c002dd', 'accepts 1 risk']],
  ['is absent', {}, 'ok', ['none, there is no .github/security-gate.yml']],
  ['is malformed', base('ignore: []'), 'failed', ['`ignore` is not known here', 'Correct']],
  ['is named and absent', named('gate.yml'), 'failed', ['`config-file`', 'gate.yml']],
  ['lies elsewhere', named('../gate.yml'), 'failed', ['outside of the repository']],
])('says of a policy that %s what the gate would', async (_, scenario, status, texts) => {
  const result = await examine(scenario);
  expect(result.checks.get('policy')?.status).toBe(status);
  for (const text of texts) expect(JSON.stringify(result.checks.get('policy'))).toContain(text);
});

function named(file: string): Scenario {
  return { inputs: { 'config-file': file } };
}

it.each<[string, GitHubFault, string]>([
  ['the token may not read it', forbidden, 'contents: read'],
  [
    'GitHub is out of reach',
    { status: 503, headers: { 'retry-after': '600' } },
    'can reach GitHub',
  ],
])('fails where the gate would, since %s', async (_, fault, text) => {
  const github = await openGitHub();
  github.fail(/branches/, fault, 9);
  expectOne(await examine({ github }), 'policy', 'failed', text);
});

it('fails when the token is empty, as the gate would', async () => {
  const result = await examine({ inputs: { 'github-token': '' } });
  expectOne(result, 'policy', 'failed', 'contents: read');
  expect(result.checks.get('github-token')?.status).toBe('warning');
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

it.each<[string, number | undefined, 'ok' | 'warning', string[]]>([
  ['there is none', undefined, 'ok', ['No ruleset requires a merge queue for the branch main']],
  ['it waits long enough', 170, 'ok', ['waits 170 minutes']],
  ['it gives up before a gate may have ended', 165, 'warning', ['165 minutes', 'timeout-minutes']],
])('looks at the merge queue of the default branch: %s', async (_, minutes, status, texts) => {
  const github = await openGitHub(minutes === undefined ? {} : { mergeQueueMinutes: minutes });
  expectOne(await examine({ github }), 'merge-queue', status, ...texts);
});

it.each<[string, GitHubFault, string]>([
  ['does not show the rules', saying(403, 'Resource not accessible'), 'metadata: read'],
  ['answers with something else', { status: 200, body: { message: 'odd' } }, 'documented form'],
])('goes on when GitHub %s', async (_, fault, text) => {
  const github = await openGitHub();
  github.fail(/rules/, fault, 9);
  expectOne(await examine({ github }), 'merge-queue', 'skipped', text);
});

it.each<[string, Scenario, string[]]>([
  ['the comments of the pull request', {}, ['issues/42/comments']],
  ['those of the pull request of a comment', { event: comment }, ['issues/42/comments']],
  ['pull requests, where the event names none', { event: nightly }, ['pulls']],
  [
    'statuses and issues of a gate that writes them',
    { inputs: writing },
    ['issues/42/comments', `commits/${headSha}/statuses`, 'issues'],
  ],
])('asks GitHub for %s, by reading only', async (_, scenario, looks) => {
  const result = await examine(scenario);
  expectOne(result, 'github-token', 'ok');
  const calls = [
    '',
    '/branches/main',
    `/contents/${policyFile}`,
    `/contents/.github`, // one with nearly its name
    ...looks.map((each) => `/${each}`),
  ].map((call) => `GET /repos/octo-org/shop${call}`);
  expect(result.github.calls().map((call) => call.replace(/\?.*/, ''))).toEqual([
    ...calls,
    'POST /graphql', // a query
    'GET /repos/octo-org/shop/rules/branches/main',
  ]);
});

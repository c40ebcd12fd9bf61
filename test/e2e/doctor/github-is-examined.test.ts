import { describe, expect, it } from 'vitest';
import { forbidden, type GitHubFault } from '../../../harness/github-api.ts';
import { pullRequestEvent } from '../../../harness/github-event.ts';
import { openGitHub } from '../support/setting.ts';
import { examine } from './support/examine.ts';

async function githubThat(failures: [RegExp, GitHubFault][]) {
  const github = await openGitHub();
  for (const [pattern, fault] of failures) github.fail(pattern, fault, 9);
  return github;
}

it('names every permission that the token lacks', async () => {
  const github = await githubThat([[/commits|pulls/, forbidden]]);
  const { ids, checks } = await examine({ github });
  expect(ids('failed')).toEqual([]);
  const message = checks.get('github-token')?.message;
  expect(message).toContain('`contents: read`');
  expect(message).toContain('`pull-requests: write`');
});

it('names only the permission that the token lacks', async () => {
  const github = await githubThat([[/pulls/, { status: 404, body: { message: 'Not Found' } }]]);
  const { checks } = await examine({ github });
  expect(checks.get('github-token')?.message).not.toContain('contents');
});

it('says that the token is not valid', async () => {
  const github = await githubThat([[/./, { status: 401, body: { message: 'Bad credentials' } }]]);
  const { ids } = await examine({ github });
  expect(ids('failed')).toEqual(['github-token']);
});

it('only warns when GitHub does not answer sensibly', async () => {
  const github = await githubThat([[/./, { status: 422, body: { message: 'Weird' } }]]);
  const { ids, checks } = await examine({ github });
  expect(ids('failed')).toEqual([]);
  expect(checks.get('github-token')).toMatchObject({
    status: 'warning',
    message: expect.stringContaining('Weird'),
  });
});

it('takes a repository without commits for what it is', async () => {
  const github = await githubThat([
    [/commits/, { status: 409, body: { message: 'Git Repository is empty.' } }],
  ]);
  expect((await examine({ github })).checks.get('github-token')?.status).toBe('ok');
});

it('warns that the token is empty', async () => {
  const { checks } = await examine({ inputs: { 'github-token': '' } });
  expect(checks.get('github-token')?.status).toBe('warning');
});

it('warns that the token of a fork is read-only', async () => {
  const event = pullRequestEvent();
  const fork = {
    head: { repo: { full_name: 'mallory/shop' } },
    base: { repo: { full_name: 'octo-org/shop' } },
  };
  event.payload.pull_request = { number: 42, ...fork };
  const { checks } = await examine({ event });
  expect(checks.get('github-token')).toMatchObject({
    status: 'warning',
    message: expect.stringContaining('fork'),
  });
});

it.each([
  ['ACTIONS_RUNTIME_TOKEN', { ACTIONS_RUNTIME_TOKEN: '' }],
  ['ACTIONS_RESULTS_URL', { ACTIONS_RESULTS_URL: '' }],
  ['another server (GITHUB_SERVER_URL)', { GITHUB_SERVER_URL: 'https://github.corp.example' }],
])('warns that there is no artifact service: %s', async (what, env) => {
  const { ids, checks } = await examine({ env });
  expect(ids('failed')).toEqual([]);
  expect(checks.get('artifacts')).toMatchObject({
    status: 'warning',
    message: expect.stringContaining(what),
  });
});

it('asks GitHub for reading only', async () => {
  const { github } = await examine();
  expect(github.calls().map((call) => call.replace(/\?.*/, ''))).toEqual([
    'GET /repos/octo-org/shop/commits',
    'GET /repos/octo-org/shop/pulls',
  ]);
});

describe('for a gate that sets a commit status', () => {
  const inputs = { 'commit-status': 'security-test' };

  it('asks for the statuses of a commit as well, by reading only', async () => {
    const { checks, github } = await examine({ inputs });
    expect(checks.get('github-token')?.status).toBe('ok');
    expect(github.calls().map((call) => call.replace(/\?.*/, ''))).toEqual([
      'GET /repos/octo-org/shop/commits',
      'GET /repos/octo-org/shop/pulls',
      expect.stringMatching(/^GET \/repos\/octo-org\/shop\/commits\/\w+\/statuses$/),
    ]);
  });

  it('names `statuses: write` where it is missing', async () => {
    const github = await githubThat([[/statuses/, forbidden]]);
    const { ids, checks } = await examine({ github, inputs });
    expect(ids('failed')).toEqual([]);
    expect(checks.get('github-token')?.message).toContain('`statuses: write`');
  });
});

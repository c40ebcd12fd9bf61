import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startGitHubApi } from '../../harness/github-api.ts';
import { headSha, indirectEvent, mergeSha, openPull } from '../../harness/github-event.ts';
import { octocat } from '../../harness/github-posts.ts';
import { adoptPullRequest } from '../../src/github/adopted-pull-request.ts';
import { resolveCommit } from '../../src/github/commit.ts';
import { createStatusWriter } from '../../src/github/commit-status.ts';
import { describeEvent } from '../../src/github/event.ts';
import { listFileCommits } from '../../src/github/file-history.ts';
import { findGoverningSource } from '../../src/github/governing-source.ts';
import { createOctokit } from '../../src/github/octokit.ts';
import { readRepositoryFile } from '../../src/github/repository-file.ts';
import { commentMarker, issueMarker } from '../../src/github/sticky.ts';
import { type StickyComment, upsertComment } from '../../src/github/sticky-comment.ts';
import { type StickyIssue, syncIssue } from '../../src/github/sticky-issue.ts';
import { startGitHubPrism } from './support/github-prism.ts';

const repository = { owner: 'octo-org', name: 'shop' };
const where = { owner: 'octo-org', repo: 'shop' };
const connect = (apiUrl: string) => createOctokit({ token: 'ghs_token', apiUrl });

async function comment(apiUrl: string, body: string, mode: StickyComment['mode'] = 'upsert') {
  const marker = commentMarker({ appId: 'app', workflow: 'gate.yml', job: 'gate' });
  const pullRequest = { number: 42, isFork: false };
  const { change } = await upsertComment({
    octokit: await connect(apiUrl),
    repository,
    pullRequest,
    marker,
    saying: { attempt: undefined, badness: 3 },
    body,
    mode,
  });
  return change;
}

async function issue(apiUrl: string, state: StickyIssue['state'], body: string) {
  const marker = issueMarker({ appId: 'app' });
  const { change } = await syncIssue({
    octokit: await connect(apiUrl),
    repository,
    marker,
    saying: { attempt: undefined, badness: 3 },
    title: 'It failed',
    body,
    state,
  });
  return change;
}

async function startApi(options?: Parameters<typeof startGitHubApi>[0]) {
  const github = await startGitHubApi(options);
  onTestFinished(github.close);
  const prism = await startGitHubPrism(github.url);
  github.publishAs(prism);
  return { github, prism };
}

describe("GitHub's own description of its API", () => {
  it('fits every call that is made, and every answer of our stand-in', async () => {
    const { github, prism } = await startApi({ self: octocat });
    for (let index = 0; index < 149; index += 1)
      github.addComment({ body: `Comment ${index}`, user: null });
    expect([await comment(prism, 'red'), await comment(prism, 'green', 'update')]).toEqual([
      'created',
      'updated',
    ]);
    expect([await issue(prism, 'open', 'red'), await issue(prism, 'open', 'redder')]).toEqual([
      'opened',
      'updated',
    ]);
    expect([await issue(prism, 'closed', 'green'), await issue(prism, 'open', 'red')]).toEqual([
      'closed',
      'reopened',
    ]);
    const kinds = github.calls().map((call) => call.replace(/\?.*/, '').replace(/\d+/, '#'));
    expect(new Set(kinds)).toEqual(
      new Set([
        'GET /user',
        'GET /repos/octo-org/shop/issues/#/comments',
        'POST /repos/octo-org/shop/issues/#/comments',
        'PATCH /repos/octo-org/shop/issues/comments/#',
        'GET /repos/octo-org/shop/issues',
        'POST /repos/octo-org/shop/issues',
        'PATCH /repos/octo-org/shop/issues/#',
      ]),
    );
  });

  it('fits the setting of a commit status', async () => {
    const { github, prism } = await startApi();
    vi.stubEnv('GITHUB_API_URL', prism);
    const write = createStatusWriter({
      token: 'x',
      repository,
      sha: 'a'.repeat(40),
      context: 'security-test',
      runUrl: 'https://github.test/octo-org/shop/actions/runs/1',
      isFork: false,
    });
    await write({ state: 'pending', description: 'It has begun.' });
    await write({ state: 'success', description: 'Passed.' });
    expect(github.statuses.map(({ state }) => state)).toEqual(['pending', 'success']);
  });

  it('fits the reading of files, and every answer of our stand-in', async () => {
    const large = 'x'.repeat(1024 * 1024 + 1);
    const { github, prism } = await startApi({
      files: { 'policy.yml': 'accept: []', 'large.json': large },
    });
    const read = async (path: string) =>
      readRepositoryFile({
        octokit: await connect(prism),
        repository,
        path,
        ref: 'main',
        maxBytes: 2 * large.length,
      });
    expect(await read('policy.yml')).toBe('accept: []');
    expect((await read('large.json')) === large).toBe(true);
    expect(await read('absent.yml')).toBeUndefined();
    const kinds = github.calls().map((call) => call.replace(/[0-9a-f]{40}/, '#'));
    expect(kinds).toEqual([
      'GET /repos/octo-org/shop/contents/policy.yml?ref=main',
      'GET /repos/octo-org/shop/contents/large.json?ref=main',
      'GET /repos/octo-org/shop/git/blobs/#',
      'GET /repos/octo-org/shop/contents/absent.yml?ref=main',
    ]);
  });

  it('fits the search for the branch that governs, and every answer of our stand-in', async () => {
    const sha = 'a'.repeat(40);
    const { github, prism } = await startApi({
      branches: { 'release/1': { sha, protected: true } },
    });
    const payload = {
      pull_request: { base: { ref: 'release/1' } },
      repository: { default_branch: 'main' },
    };
    const variables = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REPOSITORY: 'octo-org/shop' };
    const source = findGoverningSource(describeEvent(variables, payload), true, () =>
      connect(prism),
    );
    expect(await source).toMatchObject({ commit: sha });
    expect(github.calls()).toEqual(['GET /repos/octo-org/shop/branches/release%2F1']);
  });

  it('fits the look at a pull request and its merge commit, and every answer of our stand-in', async () => {
    const { github, prism } = await startApi({ pulls: [openPull] });
    const { name, payload, variables } = indirectEvent('deployment_status', mergeSha);
    const given = { GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: 'octo-org/shop', ...variables };
    const adopted = adoptPullRequest(describeEvent(given, payload), 42, () => connect(prism));
    expect(await adopted).toMatchObject({ headSha, proposal: { base: 'main' } });
    expect(github.calls()).toEqual([
      'GET /repos/octo-org/shop/pulls/42',
      `GET /repos/octo-org/shop/git/commits/${mergeSha}`,
    ]);
  });

  it('fits the look at a commit of another repository, and every answer of our stand-in', async () => {
    const sha = 'a'.repeat(40);
    const { github, prism } = await startApi({
      others: {
        'octo-org/policies': { refs: { 'release/1': sha }, history: [{ sha, files: {} }] },
      },
    });
    const octokit = await connect(prism);
    const policies = { owner: 'octo-org', name: 'policies' };
    expect(await resolveCommit(octokit, policies, 'release/1')).toBe(sha);
    expect(github.calls()).toEqual(['GET /repos/octo-org/policies/commits/release%2F1?per_page=1']);
  });

  it('fits the reading of a history, and every answer of our stand-in', async () => {
    const sha = 'a'.repeat(40);
    const { github, prism } = await startApi({
      history: [{ sha, files: { 'policy.yml': 'accept: []' } }],
    });
    const octokit = await connect(prism);
    expect(
      await listFileCommits({ octokit, repository, path: 'policy.yml', branch: 'main' }),
    ).toEqual([sha]);
    expect((await octokit.rest.pulls.list({ ...where, per_page: 1 })).data).toEqual([]);
    const { data } = await octokit.rest.repos.listCommitStatusesForRef({ ...where, ref: sha });
    expect(data).toEqual([]);
    expect(github.calls()).toEqual([
      'GET /repos/octo-org/shop/commits?path=policy.yml&sha=main&per_page=100',
      'GET /repos/octo-org/shop/pulls?per_page=1',
      `GET /repos/octo-org/shop/commits/${sha}/statuses`,
    ]);
  });

  it('fits the creation of a comment when Prism mocks all of it', async () => {
    const octokit = await connect(await startGitHubPrism());
    octokit.hook.before('request', ({ headers }) => {
      headers.accept = 'application/json'; // the only media type that the description names, and that its mock serves
    });
    octokit.hook.after('request', ({ headers }) => {
      delete headers.link; // the mock's next page is at api.github.com
    });
    const marker = commentMarker({ appId: 'app', workflow: 'gate.yml', job: 'gate' });
    const pullRequest = { number: 42, isFork: false };
    const saying = { attempt: undefined, badness: 3 };
    const change = upsertComment({
      octokit,
      repository,
      pullRequest,
      marker,
      saying,
      body: 'red',
      mode: 'upsert',
    });
    expect(await change).toMatchObject({ change: 'created' });
  });

  it('would catch a wrong field, a wrong value and a field that is missing', async () => {
    const { github, prism } = await startApi();
    const octokit = await connect(prism);
    const refused = { status: 422 };
    const planted: [string, object][] = [
      ['PATCH /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: 1, state: 'shut' }],
      [
        'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
        { issue_number: 1, stateReason: 'completed' },
      ],
      ['POST /repos/{owner}/{repo}/issues', { body: 'without a title' }],
      [
        'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        { issue_number: 1, text: 'red' },
      ],
      ['PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: 1, body: 7 }],
      ['POST /repos/{owner}/{repo}/statuses/{sha}', { sha: mergeSha, state: 'green' }],
      ['GET /repos/{owner}/{repo}/issues', { state: 'any' }],
      ['GET /repos/{owner}/{repo}/issues', { direction: 'up' }],
    ];
    for (const [route, parameters] of planted)
      await expect(
        octokit.request(route, { ...where, ...parameters }),
        route,
      ).rejects.toMatchObject(refused);
    expect(github.requests).toEqual([]);
  });

  it('would catch a wrong answer of our stand-in to each call', async () => {
    const { github, prism } = await startApi();
    const text = { body: 'red' };
    const calls: [method: string, path: string, body?: object][] = [
      ['GET', 'user'],
      ['GET', 'repos/octo-org/shop/contents/policy.yml'],
      ['GET', 'repos/octo-org/shop/git/blobs/abc'],
      ['GET', 'repos/octo-org/shop/branches/main'],
      ['GET', 'repos/octo-org/shop/issues'],
      ['GET', 'repos/octo-org/shop/commits'],
      ['GET', 'repos/octo-org/shop/pulls'],
      ['GET', 'repos/octo-org/shop/pulls/42'],
      ['GET', 'repos/octo-org/shop/commits/main'],
      ['GET', `repos/octo-org/shop/git/commits/${mergeSha}`],
      ['GET', `repos/octo-org/shop/commits/${mergeSha}/statuses`],
      ['POST', `repos/octo-org/shop/statuses/${mergeSha}`, { state: 'success' }],
      ['POST', 'repos/octo-org/shop/issues', { title: 'It failed' }],
      ['PATCH', 'repos/octo-org/shop/issues/1', text],
      ['GET', 'repos/octo-org/shop/issues/42/comments'],
      ['POST', 'repos/octo-org/shop/issues/42/comments', text],
      ['PATCH', 'repos/octo-org/shop/issues/comments/1', text],
    ];
    for (const [method, path, body] of calls) {
      const isList = method === 'GET' && /(issues|comments|commits|pulls|\/statuses)$/.test(path);
      github.fail(/./, {
        status: method === 'POST' ? 201 : 200,
        body: isList ? [{ id: 1 }] : { id: 1 },
      });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${prism}/${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(answer.status, path).toBe(500);
      expect(await answer.text()).toContain('must have required property');
    }
    expect(github.requests).toHaveLength(calls.length);
  });
});

import { describe, expect, it } from 'vitest';
import type { GitHubApiOptions } from '../../harness/github-api.ts';
import { baseSha, headSha, mergeSha, openPull } from '../../harness/github-event.ts';
import { octocat } from '../../harness/github-posts.ts';
import { listFilesOfMergeGroup, listFilesOfPullRequest } from '../../src/github/changed-files.ts';
import { listFileCommits, resolveCommit } from '../../src/github/commits.ts';
import { readDefaultBranchTip, requireOnDefaultBranch } from '../../src/github/default-branch.ts';
import { listGroupedPullRequests } from '../../src/github/merge-group.ts';
import { readMergeQueueMinutes } from '../../src/github/merge-queue.ts';
import { briefLimits, createGitHub } from '../../src/github/octokit.ts';
import { createRepositoryReader } from '../../src/github/repository-facts.ts';
import { readRepositoryFile } from '../../src/github/repository-file.ts';
import { upsertComment } from '../../src/github/sticky-comment.ts';
import {
  connectToGitHub,
  ofComment,
  pullRequest,
  repository,
} from '../integration/github/support/github.ts';
import { startGitHubPrism } from './support/prism.ts';

const where = { owner: 'octo-org', repo: 'shop' };
const sha = 'a'.repeat(40);

async function connect(options?: GitHubApiOptions) {
  const connected = await connectToGitHub(options, {}, startGitHubPrism);
  connected.github.publishAs(connected.apiUrl);
  return connected;
}

/** What the gate itself asks beside this stands in github-bundle.slow.test.ts. */
describe("GitHub's own description of its API", () => {
  it('fits every call that is made, and every answer of our stand-in', async () => {
    const { github, comment, issue } = await connect({ self: octocat });
    for (let index = 0; index < 149; index += 1)
      github.addComment({ body: `Comment ${index}`, user: null });
    const changes = [
      await comment('red'),
      await comment('green', { mode: 'update' }),
      await issue('open', 'red'),
      await issue('open', 'redder'),
      await issue('closed', 'green'),
      await issue('open', 'red'),
    ];
    expect(changes.map(({ change }) => change).join(' ')).toBe(
      'created updated opened updated closed reopened',
    );
    const kinds = github.calls().map((call) => call.replace(/\?.*/, '').replace(/\d+/, '#'));
    const ofShop = [
      ...['GET issues/#/comments', 'POST issues/#/comments', 'PATCH issues/comments/#'],
      ...['GET issues', 'POST issues', 'PATCH issues/#'],
    ].map((call) => call.replace(' ', ' /repos/octo-org/shop/'));
    expect(new Set(kinds)).toEqual(new Set(['GET /user', ...ofShop]));
  });

  it('fits the reading of files, and every answer of our stand-in', async () => {
    const large = 'x'.repeat(1024 * 1024 + 1);
    const files = { 'policy.yml': 'accept: []', 'large.json': large };
    const { github, ask } = await connect({ files });
    const read = async (path: string) => {
      const file = { repository, path, commit: 'main', maxBytes: 2 * large.length };
      return (await ask((octokit) => readRepositoryFile({ octokit, ...file })))?.text;
    };
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

  it('fits the looks at a branch and at a commit whose names have a slash', async () => {
    const policies = { refs: { 'heads/release/1': sha }, history: [{ sha, files: {} }] };
    const { github, ask } = await connect({
      defaultBranch: 'release/1',
      visibility: 'private',
      branches: { 'release/1': { sha, protected: true } },
      others: { 'octo-org/policies': policies },
    });
    const event = { repository, defaultBranch: undefined };
    const read = createRepositoryReader(repository);
    const tip = await ask((octokit) => readDefaultBranchTip(octokit, event, read));
    expect(tip).toMatchObject({ commit: sha });
    const elsewhere = { ...repository, name: 'policies' };
    const commit = await ask((octokit) => resolveCommit(octokit, elsewhere, 'release/1'));
    expect(commit).toBe(sha);
    expect(github.calls()).toEqual([
      'GET /repos/octo-org/shop',
      'GET /repos/octo-org/shop/branches/release%2F1',
      'GET /repos/octo-org/policies/commits/heads%2Frelease%2F1?per_page=1',
      'GET /repos/octo-org/policies/commits/tags%2Frelease%2F1?per_page=1',
    ]);
  });

  it('fits the comparison of a commit with the default branch', async () => {
    const tip = 'b'.repeat(40);
    const history = [sha, tip].map((commit) => ({ sha: commit, files: {} }));
    const others = { 'octo-org/policies': { refs: {}, history } };
    const { github, ask } = await connect({ others });
    const policies = { ...repository, name: 'policies' };
    const require = (commit: string) =>
      ask((octokit) => requireOnDefaultBranch(octokit, policies, commit));
    for (const commit of [sha, tip]) await require(commit);
    await expect(require('f'.repeat(40))).rejects.toThrow(/is not on the default branch/);
    expect(github.calls().filter((call) => call.includes('compare'))).toEqual(
      [sha, tip, 'f'.repeat(40)].map(
        (commit) => `GET /repos/octo-org/policies/compare/${tip}...${commit}?per_page=1&page=1`,
      ),
    );
  });

  it('fits the look at the merge queue of a branch, and the answer of our stand-in', async () => {
    const { github, ask } = await connect({ mergeQueueMinutes: 60 });
    const minutes = await ask((octokit) => readMergeQueueMinutes(octokit, repository, 'main'));
    expect(minutes).toBe(60);
    expect(github.calls()).toEqual(['GET /repos/octo-org/shop/rules/branches/main?per_page=100']);
  });

  it('fits the look at the pull requests of a merge group, and the answers of our stand-in', async () => {
    const { ask } = await connect({ group: [{ sha, pulls: [42] }], pulls: [openPull] });
    const group = { base: 'b'.repeat(40), head: sha, branch: 'main' };
    const listed = await ask((octokit) => listGroupedPullRequests(octokit, repository, group));
    expect(listed).toEqual({
      pullRequests: [{ number: 42, isFork: false }],
      isCut: false,
    });
  });

  it('fits the reading of a history, and every answer of our stand-in', async () => {
    const { github, ask } = await connect({
      history: [{ sha, files: { 'policy.yml': 'accept: []' } }],
    });
    const history = { ask, repository, path: 'policy.yml', commit: sha };
    const listed: string[] = [];
    for await (const commit of listFileCommits(history)) listed.push(commit);
    expect(listed).toEqual([sha]);
    const none = await ask(async ({ rest }) => [
      (await rest.pulls.list({ ...where, per_page: 1 })).data,
      (await rest.repos.listCommitStatusesForRef({ ...where, ref: sha })).data,
    ]);
    expect(none).toEqual([[], []]);
    expect(github.calls()).toEqual([
      `GET /repos/octo-org/shop/commits?path=policy.yml&sha=${sha}&per_page=100&page=1`,
      'GET /repos/octo-org/shop/pulls?per_page=1',
      `GET /repos/octo-org/shop/commits/${sha}/statuses`,
    ]);
  });

  it("fits the lists of a change's files, and every answer of our stand-in", async () => {
    const touched = ['README.md', { name: 'docs/b', former: 'docs/a' }];
    const { github, ask } = await connect({
      pulls: [{ ...openPull, files: touched }],
      comparisons: { [`${baseSha}...${headSha}`]: touched },
    });
    const names = ['README.md', 'docs/b', 'docs/a'];
    const change = { number: 42, head: headSha, base: 'main' };
    const ofPull = await ask((octokit) => listFilesOfPullRequest(octokit, repository, change));
    expect(ofPull).toEqual([...names, ...names]); // the change, and its merge
    const group = { base: baseSha, head: headSha, branch: 'main' };
    const ofGroup = await ask((octokit) => listFilesOfMergeGroup(octokit, repository, group));
    expect(ofGroup).toEqual(names);
    expect(github.calls().map((call) => call.replace('/repos/octo-org/shop', ''))).toEqual([
      'GET /pulls/42',
      'GET /pulls/42/files?per_page=100',
      'GET /pulls/42',
      `GET /commits/${mergeSha}?per_page=100&page=1`,
      `GET /compare/${baseSha}...${headSha}?per_page=1&page=1`,
    ]);
  });

  it('fits the creation of a comment when Prism mocks all of it', async () => {
    const gitHub = createGitHub('ghs_token', 'github-token', await startGitHubPrism());
    const { signal } = new AbortController();
    const change = await gitHub.within({ signal, ...briefLimits }, (octokit) => {
      octokit.hook.before('request', ({ headers }) => {
        headers.accept = 'application/json'; // the only media type that the description names, and that its mock serves
      });
      octokit.hook.after('request', ({ headers }) => {
        delete headers.link; // the mock's next page is at api.github.com
      });
      const marked = { marker: ofComment, body: 'red', mode: 'upsert' } as const;
      return upsertComment({ octokit, repository, pullRequest, ...marked });
    });
    expect(change).toMatchObject({ change: 'created' });
  });

  it('would catch a wrong field, a wrong value and a field that is missing', async () => {
    const { github, ask } = await connect();
    const planted: [string, object][] = [
      ['PATCH issues/{issue_number}', { issue_number: 1, state: 'shut' }],
      ['PATCH issues/{issue_number}', { issue_number: 1, stateReason: 'completed' }],
      ['POST issues', { body: 'without a title' }],
      ['POST issues/{issue_number}/comments', { issue_number: 1, text: 'red' }],
      ['PATCH issues/comments/{comment_id}', { comment_id: 1, body: 7 }],
      ['POST statuses/{sha}', { sha: mergeSha, state: 'green' }],
      ['GET issues', { state: 'any' }],
      ['GET issues', { direction: 'up' }],
    ];
    for (const [route, parameters] of planted) {
      const full = route.replace(' ', ' /repos/{owner}/{repo}/');
      const requesting = ask((octokit) => octokit.request(full, { ...where, ...parameters }));
      await expect(requesting, route).rejects.toMatchObject({ status: 422 });
    }
    expect(github.requests).toEqual([]);
  });
});

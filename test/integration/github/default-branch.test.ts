import { describe, expect, it } from 'vitest';
import { forbidden, type GitHubApiOptions } from '../../../harness/github-api.ts';
import { branchEvent, type GitHubEvent, pullRequestEvent } from '../../../harness/github-event.ts';
import {
  readDefaultBranchTip,
  requireOnDefaultBranch,
} from '../../../src/github/default-branch.ts';
import { createRepositoryReader } from '../../../src/github/repository-facts.ts';
import {
  connectToGitHub,
  failing,
  gatewayPage,
  known,
  messageOfFailure,
  refusal,
  repository,
} from './support/github.ts';

const sha = { main: 'a'.repeat(40), release: 'b'.repeat(40) };
const branches = { main: { sha: sha.main }, 'release/1': { sha: sha.release, protected: true } };

async function prepare(options: GitHubApiOptions = {}) {
  const { github, ask } = await connectToGitHub({ branches, ...options }, { timeLimitMs: 1000 });
  const read = async (given: GitHubEvent) => {
    const event = known(given);
    const readRepository = createRepositoryReader(event.repository);
    return ask((octokit) => readDefaultBranchTip(octokit, event, readRepository));
  };
  return { github, read };
}

const tipOf = (branch: string, commit: string) => ({
  repository,
  branch,
  commit,
  name: `octo-org/shop, branch ${branch} at ${commit.slice(0, 7)}`,
});
const onBranch = (default_branch: string): GitHubEvent => ({
  ...branchEvent('push'),
  payload: { repository: { default_branch } },
});
const intoRelease: GitHubEvent = {
  ...pullRequestEvent(),
  payload: {
    repository: { default_branch: 'main' },
    pull_request: { number: 1, base: { ref: 'release/1', sha: sha.release } },
  },
};

describe('the tip of the default branch', () => {
  it.each<[string, GitHubEvent]>([
    ['a pull request into a protected branch', intoRelease],
    ['a push', onBranch('main')],
    [
      'a tag of the same name',
      { ...onBranch('main'), variables: { GITHUB_REF: 'refs/tags/main' } },
    ],
    [
      'a protected branch',
      {
        ...onBranch('main'),
        variables: { GITHUB_REF: 'refs/heads/release/1', GITHUB_REF_PROTECTED: 'true' },
      },
    ],
    ['no event', { ...onBranch('main'), name: '' }],
  ])('is read for %s', async (_, event) => {
    const { github, read } = await prepare();
    expect(await read(event)).toEqual(tipOf('main', sha.main));
    expect(github.calls()).toEqual([
      'GET /repos/octo-org/shop',
      'GET /repos/octo-org/shop/branches/main',
    ]);
  });

  it('may have a slash in the name of its branch', async () => {
    const { github, read } = await prepare({ defaultBranch: 'release/1' });
    expect(await read(onBranch('release/1'))).toEqual(tipOf('release/1', sha.release));
    expect(github.calls()[1]).toBe('GET /repos/octo-org/shop/branches/release%2F1');
  });

  it('is that of the branch which GitHub names, whatever an old event says', async () => {
    const { read } = await prepare();
    expect(await read(onBranch('release/1'))).toEqual(tipOf('main', sha.main));
  });

  it('is that of the branch which the event names where GitHub names none', async () => {
    for (const answer of [refusal(404, 'Not Found'), { status: 200, body: { name: 'shop' } }]) {
      const { github, read } = await prepare();
      github.fail(/shop$/, answer);
      expect(await read(onBranch('release/1'))).toEqual(tipOf('release/1', sha.release));
    }
  });

  it('is also read from a server that calls its commit `id`', async () => {
    const { github, read } = await prepare();
    github.fail(/branches/, { status: 200, body: { name: 'main', commit: { id: sha.main } } });
    expect(await read(onBranch('main'))).toEqual(tipOf('main', sha.main));
  });
});

describe('the tip cannot be read', () => {
  it('without a repository', async () => {
    const { read } = await prepare();
    const nowhere = { name: 'push', payload: {}, variables: { GITHUB_REPOSITORY: '' } };
    expect(await messageOfFailure(read(nowhere))).toMatch(/The repository is unknown/);
  });

  it.each([
    ['for a branch that cannot be seen', refusal(404, 'Branch not found'), /contents: read/],
    ['by a token that may not', forbidden, /Add `permissions: contents: read`/],
    ['by a token that has expired', refusal(401, 'Bad credentials'), /contents: read/],
  ])('%s, and the permission is named', async (_, answer, message) => {
    const { github, read } = await prepare();
    github.fail(/branches/, answer);
    const reading = read(onBranch('main'));
    await expect(reading).rejects.toMatchObject({ name: 'GitHubFailure', outage: undefined });
    expect(await messageOfFailure(reading)).toMatch(message);
    expect(github.requests).toHaveLength(2);
  });

  it.each([
    [
      'a branch',
      /branches/,
      { name: 'main', commit: {} },
      /branch main does not have the doc.*commit/,
    ],
    ['a repository', /shop$/, { name: 'shop' }, /neither GitHub nor the event names it/],
  ])('from an answer that does not describe %s, which is no outage', async (_, call, body, why) => {
    const { github, read } = await prepare();
    github.fail(call, { status: 200, body });
    const reading = read({ ...branchEvent('schedule'), payload: {} });
    await expect(reading).rejects.toMatchObject({ name: 'GitHubFailure', outage: undefined });
    const message = await messageOfFailure(reading);
    expect(message).toMatch(why);
    expect(message).not.toContain('next run');
  });

  it.each([
    ['when GitHub fails forever', failing(500, 9), /500/],
    ['when a gateway answers', gatewayPage(404, 9), /could not be reached/],
  ])('%s, which is an outage', async (_, answer, message) => {
    const { github, read } = await prepare();
    github.fail(/branches/, answer);
    const reading = read(onBranch('main'));
    await expect(reading).rejects.toMatchObject({ name: 'GitHubFailure', outage: 'unreachable' });
    expect(await messageOfFailure(reading)).toMatch(message);
  });
});

describe('a commit of the default branch', () => {
  const [first = '', second = '', elsewhere = ''] = ['1', '2', '3'].map((digit) =>
    digit.repeat(40),
  );
  const other = { owner: 'octo-org', name: 'policies' };
  const history = [first, second].map((commit) => ({ sha: commit, files: {} }));

  async function requireCommit(commit: string, answer?: object) {
    const others = { 'octo-org/policies': { refs: {}, history } };
    const { github, ask } = await connectToGitHub({ others }, { timeLimitMs: 1000 });
    if (answer) github.fail(/compare/, { status: 200, ...answer }, 9);
    return ask((octokit) => requireOnDefaultBranch(octokit, other, commit));
  }
  const ofFork = /3{40} is not on the default branch main of octo-org\/policies/;

  it.each([first, second])('is its tip or before it: %s', async (commit) => {
    await expect(requireCommit(commit)).resolves.toBeUndefined();
  });

  it.each<[string, object | undefined]>([
    ['that has grown beside it', undefined],
    ['that is ahead of it', { body: { status: 'ahead', total_commits: 1, commits: [] } }],
    ['that has nothing in common with it', { status: 404, body: { message: 'Not Found' } }],
    ['that Gitea compares', { body: { total_commits: 2, commits: [] } }],
  ])('is not one %s', async (_, answer) => {
    await expect(requireCommit(elsewhere, answer)).rejects.toThrow(ofFork);
  });

  it('may be one of which Gitea says that the branch lacks nothing', async () => {
    await requireCommit(first, { body: { total_commits: 0, commits: [] } });
  });

  it('is unproven by an answer that does not say it', async () => {
    await expect(requireCommit(first, { body: {} })).rejects.toThrow(/documented form/);
  });
});

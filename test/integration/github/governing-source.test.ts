import { describe, expect, it, onTestFinished } from 'vitest';
import { forbidden, type GitHubApiOptions, startGitHubApi } from '../../../harness/github-api.ts';
import {
  branchEvent,
  type GitHubEvent,
  headSha,
  pullRequestEvent,
} from '../../../harness/github-event.ts';
import { describeEvent } from '../../../src/github/event.ts';
import { findGoverningSource, type GoverningSource } from '../../../src/github/governing-source.ts';
import { createOctokit } from '../../../src/github/octokit.ts';
import { messageOfFailure } from './support/github.ts';

const sha = { main: 'a'.repeat(40), release: 'b'.repeat(40), own: 'c'.repeat(40) };
const branches = {
  main: { sha: sha.main },
  'release/1': { sha: sha.release, protected: true },
  own: { sha: sha.own },
};

async function prepare(options: GitHubApiOptions = {}, { isOwnCheckout = true } = {}) {
  const github = await startGitHubApi({ branches, ...options });
  onTestFinished(github.close);
  const connect = () =>
    createOctokit({ token: 'ghs_token', apiUrl: github.url, timeLimitMs: 1000 });
  const find = ({ name, payload, variables }: GitHubEvent) =>
    findGoverningSource(
      describeEvent(
        { GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: 'octo-org/shop', ...variables },
        payload,
      ),
      isOwnCheckout,
      connect,
    );
  return { github, find };
}

const tipOf = (name: string, commit: string): GoverningSource => ({
  kind: 'commit',
  name: `branch ${name} at ${commit.slice(0, 7)}`,
  repository: { owner: 'octo-org', name: 'shop' },
  commit,
});
const main = tipOf('main', sha.main);
const release = tipOf('release/1', sha.release);
const checkout = (name: string): GoverningSource => ({
  kind: 'checkout',
  name: `${name} at ${headSha.slice(0, 7)}`,
});

const pullRequestInto = (ref: string, name = 'pull_request'): GitHubEvent => ({
  ...pullRequestEvent(),
  name,
  payload: {
    ...pullRequestEvent().payload,
    pull_request: { number: 1, base: { ref, sha: 'd'.repeat(40) } },
  },
});
const mergeGroupInto = (base_ref: string): GitHubEvent => ({
  ...branchEvent('merge_group'),
  payload: {
    ...branchEvent('merge_group').payload,
    merge_group: { base_ref, base_sha: 'd'.repeat(40) },
  },
});
const on = (name: string, ref: string, isProtected?: boolean): GitHubEvent => ({
  ...branchEvent('push'),
  name,
  variables: {
    GITHUB_SHA: headSha,
    GITHUB_REF: ref,
    ...(isProtected !== undefined && { GITHUB_REF_PROTECTED: String(isProtected) }),
  },
});
const aboutProposals = [
  'workflow_run',
  'issue_comment',
  'deployment_status',
  'repository_dispatch',
  'invented_later',
];
const ofTheirOwn = ['push', 'workflow_dispatch', 'schedule', 'release'];

describe('a proposal is governed by', () => {
  it.each<[string, GitHubEvent, GoverningSource, string[]]>([
    ['its base, the default branch', pullRequestInto('main'), main, ['main']],
    ['its base, which is protected', pullRequestInto('release/1'), release, ['release%2F1']],
    [
      'the default branch when its base is anybody’s',
      pullRequestInto('own'),
      main,
      ['own', 'main'],
    ],
    ['the default branch when its base is gone', pullRequestInto('gone'), main, ['gone', 'main']],
    [
      'its base as a merge group, too',
      mergeGroupInto('refs/heads/release/1'),
      release,
      ['release%2F1'],
    ],
    [
      'the default branch as a merge group into another',
      mergeGroupInto('refs/heads/own'),
      main,
      ['own', 'main'],
    ],
    [
      'the default branch when it does not tell its base',
      { ...pullRequestInto('own'), payload: {} },
      main,
      ['main'],
    ],
  ])('%s', async (_, event, source, asked) => {
    const { github, find } = await prepare();
    const payload = { repository: { default_branch: 'main' }, ...event.payload };
    expect(await find({ ...event, payload })).toEqual(source);
    expect(github.calls()).toEqual(
      asked.map((branch) => `GET /repos/octo-org/shop/branches/${branch}`),
    );
  });

  it.each(['pull_request_target', 'pull_request_review'])('the same on %s', async (name) => {
    const { find } = await prepare();
    expect(await find(pullRequestInto('own', name))).toEqual(main);
    expect(await find(pullRequestInto('release/1', name))).toEqual(release);
  });

  it.each(aboutProposals)('the default branch on %s, whatever protects the ref', async (name) => {
    const { find } = await prepare();
    expect(await find(on(name, 'refs/heads/main', true))).toEqual(main);
    expect(await find(on(name, 'refs/heads/own', true))).toEqual(main);
  });

  it('the tip as it is when it is asked for, and not the base commit of the event', async () => {
    const changing = { main: { sha: sha.main } };
    const { find } = await prepare({ branches: changing });
    expect(await find(pullRequestEvent())).toEqual(main);
    changing.main.sha = sha.own;
    expect(await find(pullRequestEvent())).toEqual(tipOf('main', sha.own));
  });
});

describe('a run of a ref is governed by', () => {
  it.each(ofTheirOwn)(
    'the checkout of the default branch on %s, and GitHub is not asked',
    async (name) => {
      const { github, find } = await prepare();
      expect(await find(on(name, 'refs/heads/main'))).toEqual(checkout('branch main'));
      expect(github.requests).toEqual([]);
    },
  );

  it.each(ofTheirOwn)(
    'the checkout of a protected ref on %s, and GitHub is not asked',
    async (name) => {
      const { github, find } = await prepare();
      expect(await find(on(name, 'refs/heads/release/1', true))).toEqual(
        checkout('branch release/1'),
      );
      expect(await find(on(name, 'refs/tags/v1', true))).toEqual(checkout('tag v1'));
      expect(github.requests).toEqual([]);
    },
  );

  it.each(ofTheirOwn)('the default branch on any other ref on %s', async (name) => {
    const { find } = await prepare();
    for (const ref of [
      'refs/heads/own',
      'refs/tags/v1',
      'refs/tags/main',
      'main',
      'refs/heads/Main',
      '',
    ])
      for (const isProtected of [undefined, false])
        expect(await find(on(name, ref, isProtected)), ref).toEqual(main);
  });

  it.each(ofTheirOwn)('its own tip on %s when the checkout is of another commit', async (name) => {
    const { find } = await prepare({}, { isOwnCheckout: false });
    expect(await find(on(name, 'refs/heads/main'))).toEqual(main);
    expect(await find(on(name, 'refs/heads/release/1', true))).toEqual(release);
    expect(await find(on(name, 'refs/tags/v1', true))).toEqual(main);
  });

  it('the checkout outside of a workflow', async () => {
    const { github, find } = await prepare({}, { isOwnCheckout: false });
    expect(await find({ name: '', payload: {}, variables: {} })).toEqual({
      kind: 'checkout',
      name: 'the checkout',
    });
    expect(github.requests).toEqual([]);
  });
});

describe('the default branch', () => {
  const silent = { schedule: '17 3 * * *' };

  it('is asked of GitHub when the event does not tell it', async () => {
    const { github, find } = await prepare();
    const event = { ...branchEvent('schedule'), payload: silent };
    expect(await find(event)).toEqual(checkout('branch main'));
    expect(github.calls()).toEqual(['GET /repos/octo-org/shop']);
    expect(await find({ ...on('schedule', 'refs/heads/own'), payload: silent })).toEqual(main);
  });

  it('is not asked for where the ref is protected', async () => {
    const { github, find } = await prepare();
    await find({ ...on('schedule', 'refs/heads/main', true), payload: silent });
    expect(github.requests).toEqual([]);
  });
});

describe('nothing governs, and that is a failure,', () => {
  it.each([
    ['without a repository', {}, { GITHUB_REPOSITORY: '' }, /does not tell the repository/],
    [
      'when the default branch cannot be seen',
      { repository: { default_branch: 'lost' } },
      {},
      /contents: read/,
    ],
  ])('%s', async (_, payload, variables, message) => {
    const { find } = await prepare();
    expect(await messageOfFailure(find({ name: 'workflow_run', payload, variables }))).toMatch(
      message,
    );
  });

  it.each([
    [
      'when the token may not read',
      forbidden,
      /The branch own could not be read\. Add `permissions: contents: read`/,
    ],
    [
      'when GitHub fails for ever',
      { status: 500, headers: { 'retry-after': '9' } },
      /branch own could not be read/,
    ],
    [
      'when a gateway answers',
      { status: 404, body: '<html>', headers: { 'retry-after': '9' } },
      /could not be read/,
    ],
    ['when the answer is none', { status: 200, body: { name: 'own' } }, /could not be read/],
  ])('%s, and not for want of protection', async (_, answer, message) => {
    const { github, find } = await prepare();
    github.fail(/branches\/own/, answer);
    expect(await messageOfFailure(find(pullRequestInto('own')))).toMatch(message);
    expect(github.requests).toHaveLength(1);
  });
});

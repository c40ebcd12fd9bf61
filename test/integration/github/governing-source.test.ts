import { describe, expect, it } from 'vitest';
import { forbidden, type GitHubApiOptions } from '../../../harness/github-api.ts';
import {
  branchEvent,
  type GitHubEvent,
  headSha,
  pullRequestEvent,
} from '../../../harness/github-event.ts';
import { findGoverningSource, type GoverningSource } from '../../../src/github/policy-source.ts';
import {
  connectToGitHub,
  failing,
  gatewayPage,
  known,
  messageOfFailure,
  repository,
} from './support/github.ts';

const sha = { main: 'a'.repeat(40), release: 'b'.repeat(40), own: 'c'.repeat(40) };
const branches = {
  main: { sha: sha.main },
  'release/1': { sha: sha.release, protected: true },
  own: { sha: sha.own },
};

async function prepare(options: GitHubApiOptions = {}, { isOwnCheckout = true } = {}) {
  const given = { branches, ...options };
  const { github, connect } = await connectToGitHub(given, { timeLimitMs: 1000 });
  const find = (event: GitHubEvent) => findGoverningSource(known(event), isOwnCheckout, connect);
  return { github, find };
}

const tipOf = (name: string, commit: string): GoverningSource => ({
  kind: 'commit',
  name: `branch ${name} at ${commit.slice(0, 7)}`,
  repository,
  commit,
});
const main = tipOf('main', sha.main);
const release = tipOf('release/1', sha.release);
const checkout = (name: string): GoverningSource => ({
  kind: 'checkout',
  name: `${name} at ${headSha.slice(0, 7)}`,
});

const base_sha = 'd'.repeat(40);
const withPayload = (event: GitHubEvent, payload: object): GitHubEvent => ({
  ...event,
  payload: { ...event.payload, ...payload },
});
const pullRequestInto = (ref: string, name = 'pull_request'): GitHubEvent => {
  const pull_request = { number: 1, base: { ref, sha: base_sha } };
  return { ...withPayload(pullRequestEvent(), { pull_request }), name };
};
const mergeInto = (branch: string) => {
  const merge_group = { base_ref: `refs/heads/${branch}`, base_sha };
  return withPayload(branchEvent('merge_group'), { merge_group });
};
const odd = encodeURIComponent('refs/heads/release/1');
const on = (name: string, ref: string, isProtected?: boolean): GitHubEvent => ({
  ...branchEvent('push'),
  name,
  variables: {
    GITHUB_SHA: headSha,
    GITHUB_REF: ref,
    ...(isProtected !== undefined && { GITHUB_REF_PROTECTED: String(isProtected) }),
  },
});
/** Where the payload does not tell a base. */
const baseless = ['pull_request', 'pull_request_target', 'merge_group'];
const ofTheirOwn = ['push', 'workflow_dispatch', 'schedule', 'release'];

describe('a proposal is governed by', () => {
  it.each<[string, GitHubEvent, GoverningSource, string[]]>([
    ['its base, the default branch', pullRequestInto('main'), main, ['main']],
    ['its base, which is protected', pullRequestInto('release/1'), release, ['release%2F1']],
    ['the default branch, not anybody’s', pullRequestInto('own'), main, ['own', 'main']],
    ['the default branch when its base is gone', pullRequestInto('gone'), main, ['gone', 'main']],
    ['its base as a merge group', mergeInto('release/1'), release, ['release%2F1']],
    ['the default branch as a merge group', mergeInto('own'), main, ['own', 'main']],
    // A branch may be named like another ref.
    ['the default branch then, too', mergeInto('refs/heads/release/1'), main, [odd, 'main']],
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

  it.each([
    'workflow_run',
    'issue_comment',
    'deployment_status',
    'repository_dispatch',
    'invented_later',
    ...baseless,
  ])('the default branch on %s, whatever protects the ref', async (name) => {
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

describe.each(ofTheirOwn)('a run of a ref on %s is governed by', (name) => {
  it('the checkout of the default branch or a protected ref, and GitHub is not asked', async () => {
    const { github, find } = await prepare();
    expect(await find(on(name, 'refs/heads/main'))).toEqual(checkout('branch main'));
    const protectedBranch = on(name, 'refs/heads/release/1', true);
    expect(await find(protectedBranch)).toEqual(checkout('branch release/1'));
    expect(await find(on(name, 'refs/tags/v1', true))).toEqual(checkout('tag v1'));
    expect(github.requests).toEqual([]);
  });

  it('the default branch on any other ref', async () => {
    const { find } = await prepare();
    const others = ['heads/own', 'tags/v1', 'tags/main', 'heads/Main'].map((ref) => `refs/${ref}`);
    for (const ref of [...others, 'main', ''])
      for (const isProtected of [undefined, false])
        expect(await find(on(name, ref, isProtected)), ref).toEqual(main);
  });

  it('its own tip when the checkout is of another commit', async () => {
    const { find } = await prepare({}, { isOwnCheckout: false });
    expect(await find(on(name, 'refs/heads/main'))).toEqual(main);
    expect(await find(on(name, 'refs/heads/release/1', true))).toEqual(release);
    expect(await find(on(name, 'refs/tags/v1', true))).toEqual(main);
  });
});

it('what runs outside of a workflow is governed by the checkout', async () => {
  const { github, find } = await prepare({}, { isOwnCheckout: false });
  const source = await find({ name: '', payload: {}, variables: {} });
  expect(source).toEqual({ kind: 'checkout', name: 'the checkout' });
  expect(github.requests).toEqual([]);
});

describe('the default branch', () => {
  const payload = { schedule: '17 3 * * *' };

  it('is asked of GitHub when the event does not tell it', async () => {
    const { github, find } = await prepare();
    const nightly = await find({ ...branchEvent('schedule'), payload });
    expect(nightly).toEqual(checkout('branch main'));
    expect(github.calls()).toEqual(['GET /repos/octo-org/shop']);
    expect(await find({ ...on('schedule', 'refs/heads/own'), payload })).toEqual(main);
  });

  it('is not asked for where the ref is protected', async () => {
    const { github, find } = await prepare();
    await find({ ...on('schedule', 'refs/heads/main', true), payload });
    expect(github.requests).toEqual([]);
  });
});

describe('nothing governs, and that is a failure,', () => {
  const lost = { repository: { default_branch: 'lost' } };
  it.each([
    ['without a repository', {}, { GITHUB_REPOSITORY: '' }, /does not tell the repository/],
    ['when the default branch cannot be seen', lost, {}, /contents: read/],
  ])('%s', async (_, payload, variables, message) => {
    const { find } = await prepare();
    const finding = find({ name: 'workflow_run', payload, variables });
    expect(await messageOfFailure(finding)).toMatch(message);
  });

  it.each([
    ['when the token may not read', forbidden, /\. Add `permissions: contents: read`/],
    ['when GitHub fails forever', failing(500, 9), /500/],
    ['when a gateway answers', gatewayPage(404, 9), /could not be reached/],
    ['when the answer is none', { status: 200, body: { name: 'own' } }, /./],
  ])('%s, and not for want of protection', async (_, answer, message) => {
    const { github, find } = await prepare();
    github.fail(/branches\/own/, answer);
    const failure = await messageOfFailure(find(pullRequestInto('own')));
    expect(failure).toContain('branch own could not be read');
    expect(failure).toMatch(message);
    expect(github.requests).toHaveLength(1);
  });
});

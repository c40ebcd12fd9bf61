import { describe, expect, it } from 'vitest';
import { forbidden, type GitHubApiOptions } from '../../../harness/github-api.ts';
import {
  baseSha,
  branchEvent,
  type GitHubEvent,
  headSha,
  indirectEvent,
  mergeSha,
  openPull,
  pullRequestEvent,
} from '../../../harness/github-event.ts';
import { eventAboutPullRequest } from '../../../src/github/judged-pull-request.ts';
import {
  connectToGitHub,
  failing,
  gatewayPage,
  known,
  messageOfFailure,
} from './support/github.ts';

const other = 'd'.repeat(40);
const theirs = { ...openPull, number: 7, head: { ...openPull.head, sha: other }, merge: null };
const call = 'GET /repos/octo-org/shop/pulls/42';

async function prepare(options: GitHubApiOptions = {}) {
  const given = { pulls: [openPull, theirs], ...options };
  const { github, ask } = await connectToGitHub(given, { timeLimitMs: 1000 });
  const judge = (event: GitHubEvent, number = 42) =>
    eventAboutPullRequest(known(event), number, ask);
  const refused = (event: GitHubEvent, number = 42) => messageOfFailure(judge(event, number));
  return { github, judge, refused };
}

const aboutCommit = ['workflow_run', 'deployment_status'] as const;
const aboutNone = ['workflow_dispatch', 'repository_dispatch', 'schedule'] as const;

describe('a pull request that the event does not bring', () => {
  it.each([...aboutCommit, ...aboutNone, 'issue_comment'] as const)(
    'gives its head on %s',
    async (name) => {
      const { github, judge } = await prepare();
      expect(await judge(indirectEvent(name))).toMatchObject({
        name,
        headSha,
        pullRequest: { number: 42, isFork: false },
      });
      expect(github.calls()).toEqual([call]);
    },
  );

  it.each([
    ['of a fork', 'mallory/shop'],
    ['of a fork that was deleted', null],
  ])('is judged %s, too, and is known to be of one', async (_, repository) => {
    const head = { ...openPull.head, repository };
    const { judge } = await prepare({ pulls: [{ ...openPull, head }] });
    for (const name of [...aboutCommit, ...aboutNone, 'issue_comment'] as const)
      expect(await judge(indirectEvent(name))).toMatchObject({
        headSha,
        subject: { isFork: true },
        pullRequest: { isFork: false }, // the event gives the token that writes
      });
  });

  it.each([
    ['of a deleted fork', { repo: null }],
    ['of unknown origin', {}],
  ])('%s counts as that of a fork, though the answer has no base', async (_, origin) => {
    const { github, judge } = await prepare();
    const head = { sha: headSha, ...origin };
    github.fail(/pulls/, { status: 200, body: { number: 42, state: 'open', head } });
    expect(await judge(indirectEvent('schedule'))).toMatchObject({ subject: { isFork: true } });
  });

  it('of a branch of the repository is of no fork', async () => {
    const { judge } = await prepare();
    expect(await judge(indirectEvent('schedule'))).toMatchObject({ subject: { isFork: false } });
  });

  it('is not another one than those that a workflow run names', async () => {
    const { github, judge, refused } = await prepare();
    const { payload, ...event } = indirectEvent('workflow_run');
    const naming = (...numbers: number[]) => {
      const pull_requests = numbers.map((number) => ({ number }));
      const { workflow_run, ...others } = Object(payload);
      return { ...event, payload: { ...others, workflow_run: { ...workflow_run, pull_requests } } };
    };
    expect(await judge(naming(7, 42))).toMatchObject({ headSha });
    expect(await refused(naming(7, 8))).toBe(
      'GitHubFailure: The event is about pull request #7, #8.',
    );
    expect(github.calls()).toEqual([call]);
  });

  it('is not requested when the event contains all of it', async () => {
    const { github, judge } = await prepare();
    expect(await judge(pullRequestEvent())).toMatchObject({ headSha, pullRequest: { number: 42 } });
    expect(github.requests).toEqual([]);
  });
});

describe('a commit that the event names', () => {
  it.each<[GitHubEvent, string]>([
    ...aboutCommit.map((name): [GitHubEvent, string] => [indirectEvent(name), headSha]),
    [branchEvent('push'), 'unknown'],
    [branchEvent('merge_group'), headSha],
  ])('is not that of another number on $0.name', async (event, commit) => {
    const { refused } = await prepare();
    expect(await refused(event, 7)).toBe(
      `GitHubFailure: The event is about commit ${commit}, but the head of pull request #7 is ${other}.`,
    );
  });

  it.each(aboutCommit)('is not that of a head which has moved on since, on %s', async (name) => {
    const head = { ...openPull.head, sha: other };
    const { refused } = await prepare({ pulls: [{ ...openPull, head }] });
    expect(await refused(indirectEvent(name))).toMatch(/ #42 is d{40}\.$/);
  });

  it.each(aboutCommit)(
    'is unknown, and so another one, when %s does not contain it',
    async (name) => {
      const { refused } = await prepare();
      const silent = { ...indirectEvent(name), payload: {} };
      expect(await refused(silent)).toMatch(/about commit unknown, but/);
    },
  );
});

describe('a merge commit', () => {
  const deployed = indirectEvent('deployment_status', mergeSha);
  const aboutMerge = /about commit 4b825dc\w+, but/;

  it('may be what was deployed of the pull request', async () => {
    const { github, judge } = await prepare();
    expect(await judge(deployed)).toMatchObject({ headSha });
    expect(github.calls()).toEqual([call, `GET /repos/octo-org/shop/git/commits/${mergeSha}`]);
  });

  it('counts as GitHub names it where the token may not see the commit', async () => {
    const { github, judge } = await prepare();
    github.fail(/git\/commits/, { status: 404, body: { message: 'Not Found' } });
    expect(await judge(deployed)).toMatchObject({ headSha });
  });

  it.each([
    ['of an earlier head', { sha: mergeSha, head: other }, 2],
    ['of another pull request', { sha: other, head: headSha }, 1],
    ['that GitHub has not made yet', null, 1],
  ])('does not do when it is one %s', async (_, merge, requests) => {
    const { github, refused } = await prepare({ pulls: [{ ...openPull, merge }] });
    expect(await refused(deployed)).toMatch(aboutMerge);
    expect(github.calls()).toHaveLength(requests);
  });

  it('is none that a workflow run is about', async () => {
    const { refused } = await prepare();
    expect(await refused(indirectEvent('workflow_run', mergeSha))).toMatch(aboutMerge);
  });
});

describe('a pull request is refused', () => {
  const nightly = indirectEvent('schedule');

  it('when the event names another one, without a question', async () => {
    const { github, refused } = await prepare();
    for (const event of [
      pullRequestEvent(),
      { ...pullRequestEvent(), name: 'pull_request_review' },
      indirectEvent('issue_comment'),
    ])
      expect(await refused(event, 7)).toBe('GitHubFailure: The event is about pull request #42.');
    expect(github.requests).toEqual([]);
  });

  it('when the event does not name the repository', async () => {
    const { refused } = await prepare();
    const outside = { ...nightly, payload: {}, variables: { GITHUB_REPOSITORY: '' } };
    expect(await refused(outside)).toMatch(/does not name the repository/);
  });
});

describe('what GitHub does not answer', () => {
  const about7 = { number: 7, state: 'open', head: { sha: headSha }, base: { ref: 'main' } };

  it.each([
    ['when it fails forever', failing(500, 9)],
    ['when a gateway answers', gatewayPage(404, 9)],
  ])('refuses nothing, %s', async (_, answer) => {
    const { github, judge } = await prepare();
    github.fail(/pulls/, answer);
    await expect(judge(indirectEvent('schedule'))).rejects.toMatchObject({ outage: 'unreachable' });
  });

  it.each([
    ['about another one', about7, /^GitHubFailure: GitHub's answer is about pull request #7\.$/],
    ['without a head', { number: 42, state: 'open' }, /#42 does not have the documented .*head/],
  ])('refuses for good when the answer is %s, and says so', async (_, body, message) => {
    const { github, judge, refused } = await prepare();
    github.fail(/pulls/, { status: 200, body }, 2);
    const event = indirectEvent('schedule');
    await expect(judge(event)).rejects.toMatchObject({ outage: undefined });
    expect(await refused(event)).toMatch(message);
  });

  it('refuses for good when the merge commit has no parents', async () => {
    const { github, judge } = await prepare();
    github.fail(/git\/commits/, { status: 200, body: { sha: mergeSha } });
    const deployed = indirectEvent('deployment_status', mergeSha);
    await expect(judge(deployed)).rejects.toMatchObject({
      outage: undefined,
      message: expect.stringContaining('does not have the documented form'),
    });
  });

  it('refuses for good without a permission, or another head', async () => {
    const { github, judge } = await prepare();
    github.fail(/pulls/, forbidden);
    const final = { name: 'GitHubFailure', outage: undefined };
    await expect(judge(indirectEvent('schedule'))).rejects.toMatchObject(final);
    await expect(judge(indirectEvent('workflow_run', baseSha))).rejects.toMatchObject(final);
  });
});

import { describe, expect, it, onTestFinished } from 'vitest';
import { forbidden, type GitHubApiOptions, startGitHubApi } from '../../../harness/github-api.ts';
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
import { adoptPullRequest } from '../../../src/github/adopted-pull-request.ts';
import { describeEvent } from '../../../src/github/event.ts';
import { isOutage } from '../../../src/github/failure.ts';
import { createOctokit } from '../../../src/github/octokit.ts';
import { messageOfFailure } from './support/github.ts';

const other = 'd'.repeat(40);
const theirs = { ...openPull, number: 7, head: { ...openPull.head, sha: other }, merge: null };
const call = 'GET /repos/octo-org/shop/pulls/42';

async function prepare(options: GitHubApiOptions = {}) {
  const github = await startGitHubApi({ pulls: [openPull, theirs], ...options });
  onTestFinished(github.close);
  const connect = () =>
    createOctokit({ token: 'ghs_token', apiUrl: github.url, timeLimitMs: 1000 });
  const adopt = ({ name, payload, variables }: GitHubEvent, number = 42) => {
    const given = { GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: 'octo-org/shop', ...variables };
    return adoptPullRequest(describeEvent(given, payload), number, connect);
  };
  return { github, adopt };
}

const aboutCommit = ['workflow_run', 'deployment_status'] as const;
const aboutNone = ['workflow_dispatch', 'repository_dispatch', 'schedule'] as const;

describe('a pull request that the event does not bring', () => {
  it.each([...aboutCommit, ...aboutNone, 'issue_comment'] as const)(
    'gives its head and its base on %s, as a proposal',
    async (name) => {
      const { github, adopt } = await prepare();
      expect(await adopt(indirectEvent(name))).toMatchObject({
        name,
        headSha,
        proposal: { base: 'main' },
        pullRequest: { number: 42, isFork: false },
      });
      expect(github.calls()).toEqual([call]);
    },
  );

  it.each([
    ['of a fork', 'mallory/shop'],
    ['of a fork that was deleted', null],
  ])('is adopted %s, too', async (_, repository) => {
    const head = { ...openPull.head, repository };
    const { adopt } = await prepare({ pulls: [{ ...openPull, head }] });
    expect(await adopt(indirectEvent('workflow_run'))).toMatchObject({ headSha });
  });

  it('is not asked for where the event tells all of it', async () => {
    const { github, adopt } = await prepare();
    expect(await adopt(pullRequestEvent())).toMatchObject({ headSha, pullRequest: { number: 42 } });
    expect(github.requests).toEqual([]);
  });
});

describe('a commit that the event names', () => {
  it.each(aboutCommit)('is not that of another number on %s', async (name) => {
    const { adopt } = await prepare();
    expect(await messageOfFailure(adopt(indirectEvent(name), 7))).toBe(
      `GitHubFailure: The event is about commit ${headSha}, but the head of pull request #7 is ${other}.`,
    );
  });

  it.each(aboutCommit)('is not that of a head which has moved on since, on %s', async (name) => {
    const head = { ...openPull.head, sha: other };
    const { adopt } = await prepare({ pulls: [{ ...openPull, head }] });
    expect(await messageOfFailure(adopt(indirectEvent(name)))).toMatch(/ #42 is d{40}\.$/);
  });

  it.each(['push', 'merge_group'] as const)('is compared on %s, too', async (name) => {
    const { adopt } = await prepare();
    expect(await messageOfFailure(adopt(branchEvent(name), 7))).toMatch(
      /The event is about commit/,
    );
  });

  it.each(['check_run', 'check_suite', 'status', 'deployment'])(
    'is compared on %s, too',
    async (name) => {
      const { adopt } = await prepare();
      const about = (sha: string) => {
        const [check_run, check_suite] = [{ head_sha: sha }, { head_sha: sha }];
        const payload = { check_run, check_suite, sha, deployment: { sha } };
        return { name, payload, variables: {} };
      };
      expect(await adopt(about(headSha))).toMatchObject({ headSha });
      expect(await messageOfFailure(adopt(about(other)))).toMatch(/about commit d{40}, but/);
    },
  );

  it.each(aboutCommit)('is unknown, and so another one, when %s does not tell it', async (name) => {
    const { adopt } = await prepare();
    const silent = { ...indirectEvent(name), payload: {} };
    expect(await messageOfFailure(adopt(silent))).toMatch(/about commit unknown, but/);
  });
});

describe('a merge commit', () => {
  const deployed = indirectEvent('deployment_status', mergeSha);

  it('may be what was deployed of the pull request', async () => {
    const { github, adopt } = await prepare();
    expect(await adopt(deployed)).toMatchObject({ headSha });
    expect(github.calls()).toEqual([call, `GET /repos/octo-org/shop/git/commits/${mergeSha}`]);
  });

  it('counts as GitHub names it where the token may not see the commit', async () => {
    const { github, adopt } = await prepare();
    github.fail(/git\/commits/, { status: 404, body: { message: 'Not Found' } });
    expect(await adopt(deployed)).toMatchObject({ headSha });
  });

  it('does not do when GitHub made it of an earlier head', async () => {
    const merge = { sha: mergeSha, head: other };
    const { adopt } = await prepare({ pulls: [{ ...openPull, merge }] });
    expect(await messageOfFailure(adopt(deployed))).toMatch(/about commit 4b825dc\w+, but/);
  });

  it.each([
    ['of another pull request', { ...openPull, merge: { sha: other, head: headSha } }],
    ['that GitHub has not made yet', { ...openPull, merge: null }],
  ])('does not do when it is one %s', async (_, pull) => {
    const { github, adopt } = await prepare({ pulls: [pull] });
    expect(await messageOfFailure(adopt(deployed))).toMatch(/about commit 4b825dc\w+, but/);
    expect(github.calls()).toEqual([call]);
  });

  it('is none that a workflow run is about', async () => {
    const { adopt } = await prepare();
    expect(await messageOfFailure(adopt(indirectEvent('workflow_run', mergeSha)))).toMatch(
      /about commit 4b825dc\w+, but/,
    );
  });
});

describe('a pull request is refused', () => {
  it('when the event names another one, without a question', async () => {
    const { github, adopt } = await prepare();
    for (const event of [
      pullRequestEvent(),
      { ...pullRequestEvent(), name: 'pull_request_review' },
      indirectEvent('issue_comment'),
    ])
      expect(await messageOfFailure(adopt(event, 7))).toBe(
        'GitHubFailure: The event is about pull request #42.',
      );
    expect(github.requests).toEqual([]);
  });

  it('when it is closed', async () => {
    const { adopt } = await prepare({ pulls: [{ ...openPull, state: 'closed' }] });
    expect(await messageOfFailure(adopt(indirectEvent('schedule')))).toBe(
      'GitHubFailure: Pull request #42 is closed.',
    );
  });

  it('when there is none of that number', async () => {
    const { adopt } = await prepare();
    expect(await messageOfFailure(adopt(indirectEvent('schedule'), 8))).toMatch(
      /There is no pull request #8 in octo-org\/shop, or the token may not see it: add `permissions: pull-requests: read`/,
    );
  });

  it('when the token may not read it, and the permission is named', async () => {
    const { adopt } = await prepare({ permissions: { contents: 'read' } });
    expect(await messageOfFailure(adopt(indirectEvent('schedule')))).toMatch(
      /Pull request #42 could not be read\. Add `permissions: pull-requests: read` to the job\./,
    );
  });

  it('when the event does not tell the repository', async () => {
    const { adopt } = await prepare();
    const outside = { ...indirectEvent('schedule'), payload: {} };
    const event = { ...outside, variables: { GITHUB_REPOSITORY: '' } };
    expect(await messageOfFailure(adopt(event))).toMatch(/does not tell the repository/);
  });
});

describe('what GitHub does not answer', () => {
  const failureOf = (adopting: Promise<unknown>) =>
    adopting.then(
      () => undefined,
      (error: unknown) => error,
    );

  it.each([
    ['when it fails for ever', { status: 500, headers: { 'retry-after': '9' } }],
    ['when a gateway answers', { status: 404, body: '<html>', headers: { 'retry-after': '9' } }],
    [
      'when it is about another one',
      {
        status: 200,
        body: { number: 7, state: 'open', head: { sha: headSha }, base: { ref: 'main' } },
      },
    ],
    ['when it is not about one', { status: 200, body: { number: 42, state: 'open' } }],
  ])('refuses nothing, %s', async (_, answer) => {
    const { github, adopt } = await prepare();
    github.fail(/pulls/, answer);
    expect(isOutage(await failureOf(adopt(indirectEvent('schedule'))))).toBe(true);
  });

  it('refuses for good without a permission, or another head', async () => {
    const { github, adopt } = await prepare();
    github.fail(/pulls/, forbidden);
    expect(isOutage(await failureOf(adopt(indirectEvent('schedule'))))).toBe(false);
    const moved = adopt(indirectEvent('workflow_run', baseSha));
    expect(isOutage(await failureOf(moved))).toBe(false);
  });
});

import { onTestFinished } from 'vitest';
import { type GitHubApiOptions, startGitHubApi } from '../../../../harness/github-api.ts';
import type { GitHubEvent } from '../../../../harness/github-event.ts';
import { describeEvent } from '../../../../src/github/event.ts';
import {
  type Ask,
  briefLimits,
  createGitHub,
  type WorkLimits,
} from '../../../../src/github/octokit.ts';
import { markerOf } from '../../../../src/github/post-body.ts';
import { createRepositoryReader } from '../../../../src/github/repository-facts.ts';
import { type StickyComment, upsertComment } from '../../../../src/github/sticky-comment.ts';
import { type StickyIssue, syncIssue } from '../../../../src/github/sticky-issue.ts';

export const repository = { owner: 'octo-org', name: 'shop' };
export const pullRequest = { number: 42, isFork: false };
export const ofComment = markerOf('comment', 'app', '.github/workflows/gate.yml', 'gate');
const ofIssue = markerOf('issue', 'app');
export const commentsPath = '/repos/octo-org/shop/issues/42/comments';
export const issuesQuery =
  'labels=security-test-gate&state=all&sort=created&direction=asc&per_page=100';

/** What is seen of a comment or an issue of ours. */
function textOf(body: string): string {
  return body.replace(/^<!-- security-test-gate:\w+ -->\n/, '');
}

/** GitHub's refusal of a request. */
export const refusal = (status: number, message: string) => ({ status, body: { message } });

/** A failure after which GitHub asks for a pause of so many seconds. */
export const failing = (status: number, seconds = 0) => ({
  status,
  headers: { 'retry-after': `${seconds}` },
});

/** The page that a gateway returns instead of GitHub's answer. */
export const gatewayPage = (status: number, seconds = 0) => ({
  status,
  body: '<html>Not Found',
  headers: { 'content-type': 'text/html', 'retry-after': `${seconds}` },
});

/** The event as the gate knows it, in the repository of these tests. */
export const known = ({ name, payload, variables }: GitHubEvent) =>
  describeEvent(
    { GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: 'octo-org/shop', ...variables },
    payload,
  );

/** The workflow run of this event. */
export const runOf = (given: GitHubEvent, workspace: string, token = 'ghs_token') => {
  const event = known(given);
  const { signal } = new AbortController();
  const gitHub = createGitHub(token);
  const readRepository = createRepositoryReader(event.repository);
  return { event, workspace, gitHub, configGitHub: gitHub, signal, readRepository };
};

/** GitHub on loopback until the test is over. `via` gives another address that leads there. */
export async function connectToGitHub(
  options: GitHubApiOptions = {},
  given: Partial<WorkLimits> = {},
  via = async (url: string) => url,
) {
  const github = await startGitHubApi(options);
  onTestFinished(github.close);
  const apiUrl = await via(github.url);
  const gitHub = createGitHub('ghs_token', 'github-token', apiUrl);
  const { signal } = new AbortController();
  const ask: Ask = (work) => gitHub.within({ signal, ...briefLimits, ...given }, work);
  return {
    github,
    apiUrl,
    gitHub,
    /** Does work there, within limits of its own. */
    ask,
    comment: (body: string, given: Partial<StickyComment> = {}) => {
      const comment = { repository, pullRequest, marker: ofComment, mode: 'upsert' } as const;
      return ask((octokit) => upsertComment({ octokit, ...comment, body, ...given }));
    },
    issue: (state: StickyIssue['state'], body: string, given: Partial<StickyIssue> = {}) => {
      const title = 'The nightly security test failed';
      const issue = { repository, marker: ofIssue, title, body, state, ...given };
      return ask((octokit) => syncIssue({ octokit, ...issue }));
    },
    /** Bodies of the comments on pull request 42, without our hidden line. */
    bodies: () => github.comments.map(({ body }) => textOf(body)),
    /** The same of the issues, each with its state. */
    issues: () => github.issues.map(({ body, state }) => [textOf(body), state]),
  };
}

/** The message of what a promise fails with. */
export async function messageOfFailure(failing: Promise<unknown>): Promise<string> {
  const error = await failing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Error ? `${error.name}: ${error.message}` : `no failure`;
}

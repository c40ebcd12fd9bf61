import pMap from 'p-map';
import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { compareCommits } from './comparison.ts';
import { type MergeGroup, ownerAndRepo, type PullRequest, type Repository } from './event.ts';
import { explainFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';

/** Looked up, one request each: a queue has a few pull requests in a group, of a few commits each. */
const maxCommits = 50;
const maxPullRequests = 20;
const requestsAtATime = 6;

const pullRequestsSchema = z.array(
  z.object({ number: z.int(), state: z.string(), base: z.object({ ref: z.string() }) }),
);

/**
 * Lists the open pull requests that a group of the merge queue would merge, by its commits, and
 * whether there may be others.
 * https://docs.github.com/rest/commits/commits#list-pull-requests-associated-with-a-commit
 * @throws GitHubFailure
 */
export function listGroupedPullRequests(
  octokit: Octokit,
  repository: Repository,
  group: MergeGroup,
): Promise<{ pullRequests: PullRequest[]; isCut: boolean }> {
  const failed = 'The pull requests of the merge group could not be listed';
  return explainFailure({ failed, permission: 'pull-requests: write' }, async () => {
    const comparison = await compareCommits(octokit, repository, group, maxCommits);
    const { commits, total_commits } = comparison;
    const read = ({ sha }: { sha: string }) => readPullRequestsOf(octokit, repository, sha);
    const listed = await pMap(commits.slice(0, maxCommits), read, { concurrency: requestsAtATime });
    const open = listed
      .flat()
      .filter(({ state, base }) => state === 'open' && base.ref === group.branch);
    const numbers = [...new Set(open.map(({ number }) => number))];
    return {
      // Not read-only as for a fork: the event is one of this repository.
      pullRequests: numbers.slice(0, maxPullRequests).map((number) => ({ number, isFork: false })),
      isCut: total_commits > maxCommits || numbers.length > maxPullRequests,
    };
  });
}

async function readPullRequestsOf(octokit: Octokit, repository: Repository, commit_sha: string) {
  const request = { ...ownerAndRepo(repository), commit_sha, per_page: 100 };
  const { data } = await octokit.rest.repos.listPullRequestsAssociatedWithCommit(request);
  return parseAnswer(pullRequestsSchema, data, `the pull requests of ${commit_sha}`);
}

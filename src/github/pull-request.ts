import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { ownerAndRepo, type Repository } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';

const repositorySchema = z.nullish(z.object({ full_name: z.string() }));
const pullRequestSchema = z.object({
  number: z.int(),
  state: z.string(),
  merge_commit_sha: z.nullish(z.string()),
  /** Null while GitHub has not yet made the merge commit of this head. */
  mergeable: z.nullish(z.boolean()),
  changed_files: z.optional(z.int()),
  /** No repository: that of the fork was deleted. */
  head: z.object({ sha: z.string(), repo: repositorySchema }),
  base: z.optional(z.object({ ref: z.string(), repo: repositorySchema })),
});

/** GitHub's description of a pull request. */
export type PullRequestAnswer = z.infer<typeof pullRequestSchema>;

/**
 * Reads a pull request as it is now.
 * @throws GitHubFailure
 */
export function readPullRequest(
  octokit: Octokit,
  repository: Repository,
  number: number,
): Promise<PullRequestAnswer> {
  const { owner, repo } = ownerAndRepo(repository);
  const failed = `Pull request #${number} could not be read`;
  const notFound = () => {
    throw new GitHubFailure(
      `There is no pull request #${number} in ${owner}/${repo}, or the token may not see it: add \`permissions: pull-requests: read\` to the job.`,
    );
  };
  return explainFailure({ failed, permission: 'pull-requests: read', notFound }, async () => {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    const answer = parseAnswer(pullRequestSchema, data, `pull request #${number}`);
    if (answer.number === number) return answer;
    throw new GitHubFailure(`GitHub's answer is about pull request #${answer.number}.`);
  });
}

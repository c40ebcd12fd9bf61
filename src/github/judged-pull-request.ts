import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { ownerAndRepo, type Repository, type WorkflowEvent } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';

const commitSchema = z.object({ parents: z.array(z.object({ sha: z.string() })) });
const repositorySchema = z.nullish(z.object({ full_name: z.string() }));
const pullRequestSchema = z.object({
  number: z.int(),
  state: z.string(),
  merge_commit_sha: z.nullish(z.string()),
  /** Null while GitHub has not yet made the merge commit of this head. */
  mergeable: z.nullish(z.boolean()),
  /** No repository: that of the fork was deleted. */
  head: z.object({ sha: z.string(), repo: repositorySchema }),
  base: z.optional(z.object({ repo: repositorySchema })),
});

/**
 * Returns the event as one about this pull request, with its head commit, which is read from
 * GitHub. Anybody may have chosen the number, so a pull request that the event is not about is
 * refused.
 * @throws GitHubFailure
 */
export async function eventAboutPullRequest(
  event: WorkflowEvent,
  number: number,
  connect: () => Promise<Octokit>,
): Promise<WorkflowEvent> {
  const { name, repository, subject } = event;
  const named = subject.pullRequests;
  if (named.length > 0 && !named.includes(number))
    throw new GitHubFailure(`The event is about pull request #${named.join(', #')}.`);
  if (event.pullRequest) return event; // it already contains all of that
  if (!repository) throw new GitHubFailure('The event does not name the repository.');
  const octokit = await connect();
  const pullRequest = await readPullRequest(octokit, repository, number);
  const { state, head, base, merge_commit_sha, mergeable } = pullRequest;
  if (state !== 'open') throw new GitHubFailure(`Pull request #${number} is ${state}.`);
  const { commit, isDeployed } = subject;
  const isMergeCurrent = mergeable === undefined || mergeable === true;
  const isMergeCommit = isDeployed && commit !== '' && commit === merge_commit_sha;
  // Otherwise the head has changed since the event, or the number is that of another pull request.
  const isSameCommit =
    commit === undefined ||
    commit === head.sha ||
    (isMergeCommit && (await isMergeOf(head.sha, { commit, isMergeCurrent }, octokit, repository)));
  if (!isSameCommit)
    throw new GitHubFailure(
      `The event is about commit ${commit || 'unknown'}, but the head of pull request #${number} is ${head.sha}.`,
    );
  return {
    ...event,
    // The event decides what the token may do.
    pullRequest: { number, isFork: subject.isFork && name.startsWith('pull_request') },
    subject: {
      ...subject,
      isFork: head.repo === null || head.repo?.full_name !== base?.repo?.full_name,
    },
    headSha: head.sha,
  };
}

function readPullRequest(octokit: Octokit, repository: Repository, number: number) {
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

/**
 * Whether a merge commit was made of this head. GitHub makes a new one some time after a push:
 * until then it is that of an earlier head.
 */
function isMergeOf(
  head: string,
  { commit, isMergeCurrent }: { commit: string; isMergeCurrent: boolean },
  octokit: Octokit,
  repository: Repository,
): Promise<boolean> {
  const failed = `The merge commit ${commit} could not be read`;
  // Hidden without `contents: read`: then it counts as the head's, if GitHub has made the newest.
  const notFound = isMergeCurrent ? () => true : undefined;
  return explainFailure({ failed, notFound }, async () => {
    const { data } = await octokit.rest.git.getCommit({
      ...ownerAndRepo(repository),
      commit_sha: commit,
    });
    return parseAnswer(commitSchema, data, `the commit ${commit}`).parents.at(1)?.sha === head;
  });
}

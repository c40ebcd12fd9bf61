import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { ownerAndRepo, type Repository, type WorkflowEvent } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';

const commitSchema = z.object({ parents: z.array(z.object({ sha: z.string() })) });
const pullRequestSchema = z.object({
  number: z.int(),
  state: z.string(),
  merge_commit_sha: z.nullish(z.string()),
  /** Null while GitHub is still to make the merge commit of this head. */
  mergeable: z.nullish(z.boolean()),
  head: z.object({ sha: z.string() }),
});

/**
 * The event as one about a pull request, whose head commit GitHub gives. Anybody
 * may have chosen the number: a pull request that the event is not about is refused.
 * @throws GitHubFailure
 */
export async function adoptPullRequest(
  event: WorkflowEvent,
  number: number,
  connect: () => Promise<Octokit>,
): Promise<WorkflowEvent> {
  const { repository, subject } = event;
  if (subject.pullRequest !== undefined && subject.pullRequest !== number)
    throw new GitHubFailure(`The event is about pull request #${subject.pullRequest}.`);
  if (event.pullRequest) return event; // the event contains all of it
  if (!repository) throw new GitHubFailure('The event does not name the repository.');
  const octokit = await connect();
  const pullRequest = await readPullRequest(octokit, repository, number);
  const { state, head, merge_commit_sha, mergeable } = pullRequest;
  if (state !== 'open') throw new GitHubFailure(`Pull request #${number} is ${state}.`);
  const { commit, isDeployed } = subject;
  const isSettled = mergeable === undefined || mergeable === true;
  const isMerge = isDeployed && commit !== '' && commit === merge_commit_sha;
  // A head that has moved on, or the number of another pull request, is not what the event brought.
  const isSame =
    commit === undefined ||
    commit === head.sha ||
    (isMerge && (await isMergeOf(head.sha, { commit, isSettled }, octokit, repository)));
  if (!isSame)
    throw new GitHubFailure(
      `The event is about commit ${commit || 'unknown'}, but the head of pull request #${number} is ${head.sha}.`,
    );
  return {
    ...event,
    pullRequest: { number, isFork: subject.isFork }, // where the event, and so the token, comes from
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

/** GitHub renews a merge commit some time after a push: until then it is of an earlier head. */
function isMergeOf(
  head: string,
  { commit, isSettled }: { commit: string; isSettled: boolean },
  octokit: Octokit,
  repository: Repository,
): Promise<boolean> {
  const failed = `The merge commit ${commit} could not be read`;
  // Without `contents: read` it is hidden, and counts as the head's unless GitHub is renewing it.
  const notFound = isSettled ? () => true : undefined;
  return explainFailure({ failed, notFound }, async () => {
    const { data } = await octokit.rest.git.getCommit({
      ...ownerAndRepo(repository),
      commit_sha: commit,
    });
    return parseAnswer(commitSchema, data, `the commit ${commit}`).parents.at(1)?.sha === head;
  });
}

import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { ownerAndRepo, type Repository, type WorkflowEvent } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import type { Ask, Octokit } from './octokit.ts';
import { type PullRequestAnswer, readPullRequest } from './pull-request.ts';

const commitSchema = z.object({ parents: z.array(z.object({ sha: z.string() })) });

/**
 * Returns the event as one about this pull request, with its head commit, which is read from
 * GitHub. Anybody may have chosen the number, so a pull request that the event is not about is
 * refused.
 * @throws GitHubFailure
 */
export async function eventAboutPullRequest(
  event: WorkflowEvent,
  number: number,
  ask: Ask,
): Promise<WorkflowEvent> {
  const { name, repository, subject } = event;
  const named = subject.pullRequests;
  if (named.length > 0 && !named.includes(number))
    throw new GitHubFailure(`The event is about pull request #${named.join(', #')}.`);
  if (event.pullRequest) return event; // it already contains all of that
  if (!repository) throw new GitHubFailure('The event does not name the repository.');
  const { head, base } = await ask(async (octokit) => {
    const pullRequest = await readPullRequest(octokit, repository, number);
    await requireJudged(pullRequest, subject, octokit, repository);
    return pullRequest;
  });
  return {
    ...event,
    // The event decides what the token may do.
    pullRequest: { number, isFork: subject.isFork && name.startsWith('pull_request') },
    subject: {
      ...subject,
      // A stranger can build another's head in a fork, with a base, and so a workflow, of their choice.
      // A head of unknown origin counts as that of a fork.
      isFork: subject.isFork || !head.repo || head.repo.full_name !== base?.repo?.full_name,
    },
    headSha: head.sha,
  };
}

/** Throws unless it is open, and the commit that the event names is its head or the merge of it. */
async function requireJudged(
  { number, state, head, merge_commit_sha, mergeable }: PullRequestAnswer,
  { commit, isDeployed }: WorkflowEvent['subject'],
  octokit: Octokit,
  repository: Repository,
): Promise<void> {
  if (state !== 'open') throw new GitHubFailure(`Pull request #${number} is ${state}.`);
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

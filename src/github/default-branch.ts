import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { compareCommits } from './comparison.ts';
import { ownerAndRepo, type Repository, type WorkflowEvent } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';
import { createRepositoryReader, type ReadRepository } from './repository-facts.ts';

/** The tip of the default branch, at which files are read. */
export interface BranchTip {
  repository: Repository;
  branch: string;
  commit: string;
  /** Shown to people: `octo-org/shop, branch main at 1c002dd`. */
  name: string;
}

/** Gitea and its forks call the hash of the commit `id`. */
const branchSchema = z.object({
  commit: z.union([z.object({ sha: z.string() }), z.object({ id: z.string() })]),
});

/**
 * Reads the current tip of the repository's default branch. The branch name in the event counts
 * only when GitHub returns none: a workflow run that is repeated keeps its event, and an author
 * could push a branch with a former name.
 * @throws GitHubFailure
 */
export async function readDefaultBranchTip(
  octokit: Octokit,
  { repository, defaultBranch }: Pick<WorkflowEvent, 'repository' | 'defaultBranch'>,
  readRepository: ReadRepository,
): Promise<BranchTip> {
  if (!repository)
    throw new GitHubFailure(
      'The repository is unknown: neither GITHUB_REPOSITORY nor the event names it. Run this as an action, in a workflow.',
    );
  const branch = await readDefaultBranchName(octokit, defaultBranch, readRepository);
  const commit = await readTip(octokit, repository, branch);
  const { owner, name } = repository;
  return {
    repository,
    branch,
    commit,
    name: `${owner}/${name}, branch ${branch} at ${commit.slice(0, 7)}`,
  };
}

/**
 * Reads the name of the default branch.
 * @param known its name in the event
 * @throws GitHubFailure
 */
export async function readDefaultBranchName(
  octokit: Octokit,
  known: string | undefined,
  readRepository: ReadRepository,
): Promise<string> {
  const branch = (await readRepository(octokit)).defaultBranch ?? known;
  if (branch !== undefined) return branch;
  throw new GitHubFailure('The default branch is unknown: neither GitHub nor the event names it.');
}

/**
 * Requires that a commit is on the default branch: GitHub shows the commits of a repository's forks
 * there, too, and anybody may fork.
 * @throws GitHubFailure
 */
export async function requireOnDefaultBranch(
  octokit: Octokit,
  repository: Repository,
  commit: string,
): Promise<void> {
  const { owner, name } = repository;
  const readRepository = createRepositoryReader(repository);
  const event = { repository, defaultBranch: undefined };
  const { branch, commit: tip } = await readDefaultBranchTip(octokit, event, readRepository);
  const failed = `The commit ${commit} could not be compared with the branch ${branch}`;
  const notFound = () => false; // they have no commit in common
  const isOnBranch = await explainFailure({ failed, notFound }, async () => {
    const range = { base: tip, head: commit };
    const { status, total_commits } = await compareCommits(octokit, repository, range, 1);
    return status === undefined ? total_commits === 0 : ['behind', 'identical'].includes(status);
  });
  if (!isOnBranch)
    throw new GitHubFailure(
      `${commit} is not on the default branch ${branch} of ${owner}/${name}, so it may be that of a fork: give a commit of that branch.`,
    );
}

/** Uses the endpoint for branches, since a tag may have the same name. */
function readTip(octokit: Octokit, repository: Repository, branch: string): Promise<string> {
  const failed = `The default branch ${branch} could not be read`;
  const notFound = () => {
    throw new GitHubFailure(
      `The default branch ${branch} does not exist, or this token may not see it: the job needs \`permissions: contents: read\`.`,
    );
  };
  return explainFailure({ failed, notFound }, async () => {
    const { data } = await octokit.rest.repos.getBranch({ ...ownerAndRepo(repository), branch });
    const { commit } = parseAnswer(branchSchema, data, `the branch ${branch}`);
    return 'sha' in commit ? commit.sha : commit.id;
  });
}

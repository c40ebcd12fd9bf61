import * as z from 'zod/mini';
import { at, type Repository } from './event.ts';
import { explainFailure, GitHubFailure, isDenied, statusOf } from './failure.ts';
import type { Octokit } from './octokit.ts';

/**
 * The commit that a branch, a tag or a commit of any repository names now.
 * @throws GitHubFailure
 */
export function resolveCommit(
  octokit: Octokit,
  repository: Repository,
  ref: string,
): Promise<string> {
  const { owner, name: repo } = repository;
  const failed = `The commit of ${owner}/${repo}@${ref} could not be found out`;
  return explainFailure({ failed }, async () => {
    try {
      // One file of the commit at most: all that is wanted is its hash.
      const { data } = await octokit.rest.repos.getCommit({ owner, repo, ref, per_page: 1 });
      return z.object({ sha: z.string() }).parse(data).sha;
    } catch (error) {
      if (statusOf(error) === 422)
        throw new GitHubFailure(`There is no branch, tag or commit ${ref} in ${owner}/${repo}.`);
      if (!isDenied(error)) throw error;
      throw new GitHubFailure(
        `The repository ${owner}/${repo} cannot be read with \`github-token\`. The token of a job reads its own repository and public ones alone: for any other, give one that has \`contents: read\` there.`,
      );
    }
  });
}

export interface FileHistory {
  octokit: Octokit;
  repository: Repository;
  /** From the root of the repository, with slashes. */
  path: string;
  branch: string;
}

/**
 * The commits of a branch that changed or removed a file, newest first; at most a page of GitHub's.
 * @throws GitHubFailure
 */
export function listFileCommits(history: FileHistory): Promise<string[]> {
  const { octokit, repository, path, branch: sha } = history;
  const failed = `The history of ${path} on ${sha} could not be read`;
  return explainFailure({ failed }, async () => {
    const wanted = { ...at(repository), path, sha, per_page: 100 };
    const { data } = await octokit.rest.repos.listCommits(wanted);
    return data.map((commit) => commit.sha);
  });
}

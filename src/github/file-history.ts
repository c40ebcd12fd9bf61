import { at, type Repository } from './event.ts';
import { explainFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';

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

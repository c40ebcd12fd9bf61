import type { Repository } from './event.ts';
import { explainFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';

/** The largest page of GitHub's. */
const maxCommits = 100;

export interface FileHistory {
  octokit: Octokit;
  repository: Repository;
  /** From the root of the repository, with slashes. */
  path: string;
  branch: string;
}

/**
 * The commits of a branch that changed a file, or removed it, newest first; at most the last
 * hundred.
 * @throws GitHubFailure
 */
export function listFileCommits({
  octokit,
  repository,
  path,
  branch,
}: FileHistory): Promise<string[]> {
  const failed = `The history of ${path} on ${branch} could not be read`;
  return explainFailure({ failed, permission: 'contents: read' }, async () => {
    const at = { owner: repository.owner, repo: repository.name };
    const { data } = await octokit.rest.repos.listCommits({
      ...at,
      path,
      sha: branch,
      per_page: maxCommits,
    });
    return data.map(({ sha }) => sha);
  });
}

import { type Visibility, visibilityOf } from './environment.ts';
import { ownerAndRepo, type Repository } from './event.ts';
import { createOctokit } from './octokit.ts';

/** Time limit for the request to GitHub. */
const timeLimitMs = 10_000;

/**
 * Returns a function that returns whether anybody can read the repository. If the event does not
 * say so, GitHub is asked once, when it is needed; every token may ask. If it is still unknown, the
 * repository counts as public.
 */
export function createVisibilityCheck(
  visibility: Visibility | undefined,
  repository: Repository | undefined,
  token: string,
  signal: AbortSignal,
): () => Promise<boolean> {
  const readIsPublic = async () => {
    if (visibility !== undefined) return visibility === 'public';
    if (repository === undefined) return true;
    try {
      const octokit = await createOctokit({ token, signal, timeLimitMs });
      const { data } = await octokit.rest.repos.get(ownerAndRepo(repository));
      return visibilityOf(data) !== 'private';
    } catch {
      return true;
    }
  };
  let isPublic: Promise<boolean> | undefined;
  return () => {
    isPublic ??= readIsPublic();
    return isPublic;
  };
}

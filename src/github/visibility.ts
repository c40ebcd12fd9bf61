import { type Visibility, visibilityOf } from './environment.ts';
import { ownerAndRepo, type Repository } from './event.ts';
import { createOctokit } from './octokit.ts';

/** How long GitHub may take to say who can read the repository. */
const timeLimitMs = 10_000;

/**
 * Returns a function that says whether anybody can read the repository. What the event does not say
 * is asked of GitHub, once, and only when it is needed: every token may ask. What is still unknown
 * counts as public.
 */
export function createVisibilityCheck(
  visibility: Visibility | undefined,
  repository: Repository | undefined,
  token: string,
  signal: AbortSignal,
): () => Promise<boolean> {
  const ask = async () => {
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
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

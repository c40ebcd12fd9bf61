import { type Environment, visibilityOf } from './environment.ts';
import type { Repository } from './event.ts';
import { createOctokit } from './octokit.ts';

/** How long GitHub may take to tell who can read the repository. */
const timeLimitMs = 10_000;

export interface VisibilitySource {
  environment: Environment;
  repository: Repository | undefined;
  token: string;
  signal: AbortSignal;
}

/**
 * Tells, whenever it is asked, whether anybody can read the repository. What the event does not say
 * is asked of GitHub, once, and only then: every token may ask. What is still not known counts as
 * public.
 */
export function askWhetherPublic(source: VisibilitySource): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= isPublic(source);
    return asked;
  };
}

async function isPublic({
  environment,
  repository,
  token,
  signal,
}: VisibilitySource): Promise<boolean> {
  if (environment.visibility !== undefined) return environment.visibility === 'public';
  if (repository === undefined) return true;
  try {
    const octokit = await createOctokit({ token, signal, timeLimitMs });
    const { data } = await octokit.rest.repos.get({
      owner: repository.owner,
      repo: repository.name,
    });
    return visibilityOf(data) !== 'private';
  } catch {
    return true;
  }
}

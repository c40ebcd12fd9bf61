import { readEnvironment } from './environment.ts';
import { briefLimits, type GitHub } from './octokit.ts';
import type { ReadRepository } from './repository-facts.ts';

/** Time limit for the request to GitHub. */
const timeLimitMs = 10_000;

/**
 * Returns a function that returns whether anybody can read the repository. If the event does not
 * say so, GitHub is asked once, when it is needed; every token may ask. If it is still unknown, the
 * repository counts as public.
 */
export function createVisibilityCheck(workflowRun: {
  gitHub: GitHub;
  signal: AbortSignal;
  readRepository: ReadRepository;
}): () => Promise<boolean> {
  const { gitHub, signal, readRepository } = workflowRun;
  const readIsPublic = async () => {
    const { visibility } = readEnvironment();
    if (visibility !== undefined) return visibility === 'public';
    try {
      const limits = { signal, ...briefLimits, timeLimitMs };
      return (await gitHub.within(limits, readRepository)).visibility !== 'private';
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

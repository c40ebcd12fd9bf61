import { setTimeout as delay } from 'node:timers/promises';
import { at, type Repository } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import { createOctokit, patientLimits } from './octokit.ts';

/** What a status says of a commit. GitHub lets only `success` pass a rule that requires it. */
export interface CommitStatus {
  state: 'pending' | 'success' | 'failure' | 'error';
  /** One line of our own words, at most 140 characters. */
  description: string;
}

export interface CommitStatusTarget {
  token: string;
  repository: Repository | undefined;
  sha: string | undefined;
  /** Name of the status: the last one of a name counts. */
  context: string;
  runUrl: string | undefined;
  /** For a pull request of a fork the token is read-only. */
  isFork: boolean;
}

/** Writes a status; rejects with a GitHubFailure. `patienceMs`: the wait for the one before. */
export type WriteCommitStatus = (
  status: CommitStatus,
  limits?: { patienceMs?: number; timeLimitMs?: number },
) => Promise<void>;

/**
 * Keeps the order: a status is sent once the one before was answered, or after `patienceMs`; then
 * the one before is sent no more.
 */
export function createStatusWriter(target: CommitStatusTarget): WriteCommitStatus {
  let before: Promise<unknown> = Promise.resolve();
  let last = new AbortController();
  return (status, { patienceMs, ...limits } = {}) => {
    const [abandoned, own] = [last, new AbortController()];
    last = own;
    const ready = patienceMs === undefined ? before : Promise.race([before, delay(patienceMs)]);
    const written = ready.then(() => {
      abandoned.abort();
      return send(target, status, { ...limits, signal: own.signal });
    });
    before = written.catch(() => {});
    return written;
  };
}

async function send(
  { token, repository, sha, context, runUrl, isFork }: CommitStatusTarget,
  { state, description }: CommitStatus,
  limits: { timeLimitMs?: number; signal: AbortSignal },
): Promise<void> {
  const failed = `The status "${context}" of the commit could not be set to ${state}`;
  if (!repository || sha === undefined)
    throw new GitHubFailure(`${failed}: this event names no commit.`);
  const octokit = await createOctokit({
    token,
    ...patientLimits,
    ...limits,
    mayRepeatPosts: true,
  });
  await explainFailure({ failed, permission: 'statuses: write', isFork }, () =>
    octokit.rest.repos.createCommitStatus({
      ...at(repository),
      sha,
      state,
      context,
      description,
      ...(runUrl !== undefined && { target_url: runUrl }),
    }),
  );
}

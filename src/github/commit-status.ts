import { setTimeout as delay } from 'node:timers/promises';
import { at, type Repository } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import { createOctokit, type Octokit, patientLimits } from './octokit.ts';

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
  /** Of this attempt of the workflow run; undefined outside of a workflow. */
  attemptUrl: string | undefined;
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

/**
 * Sends a status. Jobs of one attempt of a workflow run may share a context, such as the legs of a
 * matrix: `success` never replaces what is worse. The second look is for jobs that end together.
 */
async function send(
  target: CommitStatusTarget,
  status: CommitStatus,
  limits: { timeLimitMs?: number; signal: AbortSignal },
): Promise<void> {
  const { token, repository, sha, context, isFork } = target;
  const failed = `The status "${context}" of the commit could not be set to ${status.state}`;
  if (!repository || sha === undefined)
    throw new GitHubFailure(`${failed}: this event names no commit.`);
  const octokit = await createOctokit({
    token,
    ...patientLimits,
    ...limits,
    mayRepeatPosts: true,
  });
  const post = ({ state, description }: CommitStatus) =>
    octokit.rest.repos.createCommitStatus({
      ...at(repository),
      sha,
      state,
      context,
      description,
      ...(target.attemptUrl !== undefined && { target_url: target.attemptUrl }),
    });
  await explainFailure({ failed, permission: 'statuses: write', isFork }, async () => {
    if (status.state !== 'success') return void (await post(status));
    const worse = await findWorse(octokit, { ...target, repository, sha });
    await post(worse ?? status);
    const late = worse ? undefined : await findWorse(octokit, { ...target, repository, sha });
    if (late) await post(late);
  });
}

/** Returns the worst status of the context that this attempt of the workflow run has set. */
async function findWorse(
  octokit: Octokit,
  target: CommitStatusTarget & { repository: Repository; sha: string },
): Promise<CommitStatus | undefined> {
  const { repository, sha, context, attemptUrl } = target;
  if (attemptUrl === undefined) return undefined;
  const listed = await octokit.paginate(octokit.rest.repos.listCommitStatusesForRef, {
    ...at(repository),
    ref: sha,
    per_page: 100,
  });
  const own = listed.filter((each) => each.context === context && each.target_url === attemptUrl);
  for (const state of ['failure', 'error'] as const) {
    const found = own.find((each) => each.state === state);
    if (found) return { state, description: found.description ?? '' };
  }
  return undefined;
}

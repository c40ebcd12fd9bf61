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

/** What GitHub needs at most until it lists a status that it has accepted. */
const settleMs = 1000;

/** Another job of this attempt has set a worse status of the same name. */
class WorseStatus extends Error {
  readonly status: CommitStatus;

  constructor(status: CommitStatus) {
    super();
    this.status = status;
  }
}

/**
 * Sends a status. Jobs of one attempt of a workflow run may share a context, such as the legs of a
 * matrix: `success` never replaces what is worse. So it looks for that before each attempt to write,
 * and once more afterwards, for jobs that end together.
 */
async function send(
  target: CommitStatusTarget,
  status: CommitStatus,
  limits: { timeLimitMs?: number; signal: AbortSignal },
): Promise<void> {
  const { token, repository, sha, context, attemptUrl, isFork } = target;
  const failed = `The status "${context}" of the commit could not be set to ${status.state}`;
  if (!repository || sha === undefined)
    throw new GitHubFailure(`${failed}: this event names no commit.`);
  const octokit = await createOctokit({
    token,
    ...patientLimits,
    ...limits,
    mayRepeatPosts: true,
  });
  const commit = { ...at(repository), sha };
  const post = (
    { state, description }: CommitStatus,
    request: { beforeRepeat?: () => Promise<void> } = {},
  ) =>
    octokit.rest.repos.createCommitStatus({
      ...commit,
      state,
      context,
      description,
      ...(attemptUrl !== undefined && { target_url: attemptUrl }),
      request,
    });
  const look = () => requireNoneWorse(octokit, commit, { context, attemptUrl });
  await explainFailure({ failed, permission: 'statuses: write', isFork }, async () => {
    if (status.state !== 'success' || attemptUrl === undefined) return void (await post(status));
    try {
      await look();
      await post(status, { beforeRepeat: look });
      await delay(settleMs);
      await look();
    } catch (error) {
      if (!(error instanceof WorseStatus)) throw error;
      await post(error.status);
    }
  });
}

/** @throws {WorseStatus} the worst status of the context that this attempt has set */
async function requireNoneWorse(
  octokit: Octokit,
  { sha: ref, ...repository }: ReturnType<typeof at> & { sha: string },
  { context, attemptUrl }: Pick<CommitStatusTarget, 'context' | 'attemptUrl'>,
): Promise<void> {
  const wanted = { ...repository, ref, per_page: 100 };
  const listed = await octokit.paginate(octokit.rest.repos.listCommitStatusesForRef, wanted);
  const own = listed.filter((each) => each.context === context && each.target_url === attemptUrl);
  for (const state of ['failure', 'error'] as const) {
    const found = own.find((each) => each.state === state);
    if (found) throw new WorseStatus({ state, description: found.description ?? '' });
  }
}

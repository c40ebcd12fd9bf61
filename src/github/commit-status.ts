import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { ownerAndRepo, type Repository } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import { createOctokit, type Octokit, patientLimits } from './octokit.ts';
import { type RepeatOptions, writeUnless } from './request-retry.ts';

/** Status of a commit. Only `success` satisfies a rule of GitHub that requires the status. */
export interface CommitStatus {
  state: 'pending' | 'success' | 'failure' | 'error';
  /** One line of our own words, at most 140 characters. */
  description: string;
}

export interface CommitStatusTarget {
  token: string;
  repository: Repository | undefined;
  sha: string | undefined;
  /** Name of the status; the last one with the same name counts. */
  context: string;
  /** URL of this attempt of the workflow run; undefined outside of a workflow. */
  attemptUrl: string | undefined;
  /** For a pull request of a fork the token is read-only. */
  isFork: boolean;
}

/**
 * Writes a status; rejects with a GitHubFailure. `patienceMs` limits the wait for the previous
 * write.
 */
export type WriteCommitStatus = (
  status: CommitStatus,
  limits?: { patienceMs?: number; timeLimitMs?: number },
) => Promise<void>;

/**
 * Creates a writer that keeps the order: a status is sent once the previous one was answered, or
 * after `patienceMs`; then the previous one is aborted.
 */
export function createStatusWriter(target: CommitStatusTarget): WriteCommitStatus {
  let previousWrite: Promise<unknown> = Promise.resolve();
  let previousAbort = new AbortController();
  return (status, { patienceMs, ...limits } = {}) => {
    const toAbort = previousAbort;
    const abort = new AbortController();
    previousAbort = abort;
    const turn =
      patienceMs === undefined ? previousWrite : Promise.race([previousWrite, delay(patienceMs)]);
    const write = turn.then(() => {
      toAbort.abort();
      return send(target, status, { ...limits, signal: abort.signal });
    });
    previousWrite = write.catch(() => {});
    return write;
  };
}

async function send(
  { token, isFork, ...target }: CommitStatusTarget,
  status: CommitStatus,
  limits: { timeLimitMs?: number; signal: AbortSignal },
): Promise<void> {
  const { repository, sha, context } = target;
  const failed = `The status "${context}" of the commit could not be set to ${status.state}`;
  if (!repository || sha === undefined)
    throw new GitHubFailure(`${failed}: this event names no commit.`);
  const access = { token, ...patientLimits, ...limits, mayRepeatPosts: true };
  const octokit = await createOctokit(access);
  const commit = { ...ownerAndRepo(repository), sha };
  await explainFailure({ failed, permission: 'statuses: write', isFork }, () =>
    writeWorst(octokit, commit, target, status),
  );
}

/** How long GitHub needs at most to list a status that it has accepted. */
const settleMs = 1000;

/** Worst first: `failure` is proven, `error` may pass the next time. All others are better. */
const badStates = ['failure', 'error'] as const;
const ranks: Record<string, number> = { failure: 2, error: 1 };

function isWorse(state: string, other: string): boolean {
  return (ranks[state] ?? 0) > (ranks[other] ?? 0);
}

/** Replace the description of another job's status, which anybody may have written. */
const descriptionsOfOthers = {
  failure: 'Failed in another job of this workflow run.',
  error: 'Not tested in another job of this workflow run.',
};

type Commit = ReturnType<typeof ownerAndRepo> & { sha: string };
type StatusName = Pick<CommitStatusTarget, 'context' | 'attemptUrl'>;

/**
 * Writes a status, unless the attempt has a worse one. Jobs of one attempt of a workflow run, such
 * as the legs of a matrix, may share a context, and the worst status has to stay. So each job
 * checks before it writes, and once more afterwards, since others may write at the same time; a
 * worse status is then written again.
 */
async function writeWorst(
  octokit: Octokit,
  commit: Commit,
  { context, attemptUrl }: StatusName,
  status: CommitStatus,
): Promise<void> {
  const post = ({ state, description }: CommitStatus, request: Partial<RepeatOptions> = {}) => {
    const link = attemptUrl === undefined ? {} : { target_url: attemptUrl };
    const parameters = { ...commit, state, context, description, ...link, request };
    return octokit.rest.repos.createCommitStatus(parameters);
  };
  if (attemptUrl === undefined) {
    await post(status);
    return;
  }
  const list = () => listStates(octokit, commit, { context, attemptUrl });
  const findWorse = async () => (await list()).find((state) => isWorse(state, status.state));
  if ((await findWorse()) === undefined)
    await writeUnless(findWorse, (request) => post(status, request));
  await delay(settleMs);
  const states = await list();
  const worst = badStates.find((state) => state === status.state || states.includes(state));
  const newest = states[0] ?? status.state;
  if (worst === undefined || !(isWorse(worst, status.state) || isWorse(worst, newest))) return;
  const isOwn = worst === status.state;
  await post(isOwn ? status : { state: worst, description: descriptionsOfOthers[worst] });
}

const statusesSchema = z.array(
  z.object({ state: z.string(), context: z.string(), target_url: z.nullish(z.string()) }),
);

/** The states that jobs of the attempt have set, newest first. */
async function listStates(
  octokit: Octokit,
  { sha: ref, ...repository }: Commit,
  { context, attemptUrl }: StatusName,
): Promise<string[]> {
  const parameters = { ...repository, ref, per_page: 100 };
  const listed = await octokit.paginate(octokit.rest.repos.listCommitStatusesForRef, parameters);
  return parseAnswer(statusesSchema, listed, `the statuses of ${ref}`)
    .filter((each) => each.context === context && each.target_url === attemptUrl)
    .map(({ state }) => state);
}

import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { ownerAndRepo, type Repository } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import { createOctokit, type Octokit, patientLimits } from './octokit.ts';
import { type RepeatOptions, writeUnless } from './request-retry.ts';

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
    const overtaken = last;
    const own = new AbortController();
    last = own;
    const ready = patienceMs === undefined ? before : Promise.race([before, delay(patienceMs)]);
    const written = ready.then(() => {
      overtaken.abort();
      return send(target, status, { ...limits, signal: own.signal });
    });
    before = written.catch(() => {});
    return written;
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

/** What GitHub needs at most until it lists a status that it has accepted. */
const settleMs = 1000;

/** The worst first: `failure` is proven, `error` may pass the next time. All others are better. */
const badStates = ['failure', 'error'] as const;
const ranks: Record<string, number> = { failure: 2, error: 1 };

function isWorse(state: string, other: string): boolean {
  return (ranks[state] ?? 0) > (ranks[other] ?? 0);
}

/** Instead of the description that stands there, which anybody may have written. */
const descriptionsOfOthers = {
  failure: 'Failed in another job of this workflow run.',
  error: 'Not tested in another job of this workflow run.',
};

type Commit = ReturnType<typeof ownerAndRepo> & { sha: string };
type StatusName = Pick<CommitStatusTarget, 'context' | 'attemptUrl'>;

/**
 * Jobs of one attempt of a workflow run may share a context, such as the legs of a matrix: the worst
 * status of the attempt stands. So each job looks before it writes, and once more afterwards, for
 * those that write at the same time; what is worse is then written again.
 */
async function writeWorst(
  octokit: Octokit,
  commit: Commit,
  { context, attemptUrl }: StatusName,
  status: CommitStatus,
): Promise<void> {
  const post = ({ state, description }: CommitStatus, request: Partial<RepeatOptions> = {}) => {
    const link = attemptUrl === undefined ? {} : { target_url: attemptUrl };
    const wanted = { ...commit, state, context, description, ...link, request };
    return octokit.rest.repos.createCommitStatus(wanted);
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
  const wanted = { ...repository, ref, per_page: 100 };
  const listed = await octokit.paginate(octokit.rest.repos.listCommitStatusesForRef, wanted);
  return parseAnswer(statusesSchema, listed, `the statuses of ${ref}`)
    .filter((each) => each.context === context && each.target_url === attemptUrl)
    .map(({ state }) => state);
}

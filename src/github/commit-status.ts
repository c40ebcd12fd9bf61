import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { ownerAndRepo, type Repository } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import { type GitHub, patientLimits } from './octokit.ts';

/** Status of a commit. Only `success` satisfies a rule of GitHub that requires the status. */
export interface CommitStatus {
  state: 'pending' | 'success' | 'failure' | 'error';
  /** One line of our own words, at most 140 characters. */
  description: string;
}

export interface CommitStatusTarget {
  gitHub: GitHub;
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
  { gitHub, repository, sha, context, attemptUrl, isFork }: CommitStatusTarget,
  { state, description }: CommitStatus,
  limits: { timeLimitMs?: number; signal: AbortSignal },
): Promise<void> {
  const failed = `The status "${context}" of the commit could not be set to ${state}`;
  if (!repository || sha === undefined)
    throw new GitHubFailure(`${failed}: this event names no commit.`);
  const link = attemptUrl === undefined ? {} : { target_url: attemptUrl };
  const status = { ...ownerAndRepo(repository), sha, state, context, description, ...link };
  await explainFailure({ failed, permission: 'statuses: write', isFork }, async () => {
    const { data } = await gitHub.within(
      { ...patientLimits, ...limits, mayRepeatPosts: true },
      ({ rest }) => rest.repos.createCommitStatus(status),
    );
    parseAnswer(writtenSchema(state), data, `the status "${context}"`);
  });
}

/** Whatever else was answered, an earlier status may still stand. Gitea calls the state `status`. */
const writtenSchema = (state: CommitStatus['state']) =>
  z.union([z.object({ state: z.literal(state) }), z.object({ status: z.literal(state) })]);

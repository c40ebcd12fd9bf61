import { briefMessageOf, isAmbiguous, isDenied, isRateLimited, statusOf } from './request-error.ts';

/** GitHub did not do what the gate asked for; the message says what to do about it. */
export class GitHubFailure extends Error {
  override readonly name = 'GitHubFailure';
  readonly isOutage: boolean;

  constructor(
    message: string,
    { isOutage = false, cause }: { isOutage?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isOutage = isOutage;
  }
}

/** Whether GitHub could not be reached, or failed in passing: it has refused nothing. */
export function isOutage(error: unknown): boolean {
  return error instanceof GitHubFailure && error.isOutage;
}

export interface Task {
  /** What is being done: `The comment on pull request #42 could not be written`. */
  failed: string;
  /** What the workflow has to grant: `pull-requests: write`. */
  permission: string;
  isFork?: boolean;
}

/** Turns whatever keeps a task from being done into a {@link GitHubFailure}. */
export async function explainFailure<T>(task: Task, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof GitHubFailure) throw error;
    const status = statusOf(error);
    const answer =
      status === undefined ? briefMessageOf(error) : `${status}: ${briefMessageOf(error)}`;
    throw new GitHubFailure(`${task.failed}. ${remedy(task, error)} GitHub's answer: ${answer}`, {
      cause: error,
      isOutage: isAmbiguous(error) || isRateLimited(error),
    });
  }
}

function remedy({ permission, isFork }: Task, error: unknown): string {
  const status = statusOf(error);
  if (status === 401) return 'The token in `github-token` is not valid, or has expired.';
  if (status === 410)
    return 'Issues are turned off in this repository: turn them on in its settings.';
  if (isRateLimited(error)) return 'A rate limit of GitHub is exhausted; the next run tries again.';
  if (isDenied(error))
    return isFork ? forkRemedy(permission) : `Add \`permissions: ${permission}\` to the job.`;
  if (status === undefined)
    return 'GitHub could not be reached, or did not answer in time; the next run tries again.';
  return 'The next run tries again.';
}

function forkRemedy(permission: string): string {
  return `The pull request comes from a fork, for which GitHub makes the token read-only, so that the job summary has to do. (In a workflow on \`pull_request_target\`, add \`permissions: ${permission}\` to the job.)`;
}

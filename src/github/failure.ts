import { parseRetryAfter } from '../http/retry-after.ts';
import { nestedValue } from '../text/nested-value.ts';
import { messageOf } from '../text/sentences.ts';
import { shorten } from '../text/untrusted.ts';
import { summaryPlace } from './environment.ts';

/**
 * Why GitHub could not answer, although it refused nothing: it was unreachable or failed
 * transiently, or the token had sent too many requests.
 */
export type Outage = 'unreachable' | 'rate-limited';

/** GitHub did not do what the gate asked for; the message says what to do about it. */
export class GitHubFailure extends Error {
  override readonly name = 'GitHubFailure';
  readonly outage: Outage | undefined;

  constructor(message: string, options: { outage?: Outage | undefined; cause?: unknown } = {}) {
    super(message, options);
    this.outage = options.outage;
  }
}

/** GitHub answered in another form than its documentation says; the message says about what. */
export class UnexpectedAnswer extends GitHubFailure {}

/** The outage that a {@link GitHubFailure} comes from, if any. */
export function outageOf(error: unknown): Outage | undefined {
  return error instanceof GitHubFailure ? error.outage : undefined;
}

interface FailureExplanation<T> {
  /** Begins the message of a failure: `The comment on pull request #42 could not be written`. */
  failed: string;
  /** The permission that the workflow has to grant. */
  permission?: string;
  isFork?: boolean;
  /** Handles GitHub's answer 404, when that is no failure or has its own message. */
  notFound?: (() => T) | undefined;
}

/** Turns any failure of `action` into a {@link GitHubFailure}. */
export async function explainFailure<T>(
  { failed, permission = 'contents: read', isFork = false, notFound }: FailureExplanation<T>,
  action: () => Promise<T>,
): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof UnexpectedAnswer) throw new GitHubFailure(`${failed}. ${error.message}`);
    if (error instanceof GitHubFailure) throw error;
    const status = statusOf(error);
    if (notFound && status === 404) return notFound();
    const answer = [status, briefMessageOf(error)].filter((part) => part !== undefined).join(': ');
    const message = `${failed}. ${remedyFor(error, permission, isFork)} GitHub's answer: ${answer}`;
    throw new GitHubFailure(message, { cause: error, outage: classifyOutage(error) });
  }
}

function classifyOutage(error: unknown): Outage | undefined {
  if (isRateLimited(error)) return 'rate-limited';
  return isAmbiguous(error) ? 'unreachable' : undefined;
}

function remedyFor(error: unknown, permission: string, isFork: boolean): string {
  const status = statusOf(error);
  if (status === 401)
    return `The token in \`${tokenInputOf(error)}\` is not valid, or has expired: give one with \`${permission}\`.`;
  if (status === 410)
    return 'Issues are turned off in this repository: turn them on in its settings.';
  if (isRateLimited(error)) return describeRateLimit(error);
  if (isDenied(error) && !isOtherRefusal(error))
    return isFork
      ? `The pull request comes from a fork, for which GitHub makes the token read-only: see the ${summaryPlace()} instead. (In a workflow on \`pull_request_target\`, add \`permissions: ${permission}\` to the job.)`
      : `Add \`permissions: ${permission}\` to the job.`;
  if (status === 403 || status === 422) return 'GitHub refused it, and its answer says why.';
  if (status === undefined)
    return 'GitHub could not be reached, or did not answer in time; the next run tries again.';
  return 'The next run tries again.';
}

/** Returns the name of the input whose token a request failed with. */
export function tokenInputOf(error: unknown): string {
  const name = nestedValue(error, 'request', 'request', 'tokenInput');
  return typeof name === 'string' ? name : 'github-token';
}

/**
 * Returns the status of the answer that a request failed with. Undefined when there was none, which
 * Octokit reports as 500, or when a 403 or 404 lacks the message that every refusal of GitHub has:
 * it comes from a gateway.
 */
export function statusOf(error: unknown): number | undefined {
  const status = nestedValue(error, 'response', 'status');
  if (typeof status !== 'number') return undefined;
  const isFromGateway = typeof refusalMessageOf(error) !== 'string';
  return (status === 403 || status === 404) && isFromGateway ? undefined : status;
}

/** Returns the message in GitHub's answer that a request failed with. */
export function refusalMessageOf(error: unknown): unknown {
  return nestedValue(error, 'response', 'data', 'message');
}

/**
 * Returns a header of the answer that a request failed with.
 * @param name in lower case
 */
export function failureHeaderOf(error: unknown, name: string): string | undefined {
  const value = nestedValue(error, 'response', 'headers', name);
  return typeof value === 'string' ? value : undefined;
}

/** Whether a request exceeded a limit, primary or secondary: GitHub answers 429 or 403. */
export function isRateLimited(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== 403) return status === 429;
  return (
    failureHeaderOf(error, 'retry-after') !== undefined ||
    isPrimaryLimit(error) ||
    /rate limit|abuse detection/i.test(briefMessageOf(error))
  );
}

/** A secondary limit is one on requests in quick succession: the token has others left. */
function describeRateLimit(error: unknown): string {
  const reset = rateLimitResetOf(error);
  const end = reset === undefined ? '' : ` until ${formatMinute(reset)} UTC`;
  return isPrimaryLimit(error) && !namesSecondaryLimit(error)
    ? `GitHub's rate limit of this token is used up${end}. Use the token of a GitHub App, or fewer jobs at once.`
    : `GitHub's secondary rate limit holds this token back${end}. Run fewer jobs at once.`;
}

/** `2026-11-26 07:12` */
function formatMinute(time: number): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
}

/**
 * When GitHub's rate limit, which a request has exceeded, no longer holds it back; undefined when
 * GitHub does not say so.
 * @returns milliseconds since 1970
 */
export function rateLimitResetOf(error: unknown): number | undefined {
  const now = Date.now();
  const pauseMs = parseRetryAfter(failureHeaderOf(error, 'retry-after'), now);
  if (pauseMs !== undefined) return now + pauseMs;
  // The reset is that of the primary limit, which may not be the one that was exceeded.
  const reset = Number(failureHeaderOf(error, 'x-ratelimit-reset')) * 1000;
  return isPrimaryLimit(error) && reset > now ? reset : undefined;
}

function isPrimaryLimit(error: unknown): boolean {
  return failureHeaderOf(error, 'x-ratelimit-remaining') === '0';
}

function namesSecondaryLimit(error: unknown): boolean {
  return /secondary rate limit|abuse detection/i.test(briefMessageOf(error));
}

/** Whether the token lacks a permission; GitHub answers 404 to hide what it may not see. */
export function isDenied(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || (status === 403 && !isRateLimited(error));
}

/** Whether GitHub refused a request for a reason other than the token's permissions. */
function isOtherRefusal(error: unknown): boolean {
  return (
    statusOf(error) === 403 &&
    !/resource not accessible|must have|permission|not authori[sz]ed|scope/i.test(
      briefMessageOf(error),
    )
  );
}

/** Whether it is unknown if the request was carried out. */
export function isAmbiguous(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 408 || status >= 500;
}

/** Returns the error's message as one line of at most 300 characters. */
export function briefMessageOf(error: unknown): string {
  return shorten(messageOf(error).replace(/\s+/g, ' ').trim(), 300);
}

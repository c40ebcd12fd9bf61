import { messageOf } from '../text/sentences.ts';
import { memberOf } from './environment.ts';

/**
 * Status of GitHub's answer that a request failed with; undefined when there was none, which
 * Octokit calls 500, or when a 403 or 404 came without the message that every refusal of GitHub
 * has, from something on the way.
 */
export function statusOf(error: unknown): number | undefined {
  const status = memberOf(error, 'response', 'status');
  if (typeof status !== 'number') return undefined;
  const isForeign = typeof refusalOf(error) !== 'string';
  return (status === 403 || status === 404) && isForeign ? undefined : status;
}

/** The words of GitHub's answer that a request failed with. */
export function refusalOf(error: unknown): unknown {
  return memberOf(error, 'response', 'data', 'message');
}

/** @param name in lower case */
export function headerOf(error: unknown, name: string): string | undefined {
  const value = memberOf(error, 'response', 'headers', name);
  return typeof value === 'string' ? value : undefined;
}

/** GitHub's limits, primary and secondary, come as 429 or as 403. */
export function isRateLimited(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== 403) return status === 429;
  return (
    headerOf(error, 'retry-after') !== undefined ||
    headerOf(error, 'x-ratelimit-remaining') === '0' ||
    /rate limit|abuse detection/i.test(briefMessageOf(error))
  );
}

/** The token may not do what was asked; GitHub also hides by 404 what a token may not see. */
export function isDenied(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || (status === 403 && !isRateLimited(error));
}

/** Nobody knows whether the request was carried out. */
export function isAmbiguous(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 408 || status >= 500;
}

/** One line, and not a whole page, of what the error says. */
export function briefMessageOf(error: unknown): string {
  return messageOf(error).replace(/\s+/g, ' ').trim().slice(0, 300);
}

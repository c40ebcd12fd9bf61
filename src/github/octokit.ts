import process from 'node:process';
import { systemClock } from '../clock.ts';
import { version } from '../version.ts';
import { GitHubFailure } from './failure.ts';
import { sendWithRetries } from './request-retry.ts';
import type { RestClient } from './rest-client.ts';

export type Octokit = InstanceType<typeof RestClient>;

export interface OctokitOptions {
  token: string;
  /** Of the API; with a path on GitHub Enterprise Server. The runner tells it by default. */
  apiUrl?: string;
  signal?: AbortSignal;
  /** For all requests of this client, waits included, from its creation on. */
  timeLimitMs?: number;
  /** How long one attempt at a request may take, its body included. */
  requestTimeoutMs?: number;
  /** Further attempts after a transient failure, as far as the time allows. */
  maxRetries?: number;
  /** Is called when an attempt failed and another one follows. */
  onRetry?: (error: unknown) => void;
  /** Whether a POST that may have been carried out does no harm when it is sent again. */
  mayRepeatPosts?: boolean;
}

/**
 * Creates a client of GitHub's API that honours the proxy variables. Its time runs from here:
 * create it when it is needed, one for each thing to do.
 * @throws GitHubFailure without a token
 */
export async function createOctokit({
  token,
  apiUrl = process.env.GITHUB_API_URL || 'https://api.github.com',
  signal,
  timeLimitMs = 30_000,
  requestTimeoutMs = 10_000,
  maxRetries = 3,
  onRetry,
  mayRepeatPosts = false,
}: OctokitOptions): Promise<Octokit> {
  if (token === '')
    throw new GitHubFailure('The input `github-token` is empty: leave it out, or give a token.');
  const { RestClient } = await import('./rest-client.ts'); // not every run asks GitHub
  const octokit = new RestClient({
    auth: token,
    baseUrl: apiUrl,
    userAgent: `security-test-gate/${version}`,
  });
  const timeout = AbortSignal.timeout(timeLimitMs);
  const timeLimit = signal ? AbortSignal.any([timeout, signal]) : timeout;
  const clock = systemClock(timeLimit);
  const deadline = clock.now() + timeLimitMs;
  const limits = { maxRetries, onRetry, clock, deadline, signal: timeLimit };
  octokit.hook.wrap('request', (request, options) => {
    const attempt = async () => {
      const signal = AbortSignal.any([timeLimit, AbortSignal.timeout(requestTimeoutMs)]);
      options.request = { ...options.request, signal }; // hooks below this one see these options, not those handed on
      return request(options);
    };
    const isIdempotent = options.method !== 'POST' || mayRepeatPosts;
    return sendWithRetries(attempt, isIdempotent, limits);
  });
  return octokit;
}

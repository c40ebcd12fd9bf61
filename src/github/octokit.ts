import process from 'node:process';
import { systemClock } from '../clock.ts';
import { messageOf } from '../text/sentences.ts';
import { version } from '../version.ts';
import { GitHubFailure } from './failure.ts';
import { type RepeatOptions, sendWithRetries } from './request-retry.ts';
import type { createRestClient } from './rest-client.ts';

export type Octokit = ReturnType<typeof createRestClient>;

/** Address of the API, with a path on GitHub Enterprise Server. */
export const readApiUrl = () => process.env.GITHUB_API_URL || 'https://api.github.com';

export interface OctokitOptions {
  token: string;
  /** The input that the token comes from, for messages; default: `github-token`. */
  tokenInput?: 'config-token' | undefined;
  /** Address of the API; default: the runner's. */
  apiUrl?: string;
  signal?: AbortSignal;
  /** For all requests of this client together, waits included, from its creation on. */
  timeLimitMs?: number;
  /** How long one attempt at a request may take, its body included. */
  requestTimeoutMs?: number;
  /** Further attempts after a transient failure, as far as the time allows. */
  maxRetries?: number;
  /** Called when an attempt failed and another one follows. */
  onRetry?: (error: unknown) => void;
  /** Whether a POST may be sent again that may have been carried out already. */
  mayRepeatPosts?: boolean;
}

/**
 * For requests that must survive a short outage of GitHub, or a limit of its own: what the verdict
 * rests on, and posts, which may show an outdated verdict.
 */
export const patientLimits = { timeLimitMs: 180_000, maxRetries: Number.POSITIVE_INFINITY };

/**
 * Creates a client of GitHub's API that honours the proxy variables. Its time limit starts now, so
 * create it when it is needed, one for each task.
 * @throws GitHubFailure without a token
 */
export async function createOctokit({
  token,
  tokenInput,
  apiUrl = readApiUrl(),
  signal,
  timeLimitMs = 30_000,
  requestTimeoutMs = 10_000,
  maxRetries = 3,
  onRetry,
  mayRepeatPosts = false,
}: OctokitOptions): Promise<Octokit> {
  if (token === '')
    throw new GitHubFailure('The input `github-token` is empty: leave it out, or give a token.');
  const { createRestClient } = await loadRestClient();
  const userAgent = `security-test-gate/${version}`;
  const octokit = createRestClient(token, { baseUrl: apiUrl, userAgent });
  const timeout = AbortSignal.timeout(timeLimitMs);
  const timeLimit = signal ? AbortSignal.any([timeout, signal]) : timeout;
  const clock = systemClock(timeLimit);
  const deadline = clock.now() + timeLimitMs;
  const limits = { maxRetries, onRetry, clock, deadline, signal: timeLimit };
  octokit.hook.wrap('request', (request, options) => {
    const attempt = async () => {
      const signal = AbortSignal.any([timeLimit, AbortSignal.timeout(requestTimeoutMs)]);
      // Hooks below this one see these options, and so does who handles a failure.
      options.request = { ...options.request, signal, tokenInput };
      return request(options);
    };
    const isQuery = options.url.endsWith('/graphql'); // we send no mutations
    const isIdempotent = options.method !== 'POST' || isQuery || mayRepeatPosts;
    const mayRepeat: RepeatOptions['mayRepeat'] | undefined = options.request?.mayRepeat;
    return sendWithRetries(attempt, isIdempotent, { ...limits, mayRepeat });
  });
  return octokit;
}

/**
 * Loads the client when it is needed, since not every run uses it. The toolkit reads the event and
 * the proxy variables while it is loaded, and throws when they cannot be parsed.
 */
function loadRestClient() {
  return import('./rest-client.ts').catch((cause: unknown) => {
    const message = `The client of GitHub's API could not be loaded: ${messageOf(cause)}. Check the proxy variables and the runner's event file (GITHUB_EVENT_PATH).`;
    throw new GitHubFailure(message, { cause });
  });
}

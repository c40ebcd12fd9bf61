import { AsyncLocalStorage } from 'node:async_hooks';
import process from 'node:process';
import { type Clock, systemClock } from '../clock.ts';
import { messageOf } from '../text/sentences.ts';
import { type AnswerTime, timeOfAnswer } from './answer-time.ts';
import { GitHubFailure } from './failure.ts';
import { type RepeatOptions, sendWithRetries } from './request-retry.ts';
import type { createRestClient } from './rest-client.ts';

export type Octokit = ReturnType<typeof createRestClient>;

/** Address of the API, with a path on GitHub Enterprise Server. */
export const readApiUrl = () => process.env.GITHUB_API_URL || 'https://api.github.com';

/** Limits of some work, for all its requests together unless they say otherwise. */
export interface WorkLimits {
  signal: AbortSignal;
  /** Waits included, from the beginning of the work on. */
  timeLimitMs: number;
  /** Further attempts at a request after a transient failure, as far as the time allows. */
  maxRetries: number;
  /** How long one attempt at a request may take, its body included. */
  requestTimeoutMs?: number;
  /** Called when an attempt failed and another one follows. */
  onRetry?: (error: unknown) => void;
  /** Called at each answer that says when it was sent. */
  onTime?: (time: AnswerTime) => void;
  /** Whether a POST may be sent again that may have been carried out already. */
  mayRepeatPosts?: boolean;
}

/** For reads on which no verdict depends. */
export const briefLimits = { timeLimitMs: 30_000, maxRetries: 3 };

/**
 * For requests that must survive a short outage of GitHub, or a limit of its own: what the verdict
 * rests on, and posts, which may show an outdated verdict.
 */
export const patientLimits = { timeLimitMs: 180_000, maxRetries: Number.POSITIVE_INFINITY };

type Work<T> = (octokit: Octokit) => Promise<T>;

/** Does work that sends requests to GitHub, within limits that are given elsewhere. */
export type Ask = <T>(work: Work<T>) => Promise<T>;

export type GitHub = ReturnType<typeof createGitHub>;

/**
 * Gives access to GitHub's API, by one client that honours the proxy variables. It is made when it
 * is first needed.
 * @param tokenInput the input that the token comes from, for messages
 * @param apiUrl address of the API; default: the runner's
 */
export function createGitHub(
  token: string,
  tokenInput: 'github-token' | 'config-token' = 'github-token',
  apiUrl = readApiUrl(),
) {
  const underway = new AsyncLocalStorage<WorkLimits & { clock: Clock; deadline: number }>();
  let client: Promise<Octokit> | undefined;
  const connect = async () => {
    const { createRestClient } = await loadRestClient();
    const octokit = createRestClient(token, apiUrl);
    octokit.hook.wrap('request', async (request, options) => {
      const limits = underway.getStore();
      if (!limits) throw new Error('A request to GitHub was sent outside of `within`.');
      const attempt = async () => {
        const timeout = AbortSignal.timeout(limits.requestTimeoutMs ?? 10_000);
        const signal = AbortSignal.any([limits.signal, timeout]);
        // Hooks below this one see these options, and so does who handles a failure.
        options.request = { ...options.request, signal, tokenInput };
        return request(options);
      };
      const isQuery = options.url.endsWith('/graphql'); // we send no mutations
      const isIdempotent = options.method !== 'POST' || isQuery || limits.mayRepeatPosts === true;
      const mayRepeat: RepeatOptions['mayRepeat'] | undefined = options.request?.mayRepeat;
      const response = await sendWithRetries(attempt, isIdempotent, { ...limits, mayRepeat });
      const time = timeOfAnswer(response.headers);
      if (time) limits.onTime?.(time);
      return response;
    });
    return octokit;
  };
  return {
    /** Without a token nothing can be sent. */
    hasToken: token !== '',
    /**
     * Does work, within limits that apply to each request that it sends.
     * @throws GitHubFailure without a token
     */
    within: async <T>(limits: WorkLimits, work: Work<T>): Promise<T> => {
      if (token === '') throw new GitHubFailure(noToken);
      client ??= connect();
      const octokit = await client;
      const { timeLimitMs } = limits; // counts from now
      const signal = AbortSignal.any([limits.signal, AbortSignal.timeout(timeLimitMs)]);
      const clock = systemClock(signal);
      const deadline = clock.now() + timeLimitMs;
      return underway.run({ ...limits, signal, clock, deadline }, () => work(octokit));
    },
  };
}

const noToken =
  'No request may be sent to GitHub: `github-token` is empty, or a variable for certificates or a proxy has a problem. Leave `github-token` out, or give a token with `contents: read`.';

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

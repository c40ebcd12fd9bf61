import type { Clock } from '../clock.ts';
import { cacheAgeOf, readText } from '../http/body.ts';
import type { Http, HttpResponse } from '../http/connection.ts';
import { toTransportError } from '../http/network-error.ts';
import { nameOfTarget, redirectTarget } from '../http/redirect.ts';
import { startTimeLimit } from '../http/time-limit.ts';
import { TransportError } from '../http/transport-error.ts';

const maxBytes = 1024 * 1024;
const maxRedirects = 5;
const partialContent = 206;

/** What the deployed app reports as its version, or why that could not be read. */
export type VersionReading = { text: string } | { failure: string; isCached?: true };

/** The answer comes from a cache, so it shows what was deployed earlier. */
class CachedAnswer extends TransportError {}

/**
 * Reads the version, until `deadline` (clock time, ms) at most. Rejects only when the action is
 * cancelled.
 */
export type VersionReader = (limits: { deadline: number | undefined }) => Promise<VersionReading>;

export interface HttpHeader {
  name: string;
  value: string;
}

export interface VersionReaderOptions {
  url: URL;
  /** Lets automation in where the app is behind a login. */
  header?: HttpHeader | undefined;
  http: Http;
  clock: Clock;
  /** Limit of one reading, its redirects and the body included. */
  requestTimeoutMs: number;
  signal: AbortSignal;
}

/**
 * Creates a reader of a URL of the deployed app. It sends no credentials but `header`, reads at most
 * 1 MiB, and follows redirects on the same host only. Only a 2xx that was read to its end counts.
 */
export function createVersionReader(options: VersionReaderOptions): VersionReader {
  const { url, signal } = options;
  return async ({ deadline }) => {
    const limit = startTimeLimit({ ...options, deadline });
    try {
      return { text: await readText(await request(options, limit.signal), maxBytes) };
    } catch (error) {
      signal.throwIfAborted();
      const attempt = { request: `GET ${url.pathname}`, host: url.host, limit };
      const { message } = toTransportError(error, attempt);
      return { failure: message, ...(error instanceof CachedAnswer && { isCached: true }) };
    } finally {
      limit.end();
    }
  };
}

async function request({ url, header, http }: VersionReaderOptions, signal: AbortSignal) {
  const headers = {
    ...(header && { [header.name.toLowerCase()]: header.value }),
    accept: '*/*',
    'accept-encoding': 'gzip',
    'cache-control': 'no-cache',
    // Without our version: a page that repeats the header would seem to report one.
    'user-agent': 'security-test-gate',
  };
  let target = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await http({ method: 'GET', url: target, headers, signal });
    // By the path of the input: anybody may read the message, but not what the app redirects to.
    const name = `GET ${url.pathname}${redirects > 0 ? ', redirected,' : ''}`;
    const { status } = response;
    const isComplete = status >= 200 && status < 300 && status !== partialContent;
    const next = status >= 300 && status < 400 ? redirectTarget(response, target) : undefined;
    if (!isComplete && next === undefined)
      throw unusable(`${name} was answered with status ${status}`);
    requireFresh(response, name);
    if (next === undefined) return response;
    target = requireSameHost(target, next, name);
  }
  throw unusable(`GET ${url.pathname} was redirected more than ${maxRedirects} times`);
}

function requireFresh(response: HttpResponse, name: string): void {
  const age = cacheAgeOf(response);
  if (age === 0) return;
  const message = `${name} was answered from a cache, ${age} s old`;
  throw new CachedAnswer('unexpected-response', message);
}

/**
 * Returns the address that a redirect leads to.
 * @throws {TransportError} when it is on another host
 */
function requireSameHost(from: URL, to: URL | null, name: string): URL {
  if (to && (to.origin === from.origin || isUpgrade(from, to))) return to;
  throw unusable(
    `${name} was redirected to ${nameOfTarget(to)}, which is refused: only the same host is followed`,
  );
}

/** Whether it leads from http to https on the same host, each at its default port. */
function isUpgrade(from: URL, to: URL): boolean {
  const { hostname } = from;
  return from.origin === `http://${hostname}` && to.origin === `https://${hostname}`;
}

function unusable(message: string): TransportError {
  return new TransportError('unexpected-response', message);
}

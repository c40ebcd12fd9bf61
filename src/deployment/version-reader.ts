import type { Clock } from '../clock.ts';
import { cacheAgeOf, headerOf, readText } from '../http/body.ts';
import type { Http, HttpResponse } from '../http/connection.ts';
import { toTransportError } from '../http/network-error.ts';
import { startTimeLimit } from '../http/time-limit.ts';
import { TransportError } from '../http/transport-error.ts';

const maxBytes = 1024 * 1024;
const maxRedirects = 5;
const partialContent = 206;

/** What the deployed app said of its version, or why that could not be read. */
export type VersionReading = { text: string } | { fault: string; isCached?: true };

/** An answer that a cache kept says what was deployed then. */
class CachedAnswer extends TransportError {}

/** Until `deadline` (clock time, ms) at most. Rejects only when the action is cancelled. */
export type VersionReader = (limits: { deadline: number | undefined }) => Promise<VersionReading>;

export interface VersionReaderOptions {
  url: URL;
  http: Http;
  clock: Clock;
  userAgent: string;
  /** Limit of one reading, its redirects and the body included. */
  requestTimeoutMs: number;
  signal: AbortSignal;
}

/**
 * Reads a URL of the deployed app: without credentials, at most 1 MiB, following redirects on the
 * same host only. Nothing but a 2xx that was read whole counts as an answer.
 */
export function createVersionReader(options: VersionReaderOptions): VersionReader {
  const { url, signal } = options;
  return async ({ deadline }) => {
    const limit = startTimeLimit({ ...options, deadline });
    try {
      return { text: await readText(await get(options, limit.signal), maxBytes) };
    } catch (error) {
      signal.throwIfAborted();
      const request = `GET ${url.pathname}`;
      const { message } = toTransportError(error, { request, host: url.host, limit });
      return { fault: message, ...(error instanceof CachedAnswer && { isCached: true }) };
    } finally {
      limit.end();
    }
  };
}

async function get({ url, http, userAgent }: VersionReaderOptions, signal: AbortSignal) {
  const headers = {
    accept: '*/*',
    'accept-encoding': 'gzip',
    'cache-control': 'no-cache',
    'user-agent': userAgent,
  };
  let target = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await http({ method: 'GET', url: target, headers, signal });
    const { status } = response;
    const isWhole = status >= 200 && status < 300 && status !== partialContent;
    const location = status >= 300 && status < 400 ? headerOf(response, 'location') : undefined;
    if (!isWhole && location === undefined)
      throw unusable(`GET ${target.pathname} was answered with status ${status}`);
    requireFresh(response, target);
    if (location === undefined) return response;
    target = follow(target, location);
  }
  throw unusable(`GET ${url.pathname} was redirected more than ${maxRedirects} times`);
}

function requireFresh(response: HttpResponse, { pathname }: URL): void {
  const age = cacheAgeOf(response);
  if (age === 0) return;
  const message = `GET ${pathname} was answered from a cache, ${age} s old`;
  throw new CachedAnswer('unexpected-response', message);
}

/** The address that a redirect leads to, if that is on the same host. */
function follow(from: URL, location: string): URL {
  const to = URL.parse(location, from.href);
  if (to && (to.origin === from.origin || isUpgrade(from, to))) return to;
  const where = to ? `${to.protocol}//${to.host}` : 'no valid address';
  throw unusable(
    `GET ${from.pathname} was redirected to ${where}, which is refused: only the same host is followed`,
  );
}

/** From http to https on the same host, each at its usual port. */
function isUpgrade(from: URL, to: URL): boolean {
  const { hostname } = from;
  return from.origin === `http://${hostname}` && to.origin === `https://${hostname}`;
}

function unusable(message: string): TransportError {
  return new TransportError('unexpected-response', message);
}

import process from 'node:process';
import { getOctokit } from '@actions/github';
import { headerOf, readText } from '../http/body.ts';
import { createHttp, type Http, type HttpRequest, type HttpResponse } from '../http/connection.ts';
import { proxyFor } from '../http/proxy.ts';
import { forLog } from '../text/untrusted.ts';
import { userAgent } from '../version.ts';

const maxBytes = 64 * 1024 * 1024;
const maxRedirects = 5;

/**
 * Creates the part of `fetch` that Octokit uses, over the same HTTP as the service's client. Octokit
 * takes the address of a list's next page from the answer, and would send the token anywhere: it is
 * read from the API's own origin, which a server behind a proxy may not know.
 */
function createFetch(http: Http, baseUrl: string) {
  return async (url: string, { method, headers, body, signal }: Omit<HttpRequest, 'url'>) => {
    const { pathname, search } = new URL(url);
    const own = new URL(`${new URL(baseUrl).origin}${pathname}${search}`);
    const response = await sendFollowingRedirects(
      http,
      { method, url: own, headers, ...(body !== undefined && { body }), signal },
      maxRedirects,
    );
    const fields = Object.entries(response.headers).map(
      ([name, value]) => [name, String(value)] as const, // repeated ones joined
    );
    const text = () => readText(response, maxBytes);
    // Octokit calls `arrayBuffer` when the answer is neither JSON nor text; ours is always JSON.
    return { url, status: response.status, headers: new Map(fields), text, arrayBuffer: text };
  };
}

/**
 * Sends a request and follows redirects, which GitHub sends for a repository's former name. Another
 * origin does not get the token.
 */
async function sendFollowingRedirects(
  http: Http,
  request: HttpRequest,
  redirects: number,
): Promise<HttpResponse> {
  const { url, headers } = request;
  const response = await http({ ...request, headers: { ...headers, 'accept-encoding': 'gzip' } });
  const location = headerOf(response, 'location');
  if (![301, 302, 307, 308].includes(response.status) || location === undefined) return response;
  await readText(response, maxBytes);
  if (redirects === 0) throw new Error('GitHub sends too many redirects');
  const target = new URL(location, url);
  const { authorization, ...others } = headers;
  const isSameOrigin = target.origin === url.origin;
  return sendFollowingRedirects(
    http,
    { ...request, url: target, headers: isSameOrigin ? headers : others },
    redirects - 1,
  );
}

/** Octokit's remarks quote headers of answers, which could hold a command to the runner. */
const log = {
  warn: (text: string) => void process.stderr.write(`${forLog(text)}\n`),
};

/** Creates the client of `@actions/github`, with our own connection to GitHub. */
export function createRestClient(token: string, baseUrl: string) {
  const http = createHttp((url) => proxyFor(url, process.env)?.address);
  return getOctokit(token, {
    baseUrl,
    userAgent,
    request: { log, fetch: createFetch(http, baseUrl) },
  });
}

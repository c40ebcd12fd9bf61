import { Octokit } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import { restEndpointMethods } from '@octokit/plugin-rest-endpoint-methods';
import { headerOf, readText } from '../http/body.ts';
import { createHttp, type HttpRequest, type HttpResponse } from '../http/connection.ts';
import { proxyFor } from '../http/proxy.ts';

const maxBytes = 64 * 1024 * 1024;
const maxRedirects = 5;

const http = createHttp(proxyFor);

interface FetchOptions extends Pick<HttpRequest, 'method' | 'headers' | 'signal'> {
  body?: string | undefined;
}

/** What Octokit uses of `fetch`, over the same kind of connection as the service's. */
async function fetchOverHttp(url: string, { method, headers, body, signal }: FetchOptions) {
  const response = await follow(
    { method, url: new URL(url), headers, ...(body !== undefined && { body }), signal },
    maxRedirects,
  );
  const fields = Object.entries(response.headers).map(
    ([name, value]) => [name, String(value)] as const, // repeated ones joined
  );
  const text = () => readText(response, maxBytes);
  // Of a type that is neither JSON nor text, Octokit wants the bytes; it is given none but text.
  return { url, status: response.status, headers: new Map(fields), text, arrayBuffer: text };
}

/**
 * GitHub redirects what asks for a repository by a former name. The token stays at the origin that
 * it is meant for.
 */
async function follow(request: HttpRequest, redirects: number): Promise<HttpResponse> {
  const { url, headers } = request;
  const response = await http({ ...request, headers: { ...headers, 'accept-encoding': 'gzip' } });
  const location = headerOf(response, 'location');
  if (![301, 302, 307, 308].includes(response.status) || location === undefined) return response;
  await readText(response, maxBytes);
  if (redirects === 0) throw new Error('GitHub redirects without end');
  const target = new URL(location, url);
  const { authorization, ...others } = headers;
  const isSameOrigin = target.origin === url.origin;
  return follow(
    { ...request, url: target, headers: isSameOrigin ? headers : others },
    redirects - 1,
  );
}

/**
 * The client of `@actions/github`, made of the same parts. That package would load another two HTTP
 * clients before the gate asks its first question.
 */
export const RestClient = Octokit.plugin(restEndpointMethods, paginateRest).defaults({
  request: { fetch: fetchOverHttp },
});

import { Octokit } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import { restEndpointMethods } from '@octokit/plugin-rest-endpoint-methods';
import { getProxyForUrl } from 'proxy-from-env';
import { readText } from '../http/body.ts';
import { createHttp, type HttpRequest } from '../http/connection.ts';

const maxBytes = 64 * 1024 * 1024;
/** GitHub redirects what asks for a repository by a former name. */
const maxRedirections = 5;

const http = createHttp((url) => getProxyForUrl(url.href) || undefined);

interface FetchOptions extends Pick<HttpRequest, 'method' | 'headers' | 'signal'> {
  body?: string | undefined;
}

/** What Octokit uses of `fetch`, over the same kind of connection as the service's. */
async function fetchOverHttp(url: string, { method, headers, body, signal }: FetchOptions) {
  const response = await http({
    method,
    url: new URL(url),
    headers: { ...headers, 'accept-encoding': 'gzip' },
    ...(body !== undefined && { body }),
    signal,
    maxRedirections,
  });
  const fields = Object.entries(response.headers).map(
    ([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value] as const,
  );
  const text = () => readText(response, maxBytes);
  const arrayBuffer = async () => new TextEncoder().encode(await text()).buffer; // of pages for people
  return { url, status: response.status, headers: new Map(fields), text, arrayBuffer };
}

/**
 * The client of `@actions/github`, made of the same parts. That package would load another two HTTP
 * clients before the gate asks its first question.
 */
export const RestClient = Octokit.plugin(restEndpointMethods, paginateRest).defaults({
  request: { fetch: fetchOverHttp },
});

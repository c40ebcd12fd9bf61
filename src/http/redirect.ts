import { headerOf } from './body.ts';
import type { HttpResponse } from './connection.ts';

/** Resolves where a redirect leads; null when that is no address, undefined when it leads nowhere. */
export function redirectTarget(
  response: Pick<HttpResponse, 'headers'>,
  from: URL,
): URL | null | undefined {
  const location = headerOf(response, 'location');
  return location === undefined ? undefined : URL.parse(location, from.href);
}

/** Names the host that a redirect leads to, without path and query, which may hold secrets. */
export function nameOfTarget(to: URL | null): string {
  return to ? `${to.protocol}//${to.host}` : 'no valid address';
}

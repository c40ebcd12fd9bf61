import { getProxyForUrl } from 'proxy-from-env';

/** Whether a host name of a URL is this machine's own. */
export function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * The proxy of the environment for a URL, if any; never one for a loopback host. A domain in
 * `NO_PROXY` exempts its hosts, too, as with curl and GitHub's toolkit.
 * @param environment variables of the process, where the library finds the others
 */
export function proxyFor(
  url: URL,
  environment: Record<string, string | undefined>,
): string | undefined {
  if (isLoopback(url.hostname)) return undefined;
  const { no_proxy: lower, NO_PROXY: upper } = environment;
  const exempt = (lower || upper || '').toLowerCase();
  const isBelow = (domain: string) =>
    /^[a-z\d]/.test(domain) && url.hostname.endsWith(`.${domain}`);
  if (exempt.split(/[\s,]+/).some(isBelow)) return undefined;
  return getProxyForUrl(url.href) || undefined;
}

import { getProxyForUrl } from 'proxy-from-env';

/** Whether the host name of a URL is this machine. */
export function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Returns the proxy that the environment sets for a URL, if any; never one for a loopback host. A
 * domain in `NO_PROXY` also exempts the hosts below it, as with curl and GitHub's toolkit.
 * @param environment variables of the process, from which the library reads the proxies, too
 */
export function proxyFor(
  url: URL,
  environment: Record<string, string | undefined>,
): string | undefined {
  if (isLoopback(url.hostname)) return undefined;
  const { no_proxy: lower, NO_PROXY: upper } = environment;
  const exemptDomains = (lower || upper || '').toLowerCase();
  const isBelow = (domain: string) =>
    /^[a-z\d]/.test(domain) && url.hostname.endsWith(`.${domain}`);
  if (exemptDomains.split(/[\s,]+/).some(isBelow)) return undefined;
  return getProxyForUrl(url.href) || undefined;
}

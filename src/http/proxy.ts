import { getProxyForUrl } from 'proxy-from-env';

/** Whether a host name of a URL is this machine's own. */
export function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * The proxy of the environment for a URL, if any; never one for a loopback host. A domain in
 * `NO_PROXY` exempts its hosts, too, as with curl and GitHub's toolkit.
 */
export function proxyFor(url: URL): string | undefined {
  if (isLoopback(url.hostname)) return undefined;
  // biome-ignore lint/style/noProcessEnv: the library reads it, too
  const { no_proxy: lower, NO_PROXY: upper } = process.env;
  const exempt = (lower || upper || '').toLowerCase();
  const isBelow = (domain: string) =>
    /^[a-z\d]/.test(domain) && url.hostname.endsWith(`.${domain}`);
  if (exempt.split(/[\s,]+/).some(isBelow)) return undefined;
  return getProxyForUrl(url.href) || undefined;
}

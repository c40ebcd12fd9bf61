import { getProxyForUrl } from 'proxy-from-env';

/**
 * The proxy of the environment for a URL, if any. A domain in `NO_PROXY` exempts its hosts, too, as
 * with curl and GitHub's toolkit.
 */
export function proxyFor(url: URL): string | undefined {
  // biome-ignore lint/style/noProcessEnv: the library reads it, too
  const { no_proxy: lower, NO_PROXY: upper } = process.env;
  const exempt = (lower || upper || '').toLowerCase();
  const isBelow = (domain: string) =>
    /^[a-z\d]/.test(domain) && url.hostname.endsWith(`.${domain}`);
  if (exempt.split(/[\s,]+/).some(isBelow)) return undefined;
  return getProxyForUrl(url.href) || undefined;
}

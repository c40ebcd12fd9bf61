import process from 'node:process';
import { getProxyForUrl } from 'proxy-from-env';

/** The proxy that the environment names for a URL. */
export interface ProxyChoice {
  /** Undefined when requests go straight to the host. */
  proxy?: URL | undefined;
  /** The variable that decided: one that names the proxy, or the NO_PROXY that exempts the host. */
  variable: string | undefined;
  /** What the variable says is no proxy that can be used. */
  unusable?: boolean;
  /** It names host and port alone: the scheme of the URL is taken for that of the proxy. */
  hasNoScheme?: boolean;
}

/**
 * Finds out which proxy applies to a URL, and why; the client of the service asks the same library.
 */
export function chooseProxy(url: URL): ProxyChoice {
  const address = getProxyForUrl(url.href);
  const variable = firstSet(`${url.protocol.slice(0, -1)}_proxy`, 'all_proxy');
  if (address === '') return { variable: variable && firstSet('no_proxy') };
  const proxy = URL.parse(address) ?? undefined;
  const hasNoScheme = variable !== undefined && process.env[variable]?.includes('://') === false;
  return { proxy, variable, unusable: !/^https?:$/.test(proxy?.protocol ?? ''), hasNoScheme };
}

/** The first of these variables that is set, in the case in which it is. */
function firstSet(...names: string[]): string | undefined {
  return names.flatMap((name) => [name, name.toUpperCase()]).find((name) => process.env[name]);
}

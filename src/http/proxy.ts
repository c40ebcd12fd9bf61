import { BlockList, isIP } from 'node:net';
import { TransportError } from './transport-error.ts';

/** A variable that names no proxy that can be used. It is not quoted: it may hold a password. */
export class UnusableProxy extends TransportError {
  override readonly name = 'UnusableProxy';
  readonly variable: string;
  /** Continues a sentence that begins with the variable. */
  readonly problem: string;

  constructor(variable: string, problem: string) {
    super('network', `The variable ${variable} ${problem}`, { neverSent: true });
    this.variable = variable;
    this.problem = problem;
  }
}

/** Whether the host name of a URL is this machine. */
export function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Returns the address, with scheme and login, of the proxy that the environment sets for a URL, if
 * any, and the variable that names it; never one for a loopback host, or what `NO_PROXY` exempts.
 * @throws {UnusableProxy}
 */
export function proxyFor(
  url: URL,
  environment: NodeJS.ProcessEnv,
): { address: string; variable: string } | undefined {
  const { hostname, protocol } = url;
  if (isLoopback(hostname) || isExempt(url, environment)) return undefined;
  const variable = firstSet(environment, `${protocol.slice(0, -1)}_proxy`, 'all_proxy');
  return variable === undefined
    ? undefined
    : { variable, address: addressIn(variable, environment) };
}

/** The first of these variables that is set, in lower or upper case. */
export function firstSet(environment: NodeJS.ProcessEnv, ...names: string[]): string | undefined {
  return names.flatMap((name) => [name, name.toUpperCase()]).find((name) => environment[name]);
}

/** A proxy without a scheme is reached over plain HTTP, as with curl. */
function addressIn(variable: string, environment: NodeJS.ProcessEnv): string {
  const text = environment[variable]?.trim() ?? '';
  const scheme = /^[a-z][a-z\d+.-]*(?=:\/\/)/i.exec(text)?.[0].toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https')
    throw new UnusableProxy(
      variable,
      `names a \`${scheme}\` proxy, which is not supported: name an HTTP proxy in \`HTTPS_PROXY\`, or exempt the hosts in \`NO_PROXY\``,
    );
  const url = URL.parse(scheme === undefined ? `http://${text}` : text);
  if (url && isWhole(url)) return url.href;
  throw new UnusableProxy(
    variable,
    'must be `http://host:port` or `http://name:password@host:port`: percent-encode special characters of name and password (`#` as `%23`, `/` as `%2F`, `%` as `%25`)',
  );
}

/** Whether the URL has no rest behind its host, which would be that of a password. */
function isWhole({ pathname, search, hash, username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return `${pathname}${search}${hash}` === '/';
}

function isExempt(url: URL, environment: NodeJS.ProcessEnv): boolean {
  const list = environment[firstSet(environment, 'no_proxy') ?? ''] ?? '';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => {
      const [, name = entry, itsPort] = isIP(entry) === 0 ? (/^(.+):(\d+)$/.exec(entry) ?? []) : [];
      return (itsPort ?? port) === port && exempts(name, host);
    });
}

/** Whether an entry of `NO_PROXY`, without its port, is or contains a host. */
function exempts(entry: string, host: string): boolean {
  if (entry === '' || entry === '*') return entry === '*';
  if (isIP(host) !== 0) return isInRange(host, entry);
  // A domain also exempts the hosts below it, as with curl and GitHub's toolkit.
  if (/^[.*]/.test(entry)) return host.endsWith(entry.replace('*', ''));
  return host === entry || host.endsWith(`.${entry}`);
}

/** Whether an address is in a range, such as `10.0.0.0/8` or `fd00::/8`, or is the one address. */
function isInRange(address: string, entry: string): boolean {
  const [, start = '', prefix] = /^\[?([^\]/]+)\]?(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const family = isIP(start);
  const bits = family === 6 ? 128 : 32;
  const length = Number(prefix ?? bits);
  if (family === 0 || length > bits) return false;
  const range = new BlockList();
  range.addSubnet(start, length, familyOf(start));
  return range.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

import { isIP } from 'node:net';
import { Problem } from './problem.ts';

const wildcardHosts = ['0.0.0.0', '::'];

/**
 * Refuses requests whose `Host` is not ours: a website could point its own name at this address and
 * read the answers in a visitor's browser (DNS rebinding).
 * @param header the request's `Host`, with the port
 * @param host what the emulator listens on; where that is every address, any IP address is accepted
 */
export function checkHost(header: string | undefined, host: string): void {
  const name = hostName(header ?? '');
  const isAddress = wildcardHosts.includes(host) && isIP(name) > 0;
  if (isAddress || isLoopbackName(name) || name === host.toLowerCase()) return;
  const detail = 'The emulator only answers requests for loopback names and for its `--host`.';
  throw new Problem(421, detail);
}

/** Removes the port, and the brackets of an IPv6 address. */
function hostName(header: string): string {
  return header
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1');
}

function isLoopbackName(name: string): boolean {
  return (
    /^(?:.+\.)?localhost\.?$/.test(name) ||
    name === '::1' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  );
}

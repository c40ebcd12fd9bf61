import { isIP } from 'node:net';
import { Problem } from './problem.ts';

const anywhere = ['0.0.0.0', '::'];

/**
 * Refuses requests for another host: a page of the web could have its name point here, and read the
 * answers in somebody's browser.
 * @param header of the request, with the port
 * @param host that the emulator listens on; where that is every address, any address will do, since
 * no name is one
 */
export function checkHost(header: string | undefined, host: string): void {
  const name = nameIn(header ?? '');
  const isAddress = anywhere.includes(host) && isIP(name) > 0;
  if (isAddress || isLoopback(name) || name === host.toLowerCase()) return;
  const detail = 'The emulator answers to loopback names and to the host of `--host` alone.';
  throw new Problem(421, detail);
}

/** Without the port, and an address of IPv6 without its brackets. */
function nameIn(header: string): string {
  return header
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1');
}

function isLoopback(name: string): boolean {
  return (
    /^(?:.+\.)?localhost\.?$/.test(name) ||
    name === '::1' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  );
}

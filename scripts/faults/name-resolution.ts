/**
 * Loaded into a step before its script (`node --import`): resolves `localhost` to 127.0.0.1, but in
 * certain look-ups to something else. What the kernel or the resolver of the machine would do cannot
 * be timed to a single call.
 */
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';

/** What `NAME_FAULT` says, as JSON. */
export interface NameFault {
  /** Numbers, from 1, of the look-ups that are hit. */
  first: number;
  last: number;
  /** What the name then leads to; without it, the name is unknown. */
  address?: string | undefined;
  /** File that gets a line for each hit. */
  hits: string;
}

type Callback = (
  error: Error | null,
  address?: string | { address: string; family: number }[],
  family?: number,
) => void;

const fault: NameFault = JSON.parse(process.env.NAME_FAULT ?? '');
const { lookup } = dns;
let lookups = 0;

function isHit(): boolean {
  lookups += 1;
  const hit = lookups >= fault.first && lookups <= fault.last;
  if (hit) appendFileSync(fault.hits, `${lookups}\n`);
  return hit;
}

function answer(host: string, options: dns.LookupOptions, callback: Callback): void {
  const address = isHit() ? fault.address : '127.0.0.1';
  if (address === undefined) {
    const error = new Error(`getaddrinfo ENOTFOUND ${host}`);
    callback(Object.assign(error, { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: host }));
  } else if (options.all) callback(null, [{ address, family: 4 }]);
  else callback(null, address, 4);
}

Reflect.set(dns, 'lookup', (host: string, options: dns.LookupOptions, callback: Callback) => {
  if (host === 'localhost') setImmediate(answer, host, options, callback);
  else Reflect.apply(lookup, dns, [host, options, callback]);
});

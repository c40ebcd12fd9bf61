/**
 * Loaded into a step before its script (`node --import`): resolves `localhost` to 127.0.0.1, but for
 * a certain request to something else. What the kernel or the resolver of the machine would do
 * cannot be timed to a single call.
 */
import { subscribe } from 'node:diagnostics_channel';
import dns from 'node:dns';
import { z } from 'zod';

/** What `NAME_FAULT` says, as JSON; it is printed at each hit. */
export interface NameFault {
  /** Method and path of the request: the look-up for it is hit. */
  method: string;
  path: string;
  /** Whether later look-ups are not. */
  once: boolean;
  /** What the name then leads to; without it, the name is unknown. */
  address?: string | undefined;
}

type Callback = (...answer: unknown[]) => void;

const requestSchema = z.object({ request: z.object({ method: z.string(), path: z.string() }) });
const description = process.env.NAME_FAULT ?? '';
const fault: NameFault = JSON.parse(description);
const path = new RegExp(fault.path);
const { lookup } = dns;
let requested = false;
let wasHit = false;

function isHit(): boolean {
  const hit = requested && !(fault.once && wasHit);
  if (hit) console.log(description);
  wasHit ||= hit;
  return hit;
}

function answer(host: string, { all }: dns.LookupOptions, callback: Callback): void {
  const address = isHit() ? fault.address : '127.0.0.1';
  if (address === undefined) {
    const error = new Error(`getaddrinfo ENOTFOUND ${host}`);
    callback(Object.assign(error, { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: host }));
  } else if (all) callback(null, [{ address, family: 4 }]);
  else callback(null, address, 4);
}

/** A request tells what the look-up for its connection is for. */
function noteRequest(message: unknown): void {
  const { request } = requestSchema.parse(message);
  requested ||= request.method === fault.method && path.test(request.path);
}

// As fetch and undici make requests, and as node:http does.
for (const channel of ['undici:request:create', 'http.client.request.created'])
  subscribe(channel, noteRequest);

// Later than the look-up: node:http tells of a request only then.
Reflect.set(dns, 'lookup', (host: string, options: dns.LookupOptions, callback: Callback) => {
  if (host === 'localhost') setImmediate(answer, host, options, callback);
  else Reflect.apply(lookup, dns, [host, options, callback]);
});

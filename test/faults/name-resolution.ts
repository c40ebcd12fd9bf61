/**
 * Loaded into a step before its script (`node --import`): resolves `localhost` to 127.0.0.1, except
 * for a certain request. The machine's own resolver could not be changed for a single call.
 */
import { subscribe } from 'node:diagnostics_channel';
import dns from 'node:dns';
import { z } from 'zod';

/** The contents of `NAME_FAULT`, as JSON; printed at each hit. */
export interface NameFault {
  /** Method and path of the request whose look-up is hit. */
  method: string;
  path: string;
  /** Whether only the first look-up is hit. */
  once: boolean;
  /** The address that the name then resolves to; without it, the name is unknown. */
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

/** Notes the request that a look-up is made for. */
function noteRequest(message: unknown): void {
  const { request } = requestSchema.parse(message);
  requested ||= request.method === fault.method && path.test(request.path);
}

// As fetch and undici make requests, and as node:http does.
for (const channel of ['undici:request:create', 'http.client.request.created'])
  subscribe(channel, noteRequest);

// Deferred, because node:http publishes a request only after the look-up.
Reflect.set(dns, 'lookup', (host: string, options: dns.LookupOptions, callback: Callback) => {
  if (host === 'localhost') setImmediate(answer, host, options, callback);
  else Reflect.apply(lookup, dns, [host, options, callback]);
});

import type { Http, HttpRequest } from '../../src/http/connection.ts';
import type { ConnectionOptions } from '../../src/service/client.ts';
import { connectForTest } from './test-client.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** An answer before it is put on the wire; `raw` replaces the JSON of `body`. */
export interface VirtualAnswer {
  status: number;
  body?: unknown;
  raw?: string;
  headers?: Record<string, string>;
}

/** What spoils an answer on its way, or keeps it back. */
export type Fault =
  | 'none'
  | 'refused'
  | 'reset'
  | 'untrusted'
  | 'truncated'
  | 'html'
  | 'null'
  | 'empty'
  | 'fields-missing'
  | VirtualAnswer;

/** One request, the answer that the service meant, and what became of it. */
export interface Exchange {
  call: string;
  answer: VirtualAnswer;
  fault: Fault;
  /** Virtual time (ms) of its arrival. */
  at: number;
}

export interface VirtualService {
  /** Answers a request; an answer, `refused` and `untrusted` as faults keep the request from it. */
  respond: (call: string, query: URLSearchParams) => VirtualAnswer;
  /** The fault of the next exchange, which asks for `call`. */
  nextFault: (call: string) => Fault;
  clock: VirtualClock;
  /** Time that an exchange takes. */
  latencyMs?: number;
}

/** A client of an in-memory service, in virtual time, with the record of what was exchanged. */
export function connectVirtually(
  service: VirtualService,
  options: Partial<Pick<ConnectionOptions, 'credentials' | 'maxRetries'>> = {},
) {
  const exchanges: Exchange[] = [];
  const client = connectForTest('https://service.test', {
    http: virtualHttp(service, exchanges),
    clock: service.clock,
    ...options,
  });
  return { client, exchanges };
}

function virtualHttp(
  { respond, nextFault, clock, latencyMs = 10 }: VirtualService,
  exchanges: Exchange[],
): Http {
  return async ({ method, url }: HttpRequest) => {
    clock.pass(latencyMs);
    const call = `${method} ${url.pathname}`;
    const fault = nextFault(call);
    const kept = fault === 'refused' || fault === 'untrusted' || typeof fault === 'object';
    const answer = kept ? { status: 0 } : respond(call, url.searchParams);
    exchanges.push({ call, answer, fault, at: clock.now() });
    if (fault === 'refused') throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    if (fault === 'reset') throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
    if (fault === 'untrusted') throw Object.assign(new Error('self-signed'), { code: untrusted });
    const { status, raw, body, headers } =
      typeof fault === 'object' ? fault : { ...answer, ...replacements[fault] };
    const text = raw ?? JSON.stringify(body ?? {});
    return {
      status,
      headers: {
        'content-type': status < 400 ? 'application/json' : 'application/problem+json',
        ...headers,
      },
      body: chunks(text, fault === 'truncated'),
    };
  };
}

const untrusted = 'DEPTH_ZERO_SELF_SIGNED_CERT';

/** What comes in place of any answer. */
const replacements: Partial<Record<Exclude<Fault, VirtualAnswer>, Partial<VirtualAnswer>>> = {
  html: {
    status: 200,
    raw: '<!doctype html><p>Sign in</p>',
    headers: { 'content-type': 'text/html' },
  },
  null: { raw: 'null' },
  empty: { raw: '' },
  'fields-missing': { raw: '{}' },
};

async function* chunks(text: string, truncated: boolean): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  yield bytes.subarray(0, truncated ? Math.floor(bytes.length / 2) : bytes.length);
  if (truncated) throw Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
}

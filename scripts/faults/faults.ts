import {
  gzipBomb,
  htmlPage,
  jsonText,
  type Mishap,
  problem,
  redirect,
} from '../../harness/faults.ts';
import type { Call } from './calls.ts';

/** One way in which a call can go wrong. */
export type Fault =
  | { name: string; connection: 'refused' | 'dns' | 'tls' }
  /** Undefined where the call's answer has nothing that could go wrong in this way. */
  | { name: string; exchange: (call: Call, elsewhere: string) => Mishap | undefined };

const always = (name: string, mishap: Mishap): Fault => ({ name, exchange: () => mishap });
const status = (code: number, options?: Parameters<typeof problem>[1]) => ({
  fault: problem(code, options),
});
const retryAfter = { headers: { 'retry-after': '1' } };

/** Edits the JSON of an answer, a list's items one by one. */
function edited(edit: (json: object) => object): Mishap {
  const editAny = (json: unknown): unknown =>
    Array.isArray(json)
      ? json.map(editAny)
      : typeof json === 'object' && json !== null
        ? edit(json)
        : json;
  return { fault: { kind: 'rewrite', edit: editAny } };
}

function without(json: object, member: string): object {
  return Object.fromEntries(Object.entries(json).filter(([name]) => name !== member));
}

const bomb = gzipBomb(64);

/** What a gateway on the way answers in the service's place, which is no word of the service. */
const gatewayPages = [403, 404, 502].map((code) => ({
  name: `gateway page (${code})`,
  status: code,
}));

export function isGatewayPage(fault: Fault): boolean {
  return gatewayPages.some(({ name }) => name === fault.name);
}

/** Every fault of the matrix. */
export const faults: Fault[] = [
  { name: 'connection refused', connection: 'refused' },
  { name: 'name not resolved', connection: 'dns' },
  { name: 'certificate not trusted', connection: 'tls' },
  always('connection reset', { fault: { kind: 'reset' } }),
  always('reset once carried out', { fault: { kind: 'reset' }, forwarded: true }),
  always('closed without an answer', { fault: { kind: 'refuse' } }),
  always('closed early', { fault: { kind: 'close-early' } }),
  always('hang', { fault: { kind: 'hang' } }),
  always('slow drip', { fault: { kind: 'drip', bytes: 1, everyMs: 50 } }),
  ...[400, 401, 403, 404, 408, 429].map((code) => always(`${code}`, status(code))),
  always('429 with Retry-After', status(429, retryAfter)),
  ...[500, 502, 503].map((code) => always(`${code}`, status(code))),
  always('503 with Retry-After', status(503, retryAfter)),
  always('504', status(504)),
  ...gatewayPages.map(({ name, status: code }) => always(name, { fault: htmlPage(code) })),
  always('truncated body', { fault: { kind: 'truncate' } }),
  always('broken JSON', { fault: jsonText('{"data": [') }),
  always('HTML with 200', { fault: htmlPage() }),
  always('null', { fault: jsonText('null') }),
  always('empty body', { fault: jsonText('') }),
  always('wrong content type', {
    fault: { kind: 'rewrite', headers: { 'content-type': 'text/plain' } },
  }),
  {
    name: 'unknown word in an enum',
    exchange: ({ word }) =>
      word === undefined ? undefined : edited((json) => ({ ...json, [word]: 'MYSTERY' })),
  },
  {
    name: 'missing field',
    exchange: ({ needed }) =>
      needed === undefined ? undefined : edited((json) => without(json, needed)),
  },
  {
    name: 'extra field',
    exchange: ({ needed }) =>
      needed === undefined
        ? undefined
        : edited((json) => ({ ...json, mystery: { deep: [1, 'two'] } })),
  },
  always('gzip bomb', { fault: bomb }),
  {
    name: 'redirect to another origin',
    exchange: (_, elsewhere) => ({ fault: redirect(`${elsewhere}/v1/elsewhere`, 307) }),
  },
];

/** How often it goes wrong: the first time, or from then on. */
export const persistences = ['once', 'for ever'] as const;
export type Persistence = (typeof persistences)[number];

/** A call, what goes wrong with it, and how often. */
export interface Case {
  call: Call;
  fault: Fault;
  persistence: Persistence;
}

/** All combinations that exist. */
export function casesOf(calls: Call[]): Case[] {
  return calls.flatMap((call) =>
    faults
      .filter(
        (fault) => 'connection' in fault || fault.exchange(call, 'http://elsewhere') !== undefined,
      )
      .flatMap((fault) => persistences.map((persistence) => ({ call, fault, persistence }))),
  );
}

/** `trigger, connection reset, once` */
export function nameOf({ call, fault, persistence }: Case): string {
  return `${call.name} / ${fault.name} / ${persistence}`;
}

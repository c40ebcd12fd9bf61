import {
  gzipBomb,
  htmlPage,
  jsonText,
  type Mishap,
  problem,
  redirect,
} from '../../harness/faults.ts';
import { type Call, calls } from './calls.ts';

/** The address of a server whose certificate nobody trusts. */
export const strangersAddress = '127.0.0.3';

/** One way in which a call can go wrong. */
export type Fault =
  /** The address that the server's name resolves to; undefined when it does not resolve. */
  | { name: string; resolvesTo: string | undefined }
  /** Undefined when the call's answer cannot go wrong in this way. */
  | {
      name: string;
      exchange: (call: Call, elsewhere: string) => Mishap | undefined;
      /** How long `once` lasts, where that is not one answer. */
      onceMs?: number;
    };

const always = (name: string, fault: Mishap['fault']): Fault => ({
  name,
  exchange: () => ({ fault }),
});

/** Edits the JSON of an answer, or each item of a list, if the call names such a member. */
function edited(
  name: string,
  member: 'needed' | 'word',
  edit: (json: object, member: string) => object,
): Fault {
  const exchange = (call: Call): Mishap | undefined => {
    const named = call[member];
    if (named === undefined) return undefined;
    const editAny = (json: unknown): unknown => {
      if (Array.isArray(json)) return json.map(editAny);
      return typeof json === 'object' && json !== null ? edit(json, named) : json;
    };
    return { fault: { kind: 'rewrite', edit: editAny } };
  };
  return { name, exchange };
}

function without(json: object, member: string): object {
  return Object.fromEntries(Object.entries(json).filter(([name]) => name !== member));
}

const statuses = [400, 401, 403, 404, 408, 429, 500, 502, 503, 504];
const retryAfter = { headers: { 'retry-after': '1' } };
/** Answers of a gateway in place of the service, which say nothing about it. */
const gatewayPages = [403, 404, 502].map((status) =>
  always(`gateway page (${status})`, htmlPage(status)),
);

export const isGatewayPage = (fault: Fault): boolean => gatewayPages.includes(fault);

/** Of a paid run, the gate believes a refusal by the service only after 2 minutes. */
const gone = [
  { status: 403, slug: 'forbidden' },
  { status: 404, slug: 'not-found' },
].map(
  ({ status, slug }): Fault => ({
    name: `gone for just under 2 minutes, or longer (${status})`,
    exchange: ({ isPaid }) => (isPaid ? { fault: problem(status, { slug }) } : undefined),
    onceMs: 115_000,
  }),
);

/** How long a fault lasts that happens once; undefined if it affects one answer. */
export const onceMsOf = (fault: Fault) => ('onceMs' in fault ? fault.onceMs : undefined);

/** Every fault of the matrix. */
const faults: Fault[] = [
  { name: 'connection refused', resolvesTo: '127.0.0.2' }, // where nothing listens
  { name: 'name not resolved', resolvesTo: undefined },
  { name: 'certificate not trusted', resolvesTo: strangersAddress },
  always('connection reset', { kind: 'reset' }),
  {
    name: 'reset once carried out',
    exchange: () => ({ fault: { kind: 'reset' }, forwarded: true }),
  },
  always('closed without an answer', { kind: 'refuse' }),
  always('closed early', { kind: 'close-early' }),
  always('hang', { kind: 'hang' }),
  always('slow drip', { kind: 'drip', bytes: 1, everyMs: 50 }),
  ...statuses.map((status) => always(`${status}`, problem(status))),
  ...[429, 503].map((status) => always(`${status} with Retry-After`, problem(status, retryAfter))),
  ...gatewayPages,
  ...gone,
  always('truncated body', { kind: 'truncate' }),
  always('broken JSON', jsonText('{"data": [')),
  always('HTML with 200', htmlPage()),
  always('null', jsonText('null')),
  always('empty body', jsonText('')),
  always('wrong content type', { kind: 'rewrite', headers: { 'content-type': 'text/plain' } }),
  edited('unknown word in an enum', 'word', (json, word) => ({ ...json, [word]: 'MYSTERY' })),
  edited('missing field', 'needed', without),
  edited('extra field', 'needed', (json) => ({ ...json, mystery: { deep: [1, 'two'] } })),
  always('gzip bomb', gzipBomb(64)),
  {
    name: 'redirect to another origin',
    exchange: (_, elsewhere) => ({ fault: redirect(`${elsewhere}/v1/elsewhere`, 307) }),
  },
];

/** Whether only the first such call fails, or all from then on. */
const persistences = ['once', 'forever'] as const;

/** A call, what goes wrong with it, and how often. */
export interface Case {
  call: Call;
  fault: Fault;
  persistence: (typeof persistences)[number];
}

const isPossible = ({ call, fault }: Case) =>
  'resolvesTo' in fault || fault.exchange(call, 'http://elsewhere') !== undefined;

/** All combinations that exist. */
export const cases: Case[] = calls
  .flatMap((call) => faults.map((fault) => ({ call, fault })))
  .flatMap((pair) => persistences.map((persistence) => ({ ...pair, persistence })))
  .filter(isPossible);

/** `trigger / connection reset / once` */
export function caseName({ call, fault, persistence }: Case): string {
  return `${call.name} / ${fault.name} / ${persistence}`;
}

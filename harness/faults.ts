import { gzipSync } from 'node:zlib';

/** An answer in place of the service's. */
export interface MadeUpAnswer {
  kind: 'answer';
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** What goes wrong instead of an answer; the service sees the request only if the rule says so. */
export type Outage =
  /** The connection ends without an answer. */
  | { kind: 'refuse' }
  /** The connection is reset. */
  | { kind: 'reset' }
  /** No answer ever comes, and the connection stays open. */
  | { kind: 'hang' }
  | MadeUpAnswer;

/** Damage to the service's own answer on its way. */
export type Damage =
  /** Half of the body, then the connection ends. */
  | { kind: 'close-early' }
  /** Half of the body, with a length that fits it. */
  | { kind: 'truncate' }
  /** The body in pieces of so many bytes with a pause between. */
  | { kind: 'drip'; bytes: number; everyMs: number }
  | { kind: 'delay'; ms: number }
  /** Another JSON, other headers, or both. */
  | { kind: 'rewrite'; edit?: (json: unknown) => unknown; headers?: Record<string, string> };

/** One thing that goes wrong. */
export interface Mishap {
  fault: Outage | Damage;
  /** Whether the service accepts the request in an outage, so that only its answer is lost. */
  forwarded?: boolean;
}

/** A mishap, and the requests that it affects. */
export interface FaultRule extends Mishap {
  /** Any, when absent. */
  method?: string;
  /** What matches path and query. */
  path: RegExp;
  /** Which of the matching requests are hit, counted from 1; all when absent. */
  nth?: readonly number[];
  /** For how long they are hit, from the first one on; without end when absent. */
  forMs?: number;
}

const json = { 'content-type': 'application/json' };

/** A problem document (RFC 9457) as the service sends it, with further members if given. */
export function problem(
  status: number,
  {
    slug = 'about',
    headers = {},
    ...extra
  }: { slug?: string; headers?: Record<string, string>; [member: string]: unknown } = {},
): MadeUpAnswer {
  const body = {
    type: `https://errors.example.test/${slug}`,
    title: `Problem ${status}`,
    status,
    ...extra,
  };
  return {
    kind: 'answer',
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
    body: JSON.stringify(body),
  };
}

/** A 200 with the given text as JSON: broken, `null`, or empty. */
export function jsonText(body: string): MadeUpAnswer {
  return { kind: 'answer', status: 200, headers: json, body };
}

/** A page for people, as a proxy or a load balancer sends it. */
export function htmlPage(status = 200): MadeUpAnswer {
  const body = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>';
  return { kind: 'answer', status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

/** A redirect to another address. */
export function redirect(location: string, status = 302): MadeUpAnswer {
  return { kind: 'answer', status, headers: { location }, body: '' };
}

/** A small answer that inflates to so many MiB of blanks. */
export function gzipBomb(mebibytes: number): MadeUpAnswer {
  // A gzip stream may consist of several members (RFC 1952, section 2.2): this repeats one.
  const member = gzipSync(Buffer.alloc(1024 * 1024, ' '));
  const body = Buffer.concat(Array.from({ length: mebibytes }, () => member));
  return { kind: 'answer', status: 200, headers: { ...json, 'content-encoding': 'gzip' }, body };
}

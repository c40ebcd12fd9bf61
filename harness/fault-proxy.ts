import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Damage, FaultRule, Outage } from './faults.ts';
import { close, listen } from './loopback-server.ts';

/** A request that reached the proxy. Times are milliseconds since the epoch, with fractions. */
export interface ProxiedRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  receivedAt: number;
  /** The service's answer; absent when it never saw the request. */
  serviceStatus?: number | undefined;
  /** The client's answer; absent while under way, and when there is none. */
  status?: number;
  answeredAt?: number;
  fault?: FaultRule['fault']['kind'];
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

export interface FaultProxyOptions {
  /** Origin of the service. */
  target: string;
  rules?: FaultRule[];
  /** Added to every answer of the service. */
  delayMs?: number;
  /** Paths whose first answer is repeated, to measure a client without the service. */
  keep?: RegExp;
  /** Ends the connection after each answer: every request needs a new one. */
  closeConnections?: boolean;
  /** Serves HTTPS, as `localhost`. */
  tls?: ServerOptions;
}

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** The request as one line: `GET /v1/apps → 200`, with the fault's name when there was one. */
export function describeRequest({ method, path, status, fault }: ProxiedRequest): string {
  const outcome = [status, fault === 'answer' ? undefined : fault].filter(Boolean).join(' ');
  return `${method} ${path} → ${outcome || 'no answer'}`;
}

const now = () => performance.timeOrigin + performance.now();

/** Returns a function from a request to the rule that hits it; counts the matches of each rule. */
function rulePicker(rules: FaultRule[]): (request: ProxiedRequest) => FaultRule | undefined {
  const counts = new Map<FaultRule, number>();
  const ends = new Map<FaultRule, number>();
  const isOver = (rule: FaultRule) => {
    if (!ends.has(rule)) ends.set(rule, now() + (rule.forMs ?? Number.POSITIVE_INFINITY));
    return now() > (ends.get(rule) ?? 0);
  };
  return ({ method, path }) => {
    const matching = rules.filter(
      (rule) => (rule.method ?? method) === method && rule.path.test(path),
    );
    for (const rule of matching) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    const hits = (rule: FaultRule) => rule.nth?.includes(counts.get(rule) ?? 0) ?? true;
    return matching.find((rule) => hits(rule) && !isOver(rule));
  };
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

function headersOf({ headers }: IncomingMessage): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

/** Asks the service. `host` is passed on unchanged: the service must not notice the proxy. */
function createForwarder({ target, keep }: FaultProxyOptions) {
  const agent = new Agent({ keepAlive: true });
  const kept = new Map<string, Promise<Answer>>();
  const forward = ({ url = '/', method, headers }: IncomingMessage, body: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = httpRequest(new URL(url, target), { method, headers, agent }, (answer) => {
        const head = { status: answer.statusCode ?? 502, headers: headersOf(answer) };
        buffer(answer).then((content) => resolve({ ...head, body: content }), reject);
      });
      outgoing.once('error', reject).end(body);
    });
  const ask = (request: IncomingMessage, body: Buffer): Promise<Answer> => {
    const path = request.url ?? '/';
    if (!keep?.test(path)) return forward(request, body);
    const answer = kept.get(path) ?? forward(request, body);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
    return answer;
  };
  return { ask, close: () => agent.destroy() };
}

function isOutage(fault: Outage | Damage): fault is Outage {
  return ['refuse', 'reset', 'hang', 'answer'].includes(fault.kind);
}

function send(response: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  return new Promise((resolve) => response.end(body, resolve));
}

async function breakDown(
  response: ServerResponse,
  fault: Outage,
  record: ProxiedRequest,
): Promise<void> {
  if (fault.kind === 'refuse') response.socket?.destroy();
  if (fault.kind === 'reset') response.socket?.resetAndDestroy();
  if (fault.kind !== 'answer') return;
  const { status, headers = {}, body = '' } = fault;
  record.status = status;
  await send(response, { status, headers, body: Buffer.from(body) });
}

const half = (body: Buffer) => body.subarray(0, Math.floor(body.length / 2));

async function drip(
  response: ServerResponse,
  body: Buffer,
  { bytes, everyMs }: { bytes: number; everyMs: number },
) {
  for (let start = 0; start < body.length && !response.destroyed; start += bytes) {
    response.write(body.subarray(start, start + bytes));
    await delay(everyMs);
  }
  response.end();
}

function rewrite(answer: Answer, { edit, headers }: Damage & { kind: 'rewrite' }): Answer {
  const edited = edit && JSON.stringify(edit(JSON.parse(answer.body.toString())));
  const body = edited === undefined ? answer.body : Buffer.from(edited);
  return { ...answer, headers: { ...answer.headers, ...headers }, body };
}

async function deliver(
  response: ServerResponse,
  answer: Answer,
  fault: Damage,
  record: ProxiedRequest,
): Promise<void> {
  const { status, headers, body } = answer;
  record.status = status;
  if (fault.kind === 'delay') {
    // Even a delay of 0 ms takes 1 ms, which a benchmark would count.
    if (fault.ms > 0) await delay(fault.ms);
    return send(response, answer);
  }
  if (fault.kind === 'truncate') return send(response, { ...answer, body: half(body) });
  if (fault.kind === 'rewrite') return send(response, rewrite(answer, fault));
  response.writeHead(status, { ...headers, 'content-length': body.length });
  if (fault.kind === 'drip') return drip(response, body, fault);
  response.write(half(body), () => response.socket?.destroySoon());
}

/**
 * Starts a reverse proxy on loopback in front of `target` that records every request and lets some
 * fail. Close it before the service.
 */
export async function startFaultProxy(options: FaultProxyOptions) {
  const { rules = [], delayMs = 0, closeConnections = false, tls } = options;
  const forwarder = createForwarder(options);
  const listeners: ((request: ProxiedRequest) => void)[] = [];
  const requests: ProxiedRequest[] = [];
  const pick = rulePicker(rules);

  const notify = (request: ProxiedRequest) => {
    for (const listener of listeners) listener(request);
  };

  /** Answers one request, or leaves it without an answer, and records the outcome. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const body = await buffer(request);
    const sent = { method, path, headers, body: body.toString() };
    const record: ProxiedRequest = { ...sent, receivedAt: now() };
    const rule = pick(record);
    if (rule !== undefined) record.fault = rule.fault.kind;
    if (closeConnections) response.setHeader('connection', 'close');
    requests.push(record);
    notify(record);
    const fault = rule?.fault ?? { kind: 'delay', ms: 0 };
    const isForwarded = !isOutage(fault) || rule?.forwarded === true;
    const answer = isForwarded ? await forwarder.ask(request, body) : undefined;
    record.serviceStatus = answer?.status;
    if (delayMs > 0) await delay(delayMs);
    if (isOutage(fault)) await breakDown(response, fault, record);
    else if (answer !== undefined) await deliver(response, answer, fault, record);
    record.answeredAt = now();
    notify(record);
  }

  const listener: RequestListener = (request, response) => {
    handle(request, response).catch(() => response.destroy());
  };
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  const origin = await listen(server);
  return {
    /** Origin to use in place of the service's. */
    origin: tls ? origin.replace('http://127.0.0.1', 'https://localhost') : origin,
    /** In order of arrival. */
    requests,
    /** Resolves to the first match; each request is checked on arrival, and again once answered. */
    once: (predicate: (request: ProxiedRequest) => boolean) =>
      new Promise<ProxiedRequest>((resolve) => {
        listeners.push((request) => {
          if (predicate(request)) resolve(request);
        });
      }),
    close: () => {
      forwarder.close();
      return close(server);
    },
  };
}

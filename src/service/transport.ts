import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { decodedBody, headerOf, readText } from './body.ts';
import { ServiceError } from './errors.ts';
import type { Http, HttpRequest, HttpResponse } from './http.ts';
import { errorOfException } from './network-error.ts';
import { errorOfAnswer } from './problem.ts';

const maxJsonBytes = 32 * 1024 * 1024;
const maxProblemBytes = 64 * 1024;

/** One request to the service, as its callers describe it. */
export interface ServiceRequest {
  method: HttpRequest['method'];
  url: URL;
  token?: string;
  json?: unknown;
  /** Clock time (ms) at which the attempt is cut short, if that comes before the request's own time limit. */
  deadline?: number | undefined;
}

export interface TransportOptions {
  http: Http;
  clock: Clock;
  userAgent: string;
  /** Limit of one attempt, its body included. */
  requestTimeoutMs: number;
  /** Ends every request when the action is cancelled. */
  signal: AbortSignal;
}

/** One attempt at a request, its answer checked and typed. Every failure is a `ServiceError`, but for a cancelled action. */
export interface Transport {
  /** Reads an answer as JSON that fits `schema`. */
  json<S extends z.ZodMiniType>(request: ServiceRequest, schema: S): Promise<z.output<S>>;
  /** Hands the decoded bytes of a PDF answer to `sink`, at most `maxBytes`. */
  pdf(
    request: ServiceRequest,
    maxBytes: number,
    sink: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
  ): Promise<void>;
}

export function createTransport(options: TransportOptions): Transport {
  return {
    json: (request, schema) =>
      exchange(options, { request, accept: 'application/json' }, (response) => readJson(request, response, schema)),
    pdf: (request, maxBytes, sink) =>
      exchange(options, { request, accept: 'application/pdf' }, async (response) => {
        requireContentType(request, response, /^application\/pdf$/);
        await sink(decodedBody(response, maxBytes));
      }),
  };
}

interface Exchange {
  request: ServiceRequest;
  accept: string;
}

async function exchange<T>(
  options: TransportOptions,
  { request, accept }: Exchange,
  read: (response: HttpResponse) => Promise<T>,
): Promise<T> {
  const limit = timeLimit(options, request.deadline);
  try {
    const response = await options.http({ ...httpRequest(options, request, accept), signal: limit.signal });
    await refuseFailure(request, response);
    return await read(response);
  } catch (error) {
    options.signal.throwIfAborted();
    throw errorOfException(error, {
      request: nameOf(request),
      timedOutMs: limit.signal.aborted ? limit.ms : undefined,
    });
  } finally {
    limit.end();
  }
}

/** A timer that keeps the process alive, unlike `AbortSignal.timeout`: a request that hangs ends as a timeout, not as a silent exit. */
function timeLimit({ clock, requestTimeoutMs, signal }: TransportOptions, deadline: number | undefined) {
  const ms = Math.max(
    1,
    Math.min(requestTimeoutMs, deadline === undefined ? Number.POSITIVE_INFINITY : deadline - clock.now()),
  );
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  const end = () => {
    clearTimeout(timer);
    controller.abort(); // frees the connection of an answer that was not read to its end
  };
  return { ms, signal: AbortSignal.any([signal, controller.signal]), end };
}

function httpRequest(
  { userAgent }: TransportOptions,
  request: ServiceRequest,
  accept: string,
): Omit<HttpRequest, 'signal'> {
  return {
    method: request.method,
    url: request.url,
    headers: {
      accept: `${accept}, application/problem+json`,
      'accept-encoding': 'gzip',
      'user-agent': userAgent,
      ...(request.token !== undefined && { authorization: `Bearer ${request.token}` }),
      ...(request.json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(request.json !== undefined && { body: JSON.stringify(request.json) }),
  };
}

/** Anything but a 2xx is an error; a redirect is never followed, since the token belongs to the configured origin alone. */
async function refuseFailure(request: ServiceRequest, response: HttpResponse): Promise<void> {
  const { status } = response;
  if (status >= 200 && status < 300) return;
  if (status < 400) {
    const message = `${nameOf(request)} was answered by a redirect (${status}), which is refused. Check \`base-url\` and \`auth-url\`.`;
    throw new ServiceError('unexpected-response', message, { status, transient: false });
  }
  const body = await readText(response, maxProblemBytes).catch(() => '');
  throw errorOfAnswer({ request: nameOf(request), status, retryAfter: headerOf(response, 'retry-after'), body });
}

async function readJson<S extends z.ZodMiniType>(
  request: ServiceRequest,
  response: HttpResponse,
  schema: S,
): Promise<z.output<S>> {
  requireContentType(request, response, /^application\/([a-z.-]+\+)?json$/);
  const parsed = z.safeParse(schema, parseJson(request, response.status, await readText(response, maxJsonBytes)));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw unexpected(
    request,
    response.status,
    `misses or has a wrong value at "${issue?.path.join('.') || 'its top level'}"`,
  );
}

function parseJson(request: ServiceRequest, status: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unexpected(request, status, 'is not valid JSON', cause);
  }
}

function requireContentType(request: ServiceRequest, response: HttpResponse, wanted: RegExp): void {
  const type = headerOf(response, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'none';
  if (!wanted.test(type)) throw unexpected(request, response.status, `has the content type "${type}"`);
}

function unexpected(request: ServiceRequest, status: number, what: string, cause?: unknown): ServiceError {
  return new ServiceError('unexpected-response', `The answer to ${nameOf(request)} (${status}) ${what}.`, {
    status,
    cause,
  });
}

/** How messages name a request: without its host and query. */
function nameOf({ method, url }: ServiceRequest): string {
  return `${method} ${url.pathname}`;
}

import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { ageOf, decodedBody, headerOf, readText } from '../http/body.ts';
import type { Http, HttpRequest, HttpResponse } from '../http/connection.ts';
import { errorOfException } from '../http/network-error.ts';
import { limitTime } from '../http/time-limit.ts';
import { errorOfTransport, isServiceError, ServiceError } from './errors.ts';
import { errorOfAnswer } from './problem.ts';

const maxJsonBytes = 32 * 1024 * 1024;
const maxYamlBytes = 8 * 1024 * 1024;
const maxProblemBytes = 64 * 1024;

/** One request to the service, as its callers describe it. */
export interface ServiceRequest {
  method: HttpRequest['method'];
  url: URL;
  token?: string;
  json?: unknown;
  /** Most bytes of a JSON answer that are read, if they are not as many as of any. */
  maxBytes?: number | undefined;
  /**
   * Clock time (ms) at which the attempt is cut short, if that comes before the request's own time
   * limit.
   */
  deadline?: number | undefined;
}

export interface TransportOptions {
  http: Http;
  clock: Clock;
  userAgent: string;
  /** Limit of one attempt, its body included. */
  requestTimeoutMs: number;
  /**
   * Ends reading requests when the action is cancelled. A write is not abandoned: its answer names
   * what it started.
   */
  signal: AbortSignal;
}

/** A PDF to receive: its decoded bytes, of which there are at most `maxBytes`, go to `sink`. */
export interface PdfReceiver {
  maxBytes: number;
  sink: (bytes: AsyncIterable<Uint8Array>) => Promise<void>;
}

/**
 * One attempt at a request, its answer checked and typed. Every failure is a `ServiceError`, but
 * for a cancelled action.
 */
export interface Transport {
  /** Reads an answer as JSON that fits `schema`. */
  json<S extends z.ZodMiniType>(request: ServiceRequest, schema: S): Promise<z.output<S>>;
  /**
   * Reads an answer that is not specified: JSON that fits `schema`, or undefined when it is not
   * JSON. A page for people is refused.
   */
  jsonIfAny<S extends z.ZodMiniType>(
    request: ServiceRequest,
    schema: S,
  ): Promise<z.output<S> | undefined>;
  yaml(request: ServiceRequest): Promise<string>;
  pdf(request: ServiceRequest, receiver: PdfReceiver): Promise<void>;
}

const jsonType = /^application\/([a-z.-]+\+)?json$/;
/** YAML has many names, and an empty answer none. */
const notForPeople = /^(?!text\/html$|application\/xhtml)/;

export function createTransport(options: TransportOptions): Transport {
  return {
    json: (request, schema) =>
      exchange(options, request, {
        accept: 'application/json',
        mediaType: jsonType,
        read: (answer) => readJson(answer, schema, request.maxBytes),
      }),
    jsonIfAny: (request, schema) =>
      exchange(options, request, {
        accept: 'application/json',
        mediaType: notForPeople,
        read: (answer) => readJsonIfAny(answer, schema),
      }),
    yaml: (request) =>
      exchange(options, request, {
        accept: 'application/yaml',
        mediaType: notForPeople,
        read: ({ response }) => readText(response, maxYamlBytes),
      }),
    pdf: (request, { maxBytes, sink }) =>
      exchange(options, request, {
        accept: 'application/pdf',
        mediaType: /^application\/pdf$/,
        read: ({ response }) => sink(decodedBody(response, maxBytes)),
      }),
  };
}

/** A response, with the name of its request for messages. */
interface NamedResponse {
  to: string;
  response: HttpResponse;
}

/** What is asked for: a media type, the pattern that the answer's must match, and how it is read. */
interface Expectation<T> {
  accept: string;
  mediaType: RegExp;
  read: (answer: NamedResponse) => Promise<T>;
}

async function exchange<T>(
  options: TransportOptions,
  request: ServiceRequest,
  { accept, mediaType, read }: Expectation<T>,
): Promise<T> {
  options.signal.throwIfAborted(); // a write under way may end, but none begins
  const { deadline, method } = request;
  const signal = method === 'GET' ? options.signal : undefined;
  const limit = limitTime({ ...options, deadline, signal });
  const to = nameOf(request);
  let status: number | undefined;
  try {
    const sent = httpRequest(request, options.userAgent, accept);
    const response = await options.http({ ...sent, signal: limit.signal });
    status = response.status;
    const answer = { to, response };
    await refuseFailure(answer);
    if (method === 'GET') requireFreshAndWhole(answer);
    requireMediaType(answer, mediaType);
    return await read(answer);
  } catch (error) {
    options.signal.throwIfAborted();
    if (isServiceError(error)) throw error;
    const attempt = { request: to, host: request.url.host, status, limit };
    throw errorOfTransport(errorOfException(error, attempt));
  } finally {
    limit.end();
  }
}

function httpRequest(
  { method, url, token, json }: ServiceRequest,
  userAgent: string,
  accept: string,
): Omit<HttpRequest, 'signal'> {
  const headers = {
    accept: `${accept}, application/problem+json`,
    'accept-encoding': 'gzip',
    'cache-control': 'no-cache', // what was true for another gate, or a minute ago, proves nothing
    'user-agent': userAgent,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
  };
  return { method, url, headers, ...(json !== undefined && { body: JSON.stringify(json) }) };
}

/**
 * Anything but a 2xx is an error; a redirect is never followed, since the token belongs to the
 * configured origin alone.
 */
async function refuseFailure({ to, response }: NamedResponse): Promise<void> {
  const { status } = response;
  if (status >= 200 && status < 300) return;
  if (status < 400) {
    const message = `${to} was answered by a redirect (${status}), which is refused. Check \`base-url\` and \`auth-url\``;
    throw new ServiceError('unexpected-response', message, { status, transient: false });
  }
  const body = await readText(response, maxProblemBytes).catch(() => '');
  const retryAfter = headerOf(response, 'retry-after');
  throw errorOfAnswer({ request: to, status, retryAfter, mediaType: mediaTypeOf(response), body });
}

/**
 * A read is answered by 200; other successes are partial, changed on the way, or none. What a cache
 * has kept proves nothing.
 */
function requireFreshAndWhole(answer: NamedResponse): void {
  const { response } = answer;
  if (response.status !== 200) throw unexpected(answer, 'is not the 200 of a read');
  const age = ageOf(response);
  if (age > 0) throw unexpected(answer, `came from a cache (Age: ${age}) and may be old`);
}

async function readJson<S extends z.ZodMiniType>(
  answer: NamedResponse,
  schema: S,
  maxBytes = maxJsonBytes,
): Promise<z.output<S>> {
  const text = await readText(answer.response, maxBytes);
  return conform(answer, parseJson(answer, text), schema);
}

async function readJsonIfAny<S extends z.ZodMiniType>(
  answer: NamedResponse,
  schema: S,
): Promise<z.output<S> | undefined> {
  const text = await readText(answer.response, maxJsonBytes);
  if (text.trim() === '' || !jsonType.test(mediaTypeOf(answer.response))) return undefined;
  return conform(answer, parseJson(answer, text), schema);
}

function conform<S extends z.ZodMiniType>(
  answer: NamedResponse,
  json: unknown,
  schema: S,
): z.output<S> {
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return parsed.data;
  const place = parsed.error.issues[0]?.path.join('.') || 'its top level';
  const what = `misses a value, or has a wrong one, at "${place}"`;
  throw unexpected(answer, what, { malformed: true });
}

function parseJson(answer: NamedResponse, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unexpected(answer, 'is not valid JSON', { cause });
  }
}

function requireMediaType(answer: NamedResponse, wanted: RegExp): void {
  const type = mediaTypeOf(answer.response);
  if (!wanted.test(type)) throw unexpected(answer, `has the content type "${type}"`);
}

function mediaTypeOf(response: HttpResponse): string {
  return headerOf(response, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'none';
}

function unexpected(
  { to, response: { status } }: NamedResponse,
  what: string,
  details: { malformed?: boolean; cause?: unknown } = {},
): ServiceError {
  const message = `The answer to ${to} (status ${status}) ${what}`;
  return new ServiceError('unexpected-response', message, { status, ...details });
}

/** How messages name a request: without its host and query. */
function nameOf({ method, url }: ServiceRequest): string {
  return `${method} ${url.pathname}`;
}

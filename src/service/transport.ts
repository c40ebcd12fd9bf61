import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { cacheAgeOf, decodedBody, mediaTypeOf, nameOfMediaType, readText } from '../http/body.ts';
import type { Http, HttpRequest, HttpResponse } from '../http/connection.ts';
import { toTransportError } from '../http/network-error.ts';
import { nameOfTarget, redirectTarget } from '../http/redirect.ts';
import { startTimeLimit } from '../http/time-limit.ts';
import { AnswerTooLarge } from '../http/transport-error.ts';
import { userAgent } from '../version.ts';
import { isServiceError, ServiceError, toServiceError } from './errors.ts';
import { errorOfAnswer } from './problem.ts';

const maxJsonBytes = 32 * 1024 * 1024;
/**
 * Two bytes of text can become an object in memory. With as many values as this the process takes
 * at most about 350 MiB, or 700 MiB where each object has a name of its own.
 */
const maxJsonValues = 4_000_000;
const maxYamlBytes = 8 * 1024 * 1024;
const maxPdfBytes = 100 * 1024 * 1024;
const maxProblemBytes = 64 * 1024;

/** One request to the service, as its callers describe it. */
export interface ServiceRequest {
  method: HttpRequest['method'];
  url: URL;
  token?: string;
  json?: unknown;
  /** Clock time (ms) that ends the attempt if it comes before the request's own limit. */
  deadline?: number | undefined;
}

export interface TransportOptions {
  http: Http;
  clock: Clock;
  /** Limit of one attempt, its body included. */
  requestTimeoutMs: number;
  /** Whether messages quote the texts of the service's problems, which can contain names. */
  quotesProblems: boolean;
  /** Ends reads, but no writes, when the action is cancelled: an answer names what was started. */
  signal: AbortSignal;
}

/** Consumes the decoded bytes of an answer. */
export type Sink = (bytes: AsyncIterable<Uint8Array>) => Promise<void>;

/** One attempt. Every failure is a `ServiceError`, unless the action was cancelled. */
export type Transport = <T>(request: ServiceRequest, expected: Expectation<T>) => Promise<T>;

/** A response and its request. */
interface Exchange {
  /** `GET /v1/apps`, for messages. */
  request: string;
  url: URL;
  response: HttpResponse;
}

/** Which answer a request expects, and how to read it. */
export interface Expectation<T> {
  /** Value of the `Accept` header. */
  accept: string;
  /** What the media type of the answer must match. */
  mediaType: RegExp;
  read: (answer: Exchange) => Promise<T>;
}

const jsonType = /^application\/([a-z.-]+\+)?json$/;
/** Any type but a web page: YAML has many names, and an empty answer none. */
const anyButHtml = /^(?!text\/html$|application\/xhtml)/;

/** Expects JSON that fits `schema`. */
export function jsonOf<S extends z.ZodMiniType>(schema: S): Expectation<z.output<S>> {
  return {
    accept: 'application/json',
    mediaType: jsonType,
    read: async (answer) =>
      parseJson(answer, await readText(answer.response, maxJsonBytes), schema),
  };
}

/** Expects an answer that is not specified: undefined when it is no JSON. Refuses a web page. */
export function jsonIfAny<S extends z.ZodMiniType>(
  schema: S,
): Expectation<z.output<S> | undefined> {
  return {
    accept: 'application/json',
    mediaType: anyButHtml,
    read: async (answer) => {
      const text = await readText(answer.response, maxJsonBytes);
      const isJson = text.trim() !== '' && jsonType.test(mediaTypeOf(answer.response));
      return isJson ? parseJson(answer, text, schema) : undefined;
    },
  };
}

export const yaml: Expectation<string> = {
  accept: 'application/yaml',
  mediaType: anyButHtml,
  read: ({ response }) => readText(response, maxYamlBytes),
};

export function pdfFor(sink: Sink): Expectation<void> {
  return {
    accept: 'application/pdf',
    mediaType: /^application\/pdf$/,
    read: ({ response }) => sink(decodedBody(response, maxPdfBytes)),
  };
}

export function createTransport(options: TransportOptions): Transport {
  return async (request, { accept, mediaType, read }) => {
    options.signal.throwIfAborted(); // a running write may end, but none begins
    const { deadline, method } = request;
    const signal = method === 'GET' ? options.signal : undefined;
    const limit = startTimeLimit({ ...options, deadline, signal });
    const name = `${method} ${request.url.pathname}`; // without host and query
    let status: number | undefined;
    try {
      const sent = httpRequest(request, accept);
      const response = await options.http({ ...sent, signal: limit.signal });
      status = response.status;
      const answer = { request: name, url: request.url, response };
      await refuseFailure(answer, options.quotesProblems);
      if (method === 'GET') requireFreshAndWhole(answer);
      requireMediaType(answer, mediaType);
      return await read(answer);
    } catch (error) {
      options.signal.throwIfAborted();
      if (isServiceError(error)) throw error;
      const attempt = { request: name, host: request.url.host, status, limit };
      throw toServiceError(toTransportError(error, attempt));
    } finally {
      limit.end();
    }
  };
}

function httpRequest(
  { method, url, token, json }: ServiceRequest,
  accept: string,
): Omit<HttpRequest, 'signal'> {
  const headers = {
    accept: `${accept}, application/problem+json`,
    'accept-encoding': 'gzip',
    'cache-control': 'no-cache', // an answer from a minute ago proves nothing
    'user-agent': userAgent,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
  };
  return { method, url, headers, ...(json !== undefined && { body: JSON.stringify(json) }) };
}

/** Redirects are never followed: the token belongs only to the configured origin. */
async function refuseFailure(
  { request, url, response }: Exchange,
  quotesProblems: boolean,
): Promise<void> {
  const { status, headers } = response;
  if (status >= 200 && status < 300) return;
  if (status < 400) {
    const target = redirectTarget(response, url);
    const to = target === undefined ? '' : ` to ${nameOfTarget(target)}`;
    const message = `${request} was answered by a redirect (${status})${to}, which is refused. Check \`base-url\` and \`auth-url\``;
    throw new ServiceError('unexpected-response', message, { status, transient: false });
  }
  const body = await readText(response, maxProblemBytes).catch(() => '');
  throw errorOfAnswer({ request, status, headers, body, quotesProblems });
}

/** Any other success is partial, altered, empty or not final; a cached answer proves nothing. */
function requireFreshAndWhole(answer: Exchange): void {
  const { response } = answer;
  if (response.status !== 200) throw unexpected(answer, 'is not the 200 that a read requires');
  const age = cacheAgeOf(response);
  if (age > 0) throw unexpected(answer, `came from a cache (Age: ${age}) and may be old`);
}

function parseJson<S extends z.ZodMiniType>(
  answer: Exchange,
  text: string,
  schema: S,
): z.output<S> {
  const parsed = z.safeParse(schema, jsonIn(answer, text));
  if (parsed.success) return parsed.data;
  const place = parsed.error.issues[0]?.path.join('.') || 'its top level';
  const why = `lacks a value, or has a wrong one, at "${place}"`;
  throw unexpected(answer, why, { malformed: true });
}

function jsonIn(answer: Exchange, text: string): unknown {
  if (hasTooManyValues(text))
    throw new AnswerTooLarge(
      `contains more than ${maxJsonValues.toLocaleString('en')} values`,
      answer.response.status,
    );
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unexpected(answer, 'is not valid JSON', { cause });
  }
}

/** Every value but the first follows one of these characters; those within texts count, too. */
function hasTooManyValues(text: string): boolean {
  let count = 0;
  for (const character of [',', '[', '{'])
    for (let i = text.indexOf(character); i >= 0; i = text.indexOf(character, i + 1)) {
      count += 1;
      if (count > maxJsonValues) return true;
    }
  return false;
}

function requireMediaType(answer: Exchange, wanted: RegExp): void {
  const type = mediaTypeOf(answer.response);
  if (!wanted.test(type)) throw unexpected(answer, `has ${nameOfMediaType(type)}`);
}

function unexpected(
  { request, response: { status } }: Exchange,
  why: string,
  details: { malformed?: boolean; cause?: unknown } = {},
): ServiceError {
  const message = `The answer to ${request} (status ${status}) ${why}`;
  return new ServiceError('unexpected-response', message, { status, ...details });
}

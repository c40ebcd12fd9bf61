import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { cacheAgeOf, decodedBody, mediaTypeOf, readText } from '../http/body.ts';
import type { Http, HttpRequest, HttpResponse } from '../http/connection.ts';
import { toTransportError } from '../http/network-error.ts';
import { startTimeLimit } from '../http/time-limit.ts';
import { AnswerTooLarge } from '../http/transport-error.ts';
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
  /** Clock time (ms) that cuts the attempt short, if it comes before the request's own limit. */
  deadline?: number | undefined;
}

export interface TransportOptions {
  http: Http;
  clock: Clock;
  userAgent: string;
  /** Limit of one attempt, its body included. */
  requestTimeoutMs: number;
  /** Whether messages quote the texts of the service's problems, which can contain names. */
  quotesProblems: boolean;
  /** Ends reads when the action is cancelled, but no write: its answer names what it started. */
  signal: AbortSignal;
}

/** Takes the decoded bytes of an answer. */
export type Sink = (bytes: AsyncIterable<Uint8Array>) => Promise<void>;

/** One attempt. Every failure is a `ServiceError`, unless the action was cancelled. */
export type Transport = <T>(request: ServiceRequest, expected: Expectation<T>) => Promise<T>;

/** A response, with the name of its request for messages. */
interface NamedResponse {
  to: string;
  response: HttpResponse;
}

/** What is asked for: a media type, the pattern that the answer's must match, how it is read. */
export interface Expectation<T> {
  accept: string;
  mediaType: RegExp;
  read: (answer: NamedResponse) => Promise<T>;
}

const jsonType = /^application\/([a-z.-]+\+)?json$/;
/** YAML has many names, and an empty answer none. */
const notForPeople = /^(?!text\/html$|application\/xhtml)/;

/** JSON that fits `schema`. */
export function jsonOf<S extends z.ZodMiniType>(schema: S): Expectation<z.output<S>> {
  return {
    accept: 'application/json',
    mediaType: jsonType,
    read: async (answer) =>
      parseJson(answer, await readText(answer.response, maxJsonBytes), schema),
  };
}

/** An answer that is not specified: undefined when it is no JSON. A page for people is refused. */
export function jsonIfAny<S extends z.ZodMiniType>(
  schema: S,
): Expectation<z.output<S> | undefined> {
  return {
    accept: 'application/json',
    mediaType: notForPeople,
    read: async (answer) => {
      const text = await readText(answer.response, maxJsonBytes);
      const isJson = text.trim() !== '' && jsonType.test(mediaTypeOf(answer.response));
      return isJson ? parseJson(answer, text, schema) : undefined;
    },
  };
}

export const yaml: Expectation<string> = {
  accept: 'application/yaml',
  mediaType: notForPeople,
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
    options.signal.throwIfAborted(); // a write under way may end, but none begins
    const { deadline, method } = request;
    const signal = method === 'GET' ? options.signal : undefined;
    const limit = startTimeLimit({ ...options, deadline, signal });
    const to = `${method} ${request.url.pathname}`; // without its host and query
    let status: number | undefined;
    try {
      const sent = httpRequest(request, options.userAgent, accept);
      const response = await options.http({ ...sent, signal: limit.signal });
      status = response.status;
      const answer = { to, response };
      await refuseFailure(answer, options.quotesProblems);
      if (method === 'GET') requireFreshAndWhole(answer);
      requireMediaType(answer, mediaType);
      return await read(answer);
    } catch (error) {
      options.signal.throwIfAborted();
      if (isServiceError(error)) throw error;
      const attempt = { request: to, host: request.url.host, status, limit };
      throw toServiceError(toTransportError(error, attempt));
    } finally {
      limit.end();
    }
  };
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

/** Redirects are never followed: the token belongs only to the configured origin. */
async function refuseFailure(
  { to, response }: NamedResponse,
  quotesProblems: boolean,
): Promise<void> {
  const { status, headers } = response;
  if (status >= 200 && status < 300) return;
  if (status < 400) {
    const message = `${to} was answered by a redirect (${status}), which is refused. Check \`base-url\` and \`auth-url\``;
    throw new ServiceError('unexpected-response', message, { status, transient: false });
  }
  const body = await readText(response, maxProblemBytes).catch(() => '');
  throw errorOfAnswer({ request: to, status, headers, body, quotesProblems });
}

/** Any other success is partial, altered, empty or yet to come; a cache proves nothing. */
function requireFreshAndWhole(answer: NamedResponse): void {
  const { response } = answer;
  if (response.status !== 200) throw unexpected(answer, 'is not the 200 that a read requires');
  const age = cacheAgeOf(response);
  if (age > 0) throw unexpected(answer, `came from a cache (Age: ${age}) and may be old`);
}

function parseJson<S extends z.ZodMiniType>(
  answer: NamedResponse,
  text: string,
  schema: S,
): z.output<S> {
  const parsed = z.safeParse(schema, jsonIn(answer, text));
  if (parsed.success) return parsed.data;
  const place = parsed.error.issues[0]?.path.join('.') || 'its top level';
  const what = `lacks a value, or has a wrong one, at "${place}"`;
  throw unexpected(answer, what, { malformed: true });
}

function jsonIn(answer: NamedResponse, text: string): unknown {
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

/** Each value but the first follows one of these signs; those within texts count as well. */
function hasTooManyValues(text: string): boolean {
  let count = 0;
  for (const sign of [',', '[', '{'])
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      count += 1;
      if (count > maxJsonValues) return true;
    }
  return false;
}

function requireMediaType(answer: NamedResponse, wanted: RegExp): void {
  const type = mediaTypeOf(answer.response);
  if (!wanted.test(type)) throw unexpected(answer, `has the content type "${type}"`);
}

function unexpected(
  { to, response: { status } }: NamedResponse,
  what: string,
  details: { malformed?: boolean; cause?: unknown } = {},
): ServiceError {
  const message = `The answer to ${to} (status ${status}) ${what}`;
  return new ServiceError('unexpected-response', message, { status, ...details });
}

import type * as z from 'zod/mini';
import { isServiceError, isUncertain, ServiceError } from './errors.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { type CallLimits, type RetryOptions, withRetry } from './retry.ts';
import { type Session, transientRefusal } from './session.ts';
import {
  type Expectation,
  jsonIfAny,
  jsonOf,
  pdfFor,
  type ServiceRequest,
  type Sink,
  type Transport,
  yaml,
} from './transport.ts';

export interface ServiceCall extends CallLimits {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Path segments below the base URL; each is encoded. */
  path: string[];
  query?: Record<string, string | number>;
  json?: unknown;
  /** Delays each attempt until the service's rate limit allows it. */
  rateLimiter?: RateLimiter;
}

export interface CallerOptions extends Pick<RetryOptions, 'clock' | 'random' | 'onRetry'> {
  /** API base address, ends in `/v1`. */
  baseUrl: URL;
  transport: Transport;
  session: Session;
  /** Further attempts after a transient failure. */
  maxRetries: number;
}

export type Caller = ReturnType<typeof createCaller>;

/** Makes authenticated calls with retries, for the parts of the client (apps, tasks, …). */
export function createCaller(options: CallerOptions) {
  return {
    json: <S extends z.ZodMiniType>(call: ServiceCall, schema: S) =>
      perform(options, call, jsonOf(schema)),
    /** For writes whose answer is not specified: undefined when it is not JSON. */
    jsonIfAny: <S extends z.ZodMiniType>(call: ServiceCall, schema: S) =>
      perform(options, call, jsonIfAny(schema)),
    yaml: (call: ServiceCall) => perform(options, call, yaml),
    pdf: (call: ServiceCall, sink: Sink) => perform(options, call, pdfFor(sink)),
  };
}

async function perform<T>(
  options: CallerOptions,
  call: ServiceCall,
  expected: Expectation<T>,
): Promise<T> {
  const { deadline, retries = options.maxRetries, method = 'GET', json } = call;
  const { rateLimiter = (attempt) => attempt() } = call;
  const request = { method, url: urlOf(options.baseUrl, call), json, deadline };
  const send = (token: string) => options.transport({ ...request, token }, expected);
  return withRetry(() => rateLimiter(() => sendAuthorized(options.session, request, send)), {
    ...options,
    retries,
    ...(deadline !== undefined && { deadline }),
    mayRepeat: (error) => error.transient && (method === 'GET' || error.notAccepted),
  });
}

/**
 * Sends with the current token and, when that is refused, once more with a new one. A write is not
 * sent again after a 401 without a problem document: it may have reached the service.
 */
async function sendAuthorized<T>(
  session: Session,
  { method, deadline }: ServiceRequest,
  send: (token: string) => Promise<T>,
): Promise<T> {
  const sendWith = async (token: string): Promise<T> => {
    try {
      const answer = await send(token);
      session.accepted();
      return answer;
    } catch (error) {
      if (!isServiceError(error, 'unauthenticated')) session.failedForOtherReason();
      throw error;
    }
  };
  const token = await session.token(deadline).catch(markNeverSent);
  try {
    return await sendWith(token);
  } catch (error) {
    const mayBeDone = method !== 'GET' && isUncertain(error);
    if (mayBeDone || !isServiceError(error, 'unauthenticated')) throw error;
  }
  const renewed = await session.renewed(token, deadline).catch(markNeverSent);
  return sendWith(renewed).catch(refuseNewToken);
}

/** Without a token nothing was sent, so even a trigger is retried after a failed login. */
function markNeverSent(error: unknown): never {
  if (!isServiceError(error)) throw error;
  throw new ServiceError(error.code, error.message, { ...error, neverSent: true, cause: error });
}

/** A new token may become valid a second later, or the service may briefly refuse all tokens. */
function refuseNewToken(error: unknown): never {
  if (!isServiceError(error, 'unauthenticated')) throw error;
  const message = `The service refuses the token that it has just issued: ${error.message}`;
  throw transientRefusal(message, error);
}

function urlOf(baseUrl: URL, { path, query = {} }: ServiceCall): URL {
  const url = new URL(
    `${baseUrl.href.replace(/\/$/, '')}/${path.map(encodePathSegment).join('/')}`,
  );
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

/** `.` and `..` survive percent-encoding and would lead to another resource. */
function encodePathSegment(segment: string): string {
  if (/^\.{0,2}$/.test(segment)) throw new TypeError(`"${segment}" cannot be an identifier.`);
  return encodeURIComponent(segment);
}

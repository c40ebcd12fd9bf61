import {
  AnswerTooLarge,
  type TransportError,
  type TransportErrorCode,
} from '../http/transport-error.ts';

/**
 * What kept a call from its answer.
 *
 * - `network`, `tls`, `timeout`: no whole answer came.
 * - `unexpected-response`: an answer came that is not one of the API (redirect, HTML, a refusal
 *   without a problem document, broken JSON, missing fields, too large).
 * - `server-error`, `rate-limited`, `request-timeout`: 5xx, 429, 408.
 * - `login-rejected`: the credentials or the token were refused permanently.
 * - `unauthenticated`: they were refused, but may be accepted later.
 * - the others: a refusal of the API in its own words, by its problem type or its status.
 */
export type ServiceErrorCode =
  | TransportErrorCode
  | 'server-error'
  | 'rate-limited'
  | 'request-timeout'
  | 'login-rejected'
  | 'unauthenticated'
  | 'invalid-request'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'run-already-active';

/** Problem details (RFC 9457). Some kinds carry further members: `current_balance`, `appId`, … */
export interface Problem {
  type?: string | undefined;
  title?: string | undefined;
  detail?: string | undefined;
  /** Messages by field, of a validation that failed. */
  errors?: unknown[] | undefined;
  [member: string]: unknown;
}

interface ServiceErrorDetails {
  /** HTTP status, when an answer came. */
  status?: number | undefined;
  /** RFC 9457 problem details, when the answer held any. */
  problem?: Problem | undefined;
  /** `Retry-After` of the answer. */
  retryAfterMs?: number | undefined;
  /** The request never reached the service. */
  neverSent?: boolean;
  /** An answer of the API that is not as specified. */
  malformed?: boolean;
  /** Whether another attempt may succeed; default: by the code. */
  transient?: boolean;
  cause?: unknown;
}

const transientCodes: ReadonlySet<ServiceErrorCode> = new Set([
  'network',
  'timeout',
  'unexpected-response',
  'server-error',
  'rate-limited',
  'request-timeout',
]);

/** Problems whose status 500 says that nothing was created. */
const nothingCreated: ReadonlySet<string> = new Set([
  'registration-failed',
  'vision-task-create-failed',
]);

/** A call to the service that did not give what was asked for. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ServiceErrorCode;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  /** Last part of the type of the problem, whatever address precedes it; empty without one. */
  readonly slug: string;
  readonly retryAfterMs: number | undefined;
  /** Another attempt may succeed. */
  readonly transient: boolean;
  /** The API answered, but not as specified: unlike a page of a gateway, that may never pass. */
  readonly malformed: boolean;
  /**
   * The service certainly did not act on the request: it never arrived, or was refused with 429,
   * 503 or another 4xx but 408, or says that nothing was created. A 4xx or 503 without the API's
   * words may come from a gateway that withholds the answer of the service.
   */
  readonly notAccepted: boolean;

  constructor(code: ServiceErrorCode, message: string, details: ServiceErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.problem = details.problem;
    this.slug = slugOf(details.problem);
    this.retryAfterMs = details.retryAfterMs;
    this.transient = details.transient ?? transientCodes.has(code);
    this.malformed = details.malformed === true;
    const isForeign =
      details.problem === undefined &&
      (code === 'unexpected-response' || code === 'unauthenticated' || code === 'server-error');
    const refused = refuses(details.status) && !isForeign;
    this.notAccepted = details.neverSent === true || refused || nothingCreated.has(this.slug);
  }
}

/** The same failure, with a longer message. */
export function withExplanation(error: ServiceError, explanation: string): ServiceError {
  const details = { ...error, neverSent: error.notAccepted, cause: error.cause };
  return new ServiceError(error.code, `${error.message}; ${explanation}`, details);
}

/** What kept a request from its answer; one that is too large would be so again. */
export function toServiceError(error: TransportError): ServiceError {
  const { code, message, status, neverSent } = error;
  const details = error instanceof AnswerTooLarge ? { transient: false } : {};
  return new ServiceError(code, message, { status, neverSent, cause: error, ...details });
}

/** Whether a call failed because its answer was too large to be read. */
export function isTooLarge(error: unknown): boolean {
  return isServiceError(error) && error.cause instanceof AnswerTooLarge;
}

/** Kind of a problem; empty when it has none. */
export function slugOf(problem: Problem | undefined): string {
  return /[^/:#]+$/.exec(problem?.type ?? '')?.[0] ?? '';
}

function refuses(status: number | undefined): boolean {
  if (status === undefined || status === 408) return false;
  return status === 503 || (status >= 400 && status < 500);
}

/** Whether this is a `ServiceError`, of one of `codes` if any are given. */
export function isServiceError(
  error: unknown,
  ...codes: ServiceErrorCode[]
): error is ServiceError {
  return error instanceof ServiceError && (codes.length === 0 || codes.includes(error.code));
}

/** What a call gives; undefined when the service says that there is no such thing. */
export async function ifFound<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isServiceError(error, 'not-found')) return undefined;
    throw error;
  }
}

/**
 * Returns what was thrown, if it is a failed call that the caller can work around.
 * @throws what was thrown, otherwise: the login was rejected, or no call failed
 */
export function requireFailedCall(error: unknown): ServiceError {
  if (isServiceError(error) && error.code !== 'login-rejected') return error;
  throw error;
}

/** Refuses an answer about something else than was asked for. */
export function requireSame(
  what: string,
  asked: string,
  answered: string,
  details: { transient?: boolean } = {},
): void {
  if (asked === answered) return;
  const message = `Asked for ${what} ${asked}, the service answered with ${what} ${answered}`;
  throw new ServiceError('unexpected-response', message, details);
}

/** Whether the service may have acted on a write that failed: it is not repeated before looking. */
export function isUncertain(error: unknown): error is ServiceError {
  return isServiceError(error) && error.transient && !error.notAccepted;
}

import {
  AnswerTooLarge,
  type TransportError,
  type TransportErrorCode,
} from '../http/transport-error.ts';

/**
 * Why a call failed.
 *
 * - `network`, `tls`, `timeout`: no whole answer came.
 * - `unexpected-response`: an answer came that is not one of the API (redirect, HTML, a refusal
 *   without a problem document, broken JSON, missing fields, too large).
 * - `server-error`, `rate-limited`, `request-timeout`: 5xx, 429, 408.
 * - `login-rejected`: the credentials or the token were refused permanently.
 * - `unauthenticated`: they were refused, but may be accepted later.
 * - the others: the API refused the call with a problem document, by its type or its status.
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

/** Problem details (RFC 9457). Some types have further members: `current_balance`, `appId`, … */
export interface ProblemDocument {
  type?: string | undefined;
  title?: string | undefined;
  detail?: string | undefined;
  /** Messages about fields that failed validation. */
  errors?: unknown[] | undefined;
  [member: string]: unknown;
}

/** `transient` depends on the code unless given; `neverSent`: it never reached the service. */
type ServiceErrorDetails = { neverSent?: boolean } & Partial<
  Pick<
    ServiceError,
    'status' | 'problem' | 'retryAfterMs' | 'asksForPause' | 'malformed' | 'transient' | 'cause'
  >
>;

const transientCodes: ReadonlySet<ServiceErrorCode> = new Set([
  'network',
  'timeout',
  'unexpected-response',
  'server-error',
  'rate-limited',
  'request-timeout',
]);

/** Problem types with status 500 after which nothing was created. */
const nothingCreated: ReadonlySet<string> = new Set([
  'registration-failed',
  'vision-task-create-failed',
]);

/** A call to the service that failed. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ServiceErrorCode;
  /** HTTP status, when an answer came. */
  readonly status: number | undefined;
  /** When the answer contained one. */
  readonly problem: ProblemDocument | undefined;
  /** Last part of the problem's type URI; empty without one. */
  readonly slug: string;
  /** How long to wait before another attempt, in milliseconds; `Retry-After` of the answer. */
  readonly retryAfterMs: number | undefined;
  /** Whether the service asks for that pause; the default, where there is one. */
  readonly asksForPause: boolean;
  /** Another attempt may succeed. */
  readonly transient: boolean;
  /** The API answered, but not as specified: unlike a gateway's page, that may never change. */
  readonly malformed: boolean;
  /**
   * The service certainly did not act on the request: it never arrived, was refused with 503 or a
   * 4xx other than 408, or the problem type means that nothing was created. A 4xx or 503 without a
   * problem document may come from a gateway that withholds the answer of the service.
   */
  readonly notAccepted: boolean;

  constructor(code: ServiceErrorCode, message: string, details: ServiceErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.problem = details.problem;
    this.slug = slugOf(details.problem);
    this.retryAfterMs = details.retryAfterMs;
    this.asksForPause = details.asksForPause ?? details.retryAfterMs !== undefined;
    this.transient = details.transient ?? transientCodes.has(code);
    this.malformed = details.malformed === true;
    const mayBeGateway =
      details.problem === undefined &&
      (code === 'unexpected-response' || code === 'unauthenticated' || code === 'server-error');
    const isRefused = isRefusalStatus(details.status) && !mayBeGateway;
    this.notAccepted = details.neverSent === true || isRefused || nothingCreated.has(this.slug);
  }
}

/** Returns the same failure with a longer message. */
export function withExplanation(error: ServiceError, explanation: string): ServiceError {
  const details = { ...error, neverSent: error.notAccepted, cause: error.cause };
  return new ServiceError(error.code, `${error.message}; ${explanation}`, details);
}

/** Converts an error of transport; an answer that is too large would be so again. */
export function toServiceError(error: TransportError): ServiceError {
  const { code, message, status, neverSent } = error;
  const details = error instanceof AnswerTooLarge ? { transient: false } : {};
  return new ServiceError(code, message, { status, neverSent, cause: error, ...details });
}

/** Whether a call failed because its answer was too large to be read. */
export function isTooLarge(error: unknown): boolean {
  return isServiceError(error) && error.cause instanceof AnswerTooLarge;
}

/** Returns the last part of a problem's type URI; empty without one. */
export function slugOf(problem: ProblemDocument | undefined): string {
  return /[^/:#]+$/.exec(problem?.type ?? '')?.[0] ?? '';
}

function isRefusalStatus(status: number | undefined): boolean {
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

/** Returns the result of a call; undefined when what it asks for does not exist. */
export const ifFound = <T>(call: Promise<T>) => unlessFailed('not-found', call);

/** Returns the result of a call; undefined when the organization's tier does not include it. */
export const ifInTier = <T>(call: Promise<T>) => unlessFailed('payment-required', call);

function unlessFailed<T>(code: ServiceErrorCode, call: Promise<T>): Promise<T | undefined> {
  return call.catch((error: unknown) => {
    if (isServiceError(error, code)) return undefined;
    throw error;
  });
}

/**
 * Returns the error if it is a failed call that the caller can work around.
 * @throws the error otherwise: a rejected login, or no `ServiceError`
 */
export function requireFailedCall(error: unknown): ServiceError {
  if (isServiceError(error) && error.code !== 'login-rejected') return error;
  throw error;
}

/** Throws when an answer is about another thing than the one that was requested. */
export function requireSame(
  kind: string,
  requestedId: string,
  answeredId: string,
  details: { transient?: boolean } = {},
): void {
  if (requestedId === answeredId) return;
  const message = `Asked for ${kind} ${requestedId}, the service answered with ${kind} ${answeredId}`;
  throw new ServiceError('unexpected-response', message, details);
}

/** Whether the service may have acted on a failed write, which is then not repeated blindly. */
export function isUncertain(error: unknown): error is ServiceError {
  return isServiceError(error) && error.transient && !error.notAccepted;
}

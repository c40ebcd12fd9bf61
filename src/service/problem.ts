import * as z from 'zod/mini';
import { headerOf, mediaTypeOf } from '../http/body.ts';
import type { HttpResponse } from '../http/connection.ts';
import { parseRetryAfter } from '../http/retry-after.ts';
import { type ProblemDocument, ServiceError, type ServiceErrorCode, slugOf } from './errors.ts';
import { lenient } from './schemas.ts';

/** Further members are kept; known ones of the wrong type are dropped. */
const problemSchema = z.looseObject({
  type: lenient(z.string()),
  title: lenient(z.string()),
  detail: lenient(z.string()),
  errors: lenient(z.array(z.unknown())),
});

const codesByStatus: Readonly<Record<number, ServiceErrorCode>> = {
  400: 'invalid-request',
  401: 'unauthenticated',
  402: 'payment-required',
  403: 'forbidden',
  404: 'not-found',
  408: 'request-timeout',
  409: 'conflict',
  429: 'rate-limited',
};

/** Statuses that no gateway sends, or that are transient anyway: they need no problem document. */
const apiStatuses: ReadonlySet<number> = new Set([402, 408, 409, 429]);

/** An answer of 400 or more. */
export interface FailedAnswer extends Pick<HttpResponse, 'status' | 'headers'> {
  /** `GET /apps/1`, for messages. */
  request: string;
  /** Empty when it could not be read. */
  body: string;
  /**
   * Whether messages may quote the texts of the problem: they can contain names. Otherwise they
   * contain its type.
   */
  quotesProblems: boolean;
}

/** Describes a failed answer as an error: by the problem's `type` slug, then by its status. */
export function errorOfAnswer(answer: FailedAnswer): ServiceError {
  const { request, status, body, quotesProblems } = answer;
  const problem = parseProblem(mediaTypeOf(answer), body);
  const retryAfterMs = parseRetryAfter(headerOf(answer, 'retry-after'), Date.now());
  const description = quotesProblems ? textsOf(problem) : typeOf(problem);
  const origin = isFromGateway(status, problem)
    ? ' without a problem document, so not by the API itself'
    : '';
  const message = `${request} was answered ${status}${description || origin}`;
  const details = {
    status,
    problem: problem && (quotesProblems ? problem : { ...problem, errors: undefined }),
    retryAfterMs,
    transient: isTransient(status, problem),
  };
  return new ServiceError(codeOf(status, problem), message, details);
}

function textsOf(problem: ProblemDocument | undefined): string {
  const texts = [problem?.title, problem?.detail].filter(Boolean).join(': ');
  return texts && ` (${texts})`;
}

/** The slug of a problem's type, if it is one word, as the specification's slugs are. */
function typeOf(problem: ProblemDocument | undefined): string {
  const slug = slugOf(problem);
  return /^[a-z\d-]{1,60}$/.test(slug) && problem?.type !== 'about:blank' ? ` (${slug})` : '';
}

/** One 503 is permanent: a deployment without an onboarding engine. */
function isTransient(status: number, problem: ProblemDocument | undefined): boolean {
  if (slugOf(problem) === 'onboarding-unavailable') return false;
  return status >= 500 || status === 408 || status === 429 || isFromGateway(status, problem);
}

/** A refusal without a problem document comes from a gateway, and ends once that is fixed. */
function isFromGateway(status: number, problem: ProblemDocument | undefined): boolean {
  return status < 500 && problem === undefined && !apiStatuses.has(status);
}

function codeOf(status: number, problem: ProblemDocument | undefined): ServiceErrorCode {
  if (status >= 500) return 'server-error';
  const slug = slugOf(problem);
  if (slug === 'run-already-active' || slug === 'not-found') return slug;
  // Whether the API or a gateway sent a 401, a new token may help.
  if (isFromGateway(status, problem) && status !== 401) return 'unexpected-response';
  return codesByStatus[status] ?? 'unexpected-response';
}

/** Parses JSON of the problem's media type, or with a member of a problem; else undefined. */
function parseProblem(mediaType: string, body: string): ProblemDocument | undefined {
  try {
    const problem = z.parse(problemSchema, JSON.parse(body, toWellFormed));
    const hasMember = problem.type !== undefined || problem.title !== undefined;
    return hasMember || mediaType === 'application/problem+json' ? problem : undefined;
  } catch {
    return undefined;
  }
}

function toWellFormed(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

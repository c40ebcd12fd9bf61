import * as z from 'zod/mini';
import { type Problem, ServiceError, type ServiceErrorCode, slugOf } from './errors.ts';
import { parseRetryAfter } from './retry-after.ts';

/** Further members are kept; those that have the wrong type are absent. */
const problemSchema = z.looseObject({
  type: z.catch(z.optional(z.string()), undefined),
  title: z.catch(z.optional(z.string()), undefined),
  detail: z.catch(z.optional(z.string()), undefined),
  errors: z.catch(z.optional(z.array(z.unknown())), undefined),
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

/** Slugs on which the client branches before it looks at the status. */
const codesBySlug: ReadonlyMap<string, ServiceErrorCode> = new Map([
  ['run-already-active', 'run-already-active'],
  ['not-found', 'not-found'],
]);

export interface FailedAnswer {
  /** What was asked, for messages: `GET /apps/1`. */
  request: string;
  status: number;
  retryAfter: string | undefined;
  /** The body as text, or what could be read of it. */
  body: string;
}

/** Turns an answer of 400 or more into a typed error: by the problem's `type` slug, then by its status. */
export function errorOfAnswer({ request, status, retryAfter, body }: FailedAnswer): ServiceError {
  const problem = parseProblem(body);
  const retryAfterMs = parseRetryAfter(retryAfter, Date.now());
  const said = [problem?.title, problem?.detail].filter(Boolean).join(': ');
  return new ServiceError(codeOf(status, problem), `${request} was answered ${status}${said ? ` (${said})` : ''}`, {
    status,
    transient: isPassing(status) && slugOf(problem) !== 'onboarding-unavailable',
    ...(problem && { problem }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

/** But for one: a deployment that cannot onboard an app stays so. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

function codeOf(status: number, problem: Problem | undefined): ServiceErrorCode {
  const bySlug = status < 500 ? codesBySlug.get(slugOf(problem)) : undefined;
  if (bySlug) return bySlug;
  if (status >= 500) return 'server-error';
  return codesByStatus[status] ?? 'unexpected-response';
}

function parseProblem(body: string): Problem | undefined {
  try {
    const parsed = z.safeParse(problemSchema, JSON.parse(body));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // not JSON: the status alone has to do
  }
}

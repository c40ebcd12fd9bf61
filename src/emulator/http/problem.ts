import { STATUS_CODES } from 'node:http';

/** Prefix of the error type URIs; nothing is served on this reserved domain. */
const errorsBase = 'https://errors.security-testing.test';

interface ProblemDetails {
  /** Kind of error, if the specification names one. */
  slug?: string;
  /** Additional members of the body. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/**
 * An error answer in the form of RFC 9457 problem details, thrown by handlers. Its type is
 * `about:blank` without a slug: the specification names none for 400, 401, 402, 403 and 429.
 */
export class Problem extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;

  constructor(status: number, detail: string, { slug, extra, headers = {} }: ProblemDetails = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
    const title = STATUS_CODES[status] ?? 'Error';
    const type = slug === undefined ? 'about:blank' : `${errorsBase}/${slug}`;
    this.body = { type, title, status, detail, ...extra };
  }
}

export interface FieldError {
  /** Name of the field, such as `tenantOneCredentials[0].role` or `page`. */
  field: string;
  message: string;
}

export function invalidRequest(errors: FieldError[]): Problem {
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new Problem(400, detail, { extra: { errors } });
}

/** Creates a 404, used for unknown resources and for those of other organizations. */
export function notFound(resource: string): Problem {
  return new Problem(404, `No such ${resource}.`, { slug: 'not-found' });
}

/** Sends an error as problem details; an unexpected one is a 500. */
export function problemResponse(error: unknown): Response {
  const { status, headers, body } =
    error instanceof Problem
      ? error
      : new Problem(500, `The emulator failed, which is a bug in it: ${error}`);
  const type = { 'Content-Type': 'application/problem+json' };
  return Response.json(body, { status, headers: { ...type, ...headers } });
}

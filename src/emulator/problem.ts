import { STATUS_CODES } from 'node:http';

/** Prefix of the error type URIs. The reserved domain makes plain that nothing is served there. */
const errorsBase = 'https://errors.security-testing.test';

interface ProblemDetails {
  /** Kind of error, where the specification names one. */
  slug?: string;
  /** Further members of the body. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/**
 * An error answer as RFC 9457 problem details; handlers throw it. Without a slug, of which the
 * specification shows none for 400, 401, 402, 403 and 429, its type is `about:blank`.
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
  /** Name of the field, as `tenantOneCredentials[0].role` or `page`. */
  field: string;
  message: string;
}

export function invalidRequest(errors: FieldError[]): Problem {
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new Problem(400, detail, { extra: { errors } });
}

/** 404 for what does not exist and for what another organization owns alike. */
export function notFound(what: string): Problem {
  return new Problem(404, `No such ${what}.`, { slug: 'not-found' });
}

/** An error sent as problem details; an unexpected one is a 500. */
export function problemResponse(error: unknown): Response {
  const { status, headers, body } =
    error instanceof Problem
      ? error
      : new Problem(500, `The emulator failed, which is a bug in it: ${error}`);
  const type = { 'Content-Type': 'application/problem+json' };
  return Response.json(body, { status, headers: { ...type, ...headers } });
}

import type { Answer } from './handlers/call.ts';
import { Problem } from './problem.ts';

export function answerResponse({ status, headers = {}, body }: Answer): Response {
  return body instanceof Uint8Array
    ? new Response(body, { status, headers })
    : jsonResponse(status, body, headers);
}

export function jsonResponse(
  status: number,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** An error sent as problem details; one that nobody expected is a 500. */
export function problemResponse(error: unknown): Response {
  const problem =
    error instanceof Problem
      ? error
      : new Problem({ status: 500, detail: `The emulator failed, which is a bug in it: ${error}` });
  const headers = { 'Content-Type': 'application/problem+json', ...problem.headers };
  return new Response(JSON.stringify(problem.body), { status: problem.status, headers });
}

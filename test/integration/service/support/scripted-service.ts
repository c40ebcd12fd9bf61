import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Identity } from '../../../../harness/certificates.ts';
import { close, listen } from '../../../../harness/loopback-server.ts';

export interface ScriptedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Text and bytes are sent as they are, anything else as JSON. */
  body?: unknown;
}

/**
 * Answers a request of the API; nothing is returned by a script that writes to `response` on its
 * own.
 */
export type Script = (
  request: ScriptedRequest,
  response: ServerResponse,
) => ScriptedAnswer | undefined | Promise<ScriptedAnswer | undefined>;

/**
 * A service that says what a script says, for answers that the emulator does not give. Logins are
 * accepted, with the tokens `token-1`, `token-2`, …; it ends with the test. With an identity it
 * speaks TLS, as `localhost`.
 */
export async function scriptService(script: Script, identity?: Identity) {
  const requests: ScriptedRequest[] = [];
  let logins = 0;
  const answer: Script = (request, response) => {
    if (request.path !== '/api/v1/auth/token') return script(request, response);
    logins += 1;
    return { body: { id_token: `token-${logins}` } };
  };
  const listener = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = incoming;
    const { pathname: path, searchParams: query } = new URL(url, 'http://service.test');
    const request = { method, path, query, headers, body: await text(incoming) };
    requests.push(request);
    const answered = await answer(request, response);
    if (answered) send(response, answered);
  };
  const server = identity ? createTlsServer(identity, listener) : createServer(listener);
  onTestFinished(() => close(server));
  const { port } = new URL(await listen(server));
  return {
    origin: identity ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    requests,
    /** `GET /v1/apps?page=1`, in order of arrival. */
    calls: () =>
      requests.map(
        ({ method, path, query }) => `${method} ${path}${query.size > 0 ? `?${query}` : ''}`,
      ),
    /** Those that are not logins. */
    apiCalls: () => requests.filter(({ path }) => path.startsWith('/v1/')),
  };
}

function send(
  response: ServerResponse,
  { status = 200, headers = {}, body = '' }: ScriptedAnswer,
): void {
  const raw = typeof body === 'string' || body instanceof Uint8Array;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(raw ? body : JSON.stringify(body));
}

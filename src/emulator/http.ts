import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Answer, Operation } from './handlers/call.ts';
import { logIn } from './handlers/login.ts';
import { operations } from './operations.ts';
import { Problem } from './problem.ts';
import type { RateLimit } from './rate-limits.ts';
import type { TokenIssuer } from './tokens.ts';
import type { World } from './world/world.ts';

/** A request that was answered. */
export interface RequestRecord {
  method: string;
  /** With the query, as it was sent. */
  path: string;
  status: number;
  /** When it arrived, milliseconds since 1970. */
  at: number;
}

/** The parts that answer requests. */
export interface Service {
  world: World;
  tokens: TokenIssuer;
  limitRate: (limit: RateLimit, address: string) => void;
  /** Address of the API, ends in `/v1`. */
  baseUrl: string;
  /** Told of every request, right before its answer is sent. */
  record: (request: RequestRecord) => void;
}

type Env = { Bindings: HttpBindings };

/** Room for the largest valid registration: 2,000,000 characters of `spec`, each escaped in JSON. */
const maxBodyBytes = 16 * 1024 * 1024;

/** Puts the endpoints behind HTTP: authentication, roles, rate limits, bodies and errors are dealt with here alone. */
export function createHttp(service: Service): Hono<Env> {
  const app = new Hono<Env>();
  const { world, tokens, record } = service;
  app.use(async (context, next) => {
    const at = world.options.clock.now();
    await next();
    const { incoming } = context.env;
    record({ method: context.req.method, path: incoming.url ?? context.req.path, status: context.res.status, at });
  });
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  const limitBody = bodyLimit({ maxSize: maxBodyBytes, onError: refuseBody });
  app.post('/api/v1/auth/token', limitBody, async (context) => {
    return jsonResponse(200, await logIn(await readBody(context), world.accounts, tokens));
  });
  for (const operation of operations) {
    app.on(operation.method, `/v1${operation.path}`, limitBody, (context) => perform(service, operation, context));
  }
  app.notFound(() => problemResponse(new Problem({ status: 404, detail: 'There is no such endpoint.' })));
  app.onError((error) => problemResponse(error));
  return app;
}

async function perform(service: Service, operation: Operation, context: Context<Env>): Promise<Response> {
  const { world, tokens, limitRate, baseUrl } = service;
  const address = getConnInfo(context).remote.address ?? 'unknown';
  if (operation.limit !== undefined && world.options.rateLimits) limitRate(operation.limit, address);
  const account = await tokens.authenticate(context.req.header('Authorization'));
  if (operation.write && account.role === 'Viewer') {
    throw new Problem({ status: 403, detail: 'The role Viewer may read but not write.' });
  }
  const body = await readBody(context);
  const now = world.options.clock.now();
  const params = context.req.param();
  const query = context.req.query();
  return answerResponse(await operation.handle({ world, account, baseUrl, now, params, query, body }));
}

/** The JSON body of a request; `undefined` when it has none. */
async function readBody(context: Context<Env>): Promise<unknown> {
  const text = await context.req.text();
  if (text === '') return undefined;
  const [type] = (context.req.header('Content-Type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/json') {
    throw new Problem({ status: 415, detail: 'Send the body as application/json.' });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem({ status: 400, detail: 'The body is not valid JSON.' });
  }
}

function answerResponse({ status, headers = {}, body }: Answer): Response {
  return body instanceof Uint8Array ? new Response(body, { status, headers }) : jsonResponse(status, body, headers);
}

function jsonResponse(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

function problemResponse(error: unknown): Response {
  const problem =
    error instanceof Problem
      ? error
      : new Problem({ status: 500, detail: 'The emulator failed; this is a bug in it.' });
  const headers = { 'Content-Type': 'application/problem+json', ...problem.headers };
  return new Response(JSON.stringify(problem.body), { status: problem.status, headers });
}

function refuseMethod(_context: unknown, allowed: string[]): Response {
  const headers = { Allow: allowed.join(', ') };
  return problemResponse(new Problem({ status: 405, detail: `This address knows ${headers.Allow} only.`, headers }));
}

function refuseBody(): Response {
  return problemResponse(new Problem({ status: 413, detail: `The body is larger than ${maxBodyBytes} bytes.` }));
}

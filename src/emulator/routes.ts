import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { appOfPath, type Operation, type Sender } from './handlers/call.ts';
import { findingOfPath } from './handlers/findings.ts';
import { checkHost } from './http/host-check.ts';
import { invalidRequest, Problem, problemResponse } from './http/problem.ts';
import type { RateLimit } from './http/rate-limits.ts';
import { type RequestCheck, requestCheck } from './http/request-checks.ts';
import type { Login, TokenIssuer } from './http/tokens.ts';
import { operations } from './operations.ts';
import { contentSecurityPolicy, renderPage } from './page/page.ts';
import type { RequestRecord, World } from './world/model.ts';

/** The parts that the routes need. */
export interface Service {
  world: World;
  tokens: TokenIssuer;
  limitRate: (limit: RateLimit, address: string) => void;
  /** Address of the API, ends in `/v1`. */
  baseUrl: string;
  /** Called for every request right before its answer is sent. */
  record: (request: RequestRecord) => void;
  /** The most recent requests, oldest first. */
  requests: readonly RequestRecord[];
}

type Env = { Bindings: HttpBindings };

/** Enough for the largest valid registration: 2,000,000 characters, all escaped in JSON. */
const maxBodyBytes = 16 * 1024 * 1024;

const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
};

/** Creates the routes. Authentication, roles, rate limits, bodies and errors are handled here. */
export function createRoutes(service: Service): Hono<Env> {
  const app = new Hono<Env>();
  const { world, tokens, record } = service;
  app.use(async (context, next) => {
    const receivedAt = world.options.clock.now();
    await next();
    const { req, res, env } = context;
    record({
      method: req.method,
      path: env.incoming.url ?? req.path,
      status: res.status,
      receivedAt,
    });
  });
  app.use(async (context, next) => {
    checkHost(context.req.header('Host'), world.options.host);
    await next();
  });
  if (world.options.middleware) app.use(world.options.middleware);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  const loginPath = '/api/v1/auth/token';
  const loginCheck = requestCheck<Login>('POST', loginPath);
  app.post(loginPath, async (context) => {
    return Response.json({ id_token: await tokens.logIn(await readBody(context, loginCheck())) });
  });
  for (const operation of operations) {
    const check = requestCheck<unknown>(operation.method, operation.path);
    const path = `/v1${operation.path.replaceAll(/{(\w+)}/g, ':$1')}`;
    app.on(operation.method, path, (context) => runOperation(service, operation, check(), context));
  }
  app.get('/', (context) =>
    context.html(renderPage(world, service.baseUrl, service.requests), 200, pageHeaders),
  );
  app.notFound(() => problemResponse(new Problem(404, 'There is no such endpoint.')));
  app.onError((error) => problemResponse(error));
  return app;
}

async function runOperation(
  { world, tokens, limitRate, baseUrl }: Service,
  operation: Operation,
  check: RequestCheck<unknown>,
  context: Context<Env>,
): Promise<Response> {
  const address = getConnInfo(context).remote.address ?? 'unknown';
  if (operation.limit && world.options.rateLimits) limitRate(operation.limit, address);
  const account = await tokens.authenticate(context.req.header('Authorization'));
  const { clock } = world.options;
  const caller = { world, account, baseUrl, now: clock.now(), params: context.req.param() };
  if (operation.method !== 'GET' && account.role === 'Viewer') refuseViewer(caller);
  const query = check.query(context.req.query());
  const body = await readBody(context, check);
  // A slow body may have arrived after other requests were answered, so the time is read again.
  return operation.handle({ ...caller, query, body, now: clock.now() });
}

/** Throws 403, or 404 when the resource is unknown or belongs to another organization. */
function refuseViewer(caller: Sender): never {
  if (caller.params.appId !== undefined) appOfPath(caller);
  if (caller.params.vulnerabilityId !== undefined) findingOfPath(caller);
  throw new Problem(403, 'The role Viewer can read but not write.');
}

async function readBody<Body>(context: Context<Env>, check: RequestCheck<Body>): Promise<Body> {
  const text = await readBodyText(context.req.raw.body);
  const json = text === '' ? undefined : parseRequestJson(text, context.req.header('Content-Type'));
  return check.body(json);
}

async function readBodyText(stream: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBodyBytes)
      throw new Problem(413, `The body is larger than ${maxBodyBytes} bytes.`);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseRequestJson(text: string, contentType: string | undefined): unknown {
  if (contentType === undefined)
    throw invalidRequest([{ field: 'Content-Type', message: 'is required' }]);
  const [mediaType = ''] = contentType.split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json')
    throw new Problem(415, 'Send the body as application/json.');
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest([{ field: 'body', message: 'is not valid JSON' }]);
  }
}

function refuseMethod(_context: unknown, allowed: string[]): Response {
  const headers = { Allow: allowed.join(', ') };
  const detail = `This address accepts only ${headers.Allow}.`;
  return problemResponse(new Problem(405, detail, { headers }));
}

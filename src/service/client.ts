import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Http } from '../http/connection.ts';
import { createApps } from './apps.ts';
import { createCaller } from './caller.ts';
import { createContract } from './contract.ts';
import type { ServiceError } from './errors.ts';
import { createFindings } from './findings.ts';
import { createReports } from './reports.ts';
import { claimsOf, rolesOf } from './roles.ts';
import { type Credentials, createSession } from './session.ts';
import { createRuns, createTasks } from './tasks.ts';
import { createTransport, jsonOf, type Transport } from './transport.ts';
import { createVisionRuns } from './vision-runs.ts';

export interface ConnectionOptions {
  /** API base address, ends in `/v1`. */
  baseUrl: URL;
  /** Host of the token endpoint. */
  authUrl: URL;
  credentials: Credentials;
  /** Limit of one request, its body included. */
  requestTimeoutMs: number;
  /** Further attempts at a request that failed in passing. */
  maxRetries: number;
  userAgent: string;
  http: Http;
  clock: Clock;
  /** Spreads retries; default `Math.random`. */
  random?: () => number;
  /** Ends all requests when the action is cancelled. */
  signal: AbortSignal;
  /** Told of every token before it is used, so that it can be masked. */
  onToken: (token: string) => void;
  /** Told of every failed attempt that is followed by another. */
  onRetry: (event: { error: ServiceError; waitMs: number }) => void;
}

/** Client of the service, by the nouns of its API. Every call rejects with a `ServiceError`. */
export type ServiceClient = ReturnType<typeof connect>;

/** Creates a client. Nothing is sent until the first call, which logs in. */
export function connect(options: ConnectionOptions) {
  const { baseUrl, clock, maxRetries, onRetry, random = Math.random } = options;
  const transport = createTransport(options);
  const session = createSession({
    credentials: options.credentials,
    clock,
    login: (login, deadline) => requestToken(transport, options.authUrl, login, deadline),
    onToken: options.onToken,
  });
  const caller = createCaller({ baseUrl, transport, session, clock, random, maxRetries, onRetry });
  return {
    apps: createApps(caller, clock),
    runs: createRuns(caller),
    visionRuns: createVisionRuns(caller),
    tasks: createTasks(caller),
    findings: createFindings(caller, clock),
    reports: createReports(caller, clock),
    contract: createContract(caller),
    /** What the token of the moment says; empty when it is no JWT. */
    claims: async () => claimsOf(await session.token(undefined)),
    /** Roles that the token of the moment names; empty when it does not tell. */
    roles: async () => rolesOf(await session.token(undefined)),
  };
}

/** A token goes into a header, of which servers read 8 to 16 kB: no blanks, no line breaks. */
const tokenSchema = z.object({ id_token: z.string().check(z.regex(/^[\x21-\x7e]{1,16384}$/)) });

/** `POST {auth-url}/api/v1/auth/token` */
async function requestToken(
  transport: Transport,
  authUrl: URL,
  login: { username: string; password: string },
  deadline: number | undefined,
): Promise<string> {
  const url = new URL(`${authUrl.href.replace(/\/$/, '')}/api/v1/auth/token`);
  const request = { method: 'POST', url, json: login, deadline } as const;
  return (await transport(request, jsonOf(tokenSchema))).id_token;
}

import * as z from 'zod/mini';
import { createApps } from './apps.ts';
import { type CallerOptions, createCaller } from './caller.ts';
import { createContract } from './contract.ts';
import { createFindings } from './findings.ts';
import { createReports } from './reports.ts';
import { createSession, type SessionOptions } from './session.ts';
import { createRuns, createTasks } from './tasks.ts';
import { claimsOf, isToken, rolesOf } from './token.ts';
import { createTransport, jsonOf, type Transport, type TransportOptions } from './transport.ts';
import { createVisionRuns } from './vision-runs.ts';

export interface ConnectionOptions
  extends TransportOptions,
    Pick<SessionOptions, 'credentials' | 'onToken'>,
    Pick<CallerOptions, 'baseUrl' | 'maxRetries' | 'onRetry'> {
  /** Host of the token endpoint. */
  authUrl: URL;
  /** Spreads retries; default `Math.random`. */
  random?: () => number;
}

/** Client of the service. Every call that fails rejects with a `ServiceError`. */
export type ServiceClient = ReturnType<typeof connect>;

/** Creates a client. Nothing is sent until the first call, which logs in. */
export function connect(options: ConnectionOptions) {
  const { clock } = options;
  const transport = createTransport(options);
  const session = createSession({
    ...options,
    login: (login, deadline) => requestToken(transport, options.authUrl, login, deadline),
  });
  const caller = createCaller({ random: Math.random, ...options, transport, session });
  return {
    apps: createApps(caller, clock),
    runs: createRuns(caller),
    visionRuns: createVisionRuns(caller),
    tasks: createTasks(caller),
    findings: createFindings(caller, clock),
    reports: createReports(caller, clock),
    contract: createContract(caller),
    /** Logs in, even if there is a token. */
    renew: async () => {
      await session.renewed(await session.token(undefined), undefined);
    },
    /** Claims of the current token; empty when it is no JWT. */
    claims: async () => claimsOf(await session.token(undefined)),
    /** Roles in the current token; empty when it contains none. */
    roles: async () => rolesOf(await session.token(undefined)),
  };
}

const tokenSchema = z.object({ id_token: z.string().check(z.refine(isToken)) });

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

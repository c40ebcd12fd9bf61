import { expect } from 'vitest';
import { createHttp } from '../../../../src/http/connection.ts';
import type { ConnectionOptions, ServiceClient } from '../../../../src/service/client.ts';
import {
  isServiceError,
  type ServiceError,
  type ServiceErrorCode,
} from '../../../../src/service/errors.ts';
import { connectForTest } from '../../../support/test-client.ts';
import { type VirtualClock, virtualClock } from '../../../support/virtual-clock.ts';
import { type Script, type ScriptedAnswer, scriptService } from './scripted-service.ts';

/** A client that speaks real HTTP, with what it has reported. */
export interface Connection {
  client: ServiceClient;
  /** Its waits take no time; they are recorded. */
  clock: VirtualClock;
  /** Tokens that were to be masked. */
  tokens: string[];
  retries: { code: ServiceErrorCode; waitMs: number }[];
  cancel: (reason: Error) => void;
}

/**
 * Connects to the service at an origin, with two retries and half of the longest backoff; nothing
 * is sent yet.
 */
export function connectTo(origin: string, overrides: Partial<ConnectionOptions> = {}): Connection {
  const clock = virtualClock();
  const cancellation = new AbortController();
  const tokens: string[] = [];
  const retries: Connection['retries'] = [];
  const client = connectForTest(origin, {
    http: createHttp(() => undefined),
    clock,
    requestTimeoutMs: 10_000,
    signal: cancellation.signal,
    onToken: (token) => tokens.push(token),
    onRetry: ({ error: { code }, waitMs }) => retries.push({ code, waitMs }),
    ...overrides,
  });
  return { client, clock, tokens, retries, cancel: (reason) => cancellation.abort(reason) };
}

/** A service that answers by a script, or always the same, and a client of it. */
export async function serve(
  answer: Script | ScriptedAnswer,
  overrides: Partial<ConnectionOptions> = {},
) {
  const service = await scriptService(typeof answer === 'function' ? answer : () => answer);
  return { ...service, ...connectTo(service.origin, overrides) };
}

/** A clock during whose first sleep something happens. */
export function clockWith(event: () => Promise<unknown>): VirtualClock {
  const clock = virtualClock();
  const sleep = async (ms: number) => {
    await clock.sleep(ms);
    if (clock.sleeps.length === 1) await event();
  };
  return { ...clock, sleep };
}

/** The `ServiceError` that a call ends with; anything else fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<ServiceError> {
  const outcome = await call.catch((error: unknown) => error);
  if (isServiceError(outcome)) return outcome;
  throw new Error('The call did not end with a ServiceError.', { cause: outcome });
}

/** Expects a call to end with a `ServiceError` that has these fields, and gives it. */
export async function expectFailure(call: Promise<unknown>, fields: object): Promise<ServiceError> {
  const error = await failureOf(call);
  expect(error).toMatchObject(fields);
  return error;
}

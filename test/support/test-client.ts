import { type ConnectionOptions, connect, type ServiceClient } from '../../src/service/client.ts';

/** Somebody who may trigger tests, as the emulator knows them. */
export const appsec = { username: 'appsec@acme.test', password: 'rehearse-acme-appsec' };

/** A client of the service at an origin, with two retries and half of the longest backoff. */
export function connectForTest(
  origin: string,
  options: Pick<ConnectionOptions, 'http' | 'clock'> & Partial<ConnectionOptions>,
): ServiceClient {
  return connect({
    baseUrl: new URL(`${origin}/v1`),
    authUrl: new URL(origin),
    credentials: appsec,
    requestTimeoutMs: 30_000,
    maxRetries: 2,
    quotesProblems: true,
    random: () => 0.5,
    signal: new AbortController().signal,
    onToken: () => {},
    onRetry: () => {},
    ...options,
  });
}

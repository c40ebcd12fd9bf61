import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Reads the time, milliseconds since 1970; states are computed from it at each request. */
export interface Clock {
  now(): number;
}

const systemClock: Clock = Date;

/** What a started emulator can be told, and what holds unless it is. */
export const defaults = {
  /** Port to listen on; 0 picks a free one. */
  port: 0,
  host: '127.0.0.1',
  /** How long a security or vision run takes, in seconds; decimals are fine. */
  runSeconds: 2,
  /** How long the onboarding of a newly registered app takes, in seconds. */
  onboardingSeconds: 2,
  /** Whether the specification's rate limits apply. */
  rateLimits: true,
  /** Life of a token, in seconds. */
  tokenSeconds: 900,
  /** Whether security tests cost credits. */
  billing: true,
  clock: systemClock,
  /** Makes the identifiers of apps, runs and reports created from now on. */
  ids: () => randomBytes(12).toString('hex'),
  /** Called with one line for each request answered. */
  log: (_line: string): void => {},
};

export type EmulatorOptions = typeof defaults & {
  /** Adds the app `https://bulk.test`, with so many findings of about so many bytes each. */
  bulk?: BulkOptions;
  /** Is given every request to the host, and may replace its answer. */
  middleware?: MiddlewareHandler;
};

export interface BulkOptions {
  findings: number;
  bytesEach: number;
}

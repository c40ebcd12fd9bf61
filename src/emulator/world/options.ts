import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { BulkOptions } from '../catalog/generated-findings.ts';

/** The source of time, in milliseconds since 1970; states are computed from it at each request. */
const systemClock: { now(): number } = Date;

/** The options and their defaults. */
export const defaults = {
  /** Port to listen on; 0 picks a free one. */
  port: 0,
  host: '127.0.0.1',
  /** How long a security or vision run takes, in seconds; decimals are allowed. */
  runSeconds: 2,
  /** How long the onboarding of a newly registered app takes, in seconds. */
  onboardingSeconds: 2,
  /** Whether the specification's rate limits apply. */
  rateLimits: true,
  /** How long a token is valid, in seconds. */
  tokenSeconds: 900,
  /** Whether security tests cost credits. */
  billing: true,
  clock: systemClock,
  /** Creates the IDs of new apps, runs and reports. */
  ids: () => randomBytes(12).toString('hex'),
  /** Called with a log line for each request. */
  log: (_line: string): void => {},
};

export type EmulatorOptions = typeof defaults & {
  /** Adds the app `https://bulk.test`, or several, with many large findings. */
  bulk?: BulkOptions;
  /** Receives every request and may replace its answer. */
  middleware?: MiddlewareHandler;
};

import type { ConnectionOptions } from '../service/client.ts';
import type { ServiceError } from '../service/errors.ts';
import { formatDuration } from '../text/duration.ts';

/** A line at least this often while an action waits. */
export const heartbeatMs = 60_000;

export function waitingLine(what: string, elapsedMs: number): string {
  return `Still waiting for ${what}, for ${formatDuration(elapsedMs)} so far`;
}

export function faultLine({ message }: ServiceError): string {
  return `${message}; the next poll follows`;
}

/** A call that failed transiently, and will be retried. */
export type Retry = Parameters<ConnectionOptions['onRetry']>[0];

export function retryLine({ error, waitMs }: Retry): string {
  return `${error.message}; retrying in ${formatDuration(waitMs)}`;
}

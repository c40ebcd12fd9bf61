import { isServiceError, isUncertain, type ServiceError } from '../../service/errors.ts';
import { waitAfterFailure } from '../../service/retry.ts';
import type { Job } from './job.ts';

interface Write<T> {
  /** Called with the number of lost answers so far. */
  send: (lost: number) => Promise<T>;
  /** Looks for what a write did whose answer was lost; undefined: it is to be sent again. */
  findEffect?: (error: ServiceError) => Promise<T | undefined>;
  /** Ends the message of a failure after which the service may have acted. */
  underway: string;
  /** What follows a lost answer, for the log. */
  next: string;
}

type WritingJob = Pick<Job<never>, 'cadence' | 'clock' | 'log' | 'maxRetries' | 'setUnderway'>;

/** Sends a write, and looks for its effect before it is sent again: see docs/adr/0004. */
export async function repeatUncertain<T>(
  job: WritingJob,
  { send, findEffect, underway, next }: Write<T>,
): Promise<T> {
  for (let lost = 0; ; lost += 1) {
    job.setUnderway(underway);
    const sent = await send(lost).catch((error: unknown) => requireUncertain(job, error));
    if (!isServiceError(sent)) return sent;
    const isLast = lost >= job.maxRetries;
    if (isLast && !findEffect) throw sent;
    job.log(`${sent.message}; ${next}`);
    await waitAfterFailure(sent, job.clock, job.cadence.intervalMs);
    const effect = await findEffect?.(sent);
    if (effect !== undefined) return effect;
    if (isLast) throw sent;
  }
}

/** Returns the failure if the service may have acted. */
function requireUncertain({ setUnderway }: WritingJob, error: unknown): ServiceError {
  if (isUncertain(error)) return error;
  if (isServiceError(error) && error.notAccepted) setUnderway(undefined);
  throw error;
}

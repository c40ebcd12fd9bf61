import { type Write, writeOnce } from '../../http/write-once.ts';
import { isServiceError, isUncertain, type ServiceError } from '../../service/errors.ts';
import { waitAfterFailure } from '../../service/retry.ts';
import type { Job } from './job.ts';

interface JobWrite<T> extends Pick<Write<T, ServiceError>, 'send' | 'findEffect'> {
  /** Ends the message of a failure after which the service may have acted. */
  underway: string;
  /** What follows a lost answer, for the log. */
  next: string;
}

type WritingJob = Pick<Job<never>, 'cadence' | 'clock' | 'log' | 'maxRetries' | 'setUnderway'>;

/** Sends a write to the service, and repeats it as far as the job allows. */
export function repeatUncertain<T>(
  { cadence, clock, log, maxRetries, setUnderway }: WritingJob,
  { send, findEffect, underway, next }: JobWrite<T>,
): Promise<T> {
  return writeOnce({
    send: async (lost) => {
      setUnderway(underway);
      try {
        return await send(lost);
      } catch (error) {
        if (isServiceError(error) && error.notAccepted) setUnderway(undefined);
        throw error;
      }
    },
    isUncertain,
    wait: (error) => {
      log(`${error.message}; ${next}`);
      return waitAfterFailure(error, clock, cadence.intervalMs);
    },
    findEffect,
    maxRepeats: maxRetries,
  });
}

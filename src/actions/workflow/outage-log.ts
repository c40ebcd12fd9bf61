import { info } from '@actions/core';
import { briefMessageOf } from '../../github/failure.ts';
import { formatDuration, formatProgress } from '../../text/duration.ts';
import { forLog } from '../../text/untrusted.ts';

const intervalMs = 60_000;

/** Logs that GitHub does not answer: at once, and then every minute until the outage ends. */
export function createOutageLog(timeLimitMs: number) {
  let timer: NodeJS.Timeout | undefined;
  let cause = '';
  return {
    /** Call it when an attempt failed and another one follows. */
    failed: (error: unknown) => {
      cause = briefMessageOf(error);
      if (timer !== undefined) return;
      const startedAt = performance.now();
      const limit = formatDuration(timeLimitMs);
      info(forLog(`Waiting up to ${limit} for GitHub's API: ${cause}`));
      timer = setInterval(() => {
        const progress = formatProgress(performance.now() - startedAt, timeLimitMs);
        info(forLog(`Still waiting for GitHub's API (${progress}): ${cause}`));
      }, intervalMs);
    },
    end: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

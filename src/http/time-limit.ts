import type { Clock } from '../clock.ts';

/** Time limit of one attempt, which is running. */
export type TimeLimit = ReturnType<typeof startTimeLimit>;

/**
 * Starts a time limit. Unlike `AbortSignal.timeout` it keeps the process alive, so that a hanging
 * request does not end it silently.
 */
export function startTimeLimit(options: {
  clock: Clock;
  requestTimeoutMs: number;
  /** Clock time (ms) that ends the attempt if it comes first. */
  deadline?: number | undefined;
  /** Also ends the attempt when it is aborted. */
  signal?: AbortSignal | undefined;
}) {
  const { clock, requestTimeoutMs, deadline, signal } = options;
  const untilDeadlineMs =
    deadline === undefined ? Number.POSITIVE_INFINITY : deadline - clock.now();
  const ms = Math.max(1, Math.min(requestTimeoutMs, untilDeadlineMs));
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  const end = () => {
    clearTimeout(timer);
    controller.abort(); // frees the connection of an answer that was not read to its end
  };
  const combined = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
  /** Whether it is the limit of every request, not a deadline that comes earlier. */
  const isRequestTimeout = requestTimeoutMs <= untilDeadlineMs;
  return { ms, isRequestTimeout, signal: combined, end };
}

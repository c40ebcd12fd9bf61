import type { Clock } from '../clock.ts';

/** What one attempt may take (ms), the signal that ends it, and the end of both. */
export interface TimeLimit {
  ms: number;
  /** The limit is the one of any request, not a deadline that comes before. */
  isOfRequest: boolean;
  signal: AbortSignal;
  end: () => void;
}

/** Keeps the process alive, unlike `AbortSignal.timeout`: a hanging request is no silent exit. */
export function limitTime(options: {
  clock: Clock;
  requestTimeoutMs: number;
  /** Clock time (ms) that cuts the attempt short, if it comes first. */
  deadline?: number | undefined;
  /** Ends the attempt when it is aborted. */
  signal?: AbortSignal | undefined;
}): TimeLimit {
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
  const either = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
  return { ms, isOfRequest: requestTimeoutMs <= untilDeadlineMs, signal: either, end };
}

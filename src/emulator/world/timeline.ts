/** States in which a task stays forever. */
export type TerminalState = 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'INTERRUPTED';

export type TaskState = 'QUEUED' | 'RUNNING' | 'AWAITING_INPUT' | TerminalState;

/** When a task changes its state. The state is computed from this and the clock, without timers. */
export interface Timeline {
  /** Milliseconds since 1970, like the other times. */
  createdAt: number;
  /** When a worker picks it up from the queue. */
  pickedUpAt: number;
  /** When it starts to wait for input, if it does. */
  pausesAt?: number;
  /** Infinity for a task that hangs. */
  endsAt: number;
  end: TerminalState;
}

/** Formats a time as the API does. */
export function isoTime(timestamp: number): string {
  return new Date(timestamp).toISOString();
}

/** The part of a task's duration that it spends in the queue. */
const queuedShare = 0.2;

/** Plans a task. Times are whole milliseconds, so that sums are exact. */
export function planTimeline(plan: {
  createdAt: number;
  seconds: number;
  end: TerminalState | 'NEVER';
}): Timeline {
  const { createdAt, seconds, end } = plan;
  const pickedUpAt = createdAt + Math.round(seconds * 1000 * queuedShare);
  if (end === 'NEVER')
    return { createdAt, pickedUpAt, endsAt: Number.POSITIVE_INFINITY, end: 'COMPLETED' };
  return { createdAt, pickedUpAt, endsAt: createdAt + Math.round(seconds * 1000), end };
}

/** Returns a task's state at a time, and when it entered that state. */
export function progressAt(
  { createdAt, pickedUpAt, pausesAt, endsAt, end }: Timeline,
  now: number,
): { state: TaskState; updatedAt: number } {
  if (now >= endsAt) return { state: end, updatedAt: endsAt };
  if (pausesAt !== undefined && now >= pausesAt)
    return { state: 'AWAITING_INPUT', updatedAt: pausesAt };
  if (now >= pickedUpAt) return { state: 'RUNNING', updatedAt: pickedUpAt };
  return { state: 'QUEUED', updatedAt: createdAt };
}

/** Whether a task is active at a time: created, and not ended. */
export function isActive({ createdAt, endsAt }: Timeline, now: number): boolean {
  return createdAt <= now && now < endsAt;
}

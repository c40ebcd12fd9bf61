/** States in which a task stays for good. */
export type TerminalState = 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'INTERRUPTED';

/** States of a task. */
export type TaskState = 'QUEUED' | 'RUNNING' | 'AWAITING_INPUT' | TerminalState;

/** Share of a task's duration that it waits for a worker. */
const queuedShare = 0.2;

/** How a task goes through time; its state follows from this and the clock, so nothing needs a timer. */
export interface Timeline {
  /** Milliseconds since 1970. */
  createdAt: number;
  durationMs: number;
  /** How it ends; a task that hangs never does. */
  end: TerminalState | 'NEVER';
}

/** A task's state at a moment, and since when it has been in it. */
export interface Progress {
  state: TaskState;
  updatedAt: number;
}

/** When the task reaches its terminal state; infinity when it never does. */
export function endOf({ createdAt, durationMs, end }: Timeline): number {
  return end === 'NEVER' ? Number.POSITIVE_INFINITY : createdAt + durationMs;
}

/** Where a task is at a moment. */
export function progressAt(timeline: Timeline, now: number): Progress {
  const { createdAt, durationMs, end } = timeline;
  const pickedUpAt = createdAt + durationMs * queuedShare;
  if (end !== 'NEVER' && now >= endOf(timeline)) return { state: end, updatedAt: endOf(timeline) };
  if (now >= pickedUpAt) return { state: 'RUNNING', updatedAt: pickedUpAt };
  return { state: 'QUEUED', updatedAt: createdAt };
}

/** Whether a task is still under way at a moment. */
export function isActive(timeline: Timeline, now: number): boolean {
  return now < endOf(timeline);
}

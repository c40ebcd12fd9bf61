/** States that a task never leaves. */
export type TerminalState = 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'INTERRUPTED';

export type TaskState = 'QUEUED' | 'RUNNING' | 'AWAITING_INPUT' | TerminalState;

/** How a task goes through time; its state follows from this and the clock, without a timer. */
export interface Timeline {
  /** Milliseconds since 1970, as the others. */
  createdAt: number;
  /** When a worker takes it from the queue. */
  pickedUpAt: number;
  /** When it begins to wait for input, if it does. */
  pausesAt?: number;
  /** Infinity for a task that hangs. */
  endsAt: number;
  end: TerminalState;
}

/** A moment as the API writes it. */
export function isoTime(at: number): string {
  return new Date(at).toISOString();
}

/** Share of a task's duration that it waits for a worker. */
const queuedShare = 0.2;

/** The course of a task; moments are whole milliseconds, so that sums of them meet exactly. */
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

/** A task's state at a moment, and since when it has been in it. */
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

/** Whether a task is under way at a moment: created, and not ended. */
export function isActive({ createdAt, endsAt }: Timeline, now: number): boolean {
  return createdAt <= now && now < endsAt;
}

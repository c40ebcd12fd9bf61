import * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import { requireSame } from './errors.ts';
import type { CallLimits } from './retry.ts';
import { address, identifier, lenient, runNumber, text, wholeText, word } from './schemas.ts';

/**
 * A task record. Only `state` is sure to be there when a task is polled; unknown states are kept as
 * they came. `operation` marks a vision run.
 */
const taskSchema = z.object({
  taskId: z.optional(z.nullable(identifier)),
  appId: z.optional(z.nullable(identifier)),
  state: word,
  runNumber: lenient(runNumber),
  createdAt: lenient(wholeText(40)),
  statusUrl: lenient(address),
  operation: lenient(text(100)),
});

/** A security run or its task. */
export interface Task {
  taskId: string;
  /** The app that the record names, if it names one. */
  appId?: string | undefined;
  state: string;
  runNumber?: number | undefined;
  /** As the service gave it. */
  createdAt?: string | undefined;
  /** For people; never requested. */
  statusUrl?: string | undefined;
  /** Present on vision runs only. */
  operation?: string | undefined;
}

export interface Tasks {
  /** `GET /tasks/{taskId}` */
  get(taskId: string, limits?: CallLimits): Promise<Task>;
}

export function createTasks(caller: Caller): Tasks {
  return {
    get: async (taskId, limits) => {
      const record = await caller.json({ path: ['tasks', taskId], ...limits }, taskSchema);
      requireSame('task', taskId, record.taskId ?? taskId);
      return { ...record, taskId, appId: record.appId ?? undefined };
    },
  };
}

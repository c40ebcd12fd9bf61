import * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import { requireSame } from './errors.ts';
import type { CallLimits } from './retry.ts';
import { address, identifier, lenient, runNumber, text, word } from './schemas.ts';

const optionalFields = {
  runNumber: lenient(runNumber),
  /** Shown to people; never requested. */
  statusUrl: lenient(address),
  /** Present on vision runs only. */
  operation: lenient(text(100)),
};

/** Only `state` is always present when a task is polled; an unknown one is kept. */
const taskSchema = z.object({
  taskId: lenient(z.string()),
  appId: z.optional(z.nullable(identifier)),
  state: word,
  ...optionalFields,
});

/** The answer to the start of a security run or a vision run. */
export const scheduledRunSchema = z.object({
  taskId: identifier,
  appId: lenient(identifier),
  state: z.catch(word, 'QUEUED'),
  ...optionalFields,
});

/** A run or its task. */
export type Task = z.infer<typeof scheduledRunSchema>;

export type Tasks = ReturnType<typeof createTasks>;

export function createTasks(caller: Caller) {
  return {
    /** `GET /tasks/{taskId}` */
    get: async (taskId: string, limits?: CallLimits): Promise<Task> => {
      const record = await caller.json({ path: ['tasks', taskId], ...limits }, taskSchema);
      if (record.taskId)
        requireSame('task', normalizeTaskId(taskId), normalizeTaskId(record.taskId));
      return { ...record, taskId, appId: record.appId ?? undefined };
    },
  };
}

/** Prefix, hyphens and capitals of the id may differ in the record of a task. */
function normalizeTaskId(taskId: string): string {
  return taskId
    .replace(/^task_[a-z]+_/i, '')
    .replace(/[^a-z\d]/gi, '')
    .toLowerCase();
}

export function createRuns(caller: Caller) {
  return {
    /**
     * `POST /apps/{appId}/security-agent`: schedules a security test, which costs credits. It is
     * sent again only when the service certainly did not accept it (429, its own 503, no
     * connection). After any other failure a run may have started.
     */
    trigger: (appId: string, limits?: CallLimits): Promise<Task> =>
      caller.json(
        { method: 'POST', path: ['apps', appId, 'security-agent'], json: {}, ...limits },
        scheduledRunSchema,
      ),
  };
}

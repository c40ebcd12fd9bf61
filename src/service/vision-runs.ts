import * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import { isServiceError } from './errors.ts';
import { address, identifier, lenient, text, word } from './schemas.ts';
import type { Task } from './tasks.ts';

/** What a vision run does. */
export const visionOperations = ['map', 'validate-login', 'discover-roles', 'verify-rbac'] as const;
export type VisionOperation = (typeof visionOperations)[number];

const taskPrefix = 'task_vr_';

const scheduledVisionRunSchema = z.object({
  taskId: identifier,
  appId: lenient(identifier),
  operation: lenient(text(100)),
  state: z.catch(word, 'QUEUED'),
  statusUrl: lenient(address),
});

export interface VisionRuns {
  /**
   * `POST /apps/{appId}/vision-agent`. At most one vision run is in flight for an app: another one
   * is a conflict that names it (see `activeVisionTask`).
   */
  start(appId: string, operation: VisionOperation): Promise<Task>;
}

export function createVisionRuns(caller: Caller): VisionRuns {
  return {
    start: (appId, operation) =>
      caller.json(
        { method: 'POST', path: ['apps', appId, 'vision-agent'], json: { operation } },
        scheduledVisionRunSchema,
      ),
  };
}

/**
 * The task of a vision run; where the API names a run, its id may or may not have the prefix of
 * tasks.
 */
export function visionTaskId(visionRunId: string): string {
  return visionRunId.startsWith(taskPrefix) ? visionRunId : `${taskPrefix}${visionRunId}`;
}

/**
 * The task of the run that is in flight, when that is why another one was refused (409) and the
 * refusal names it.
 */
export function activeVisionTask(error: unknown): string | undefined {
  if (!isServiceError(error, 'conflict')) return undefined;
  const { data } = z.safeParse(identifier, error.problem?.activeVisionRunId);
  return data === undefined ? undefined : visionTaskId(data);
}

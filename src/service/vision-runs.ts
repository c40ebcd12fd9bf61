import * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import { isServiceError } from './errors.ts';
import { identifier } from './schemas.ts';
import { scheduledRunSchema, type Task } from './tasks.ts';

/** What a vision run does. */
export const visionOperations = ['map', 'validate-login', 'discover-roles', 'verify-rbac'] as const;
export type VisionOperation = (typeof visionOperations)[number];

const taskPrefix = 'task_vr_';

export function createVisionRuns(caller: Caller) {
  return {
    /**
     * `POST /apps/{appId}/vision-agent`. An app has at most one vision run in flight: starting
     * another is a conflict that names the first (see `activeVisionTask`).
     */
    start: (appId: string, operation: VisionOperation): Promise<Task> =>
      caller.json(
        { method: 'POST', path: ['apps', appId, 'vision-agent'], json: { operation } },
        scheduledRunSchema,
      ),
  };
}

/** Returns the task id of a vision run, whose id the API gives with or without a prefix. */
export function visionTaskId(visionRunId: string): string {
  return visionRunId.startsWith(taskPrefix) ? visionRunId : `${taskPrefix}${visionRunId}`;
}

/** Returns the task id of the run in flight, if a start was refused (409) and names it. */
export function activeVisionTask(error: unknown): string | undefined {
  if (!isServiceError(error, 'conflict')) return undefined;
  const { data } = z.safeParse(identifier, error.problem?.activeVisionRunId);
  return data === undefined ? undefined : visionTaskId(data);
}

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
     * `POST /apps/{appId}/vision-agent`. At most one vision run is in flight for an app: another
     * one is a conflict that names it (see `activeVisionTask`).
     */
    start: (appId: string, operation: VisionOperation): Promise<Task> =>
      caller.json(
        { method: 'POST', path: ['apps', appId, 'vision-agent'], json: { operation } },
        scheduledRunSchema,
      ),
  };
}

/** The task of a vision run, whose id the API gives with or without the prefix of tasks. */
export function visionTaskId(visionRunId: string): string {
  return visionRunId.startsWith(taskPrefix) ? visionRunId : `${taskPrefix}${visionRunId}`;
}

/** The task of the run in flight that another was refused for (409), if the refusal names it. */
export function activeVisionTask(error: unknown): string | undefined {
  if (!isServiceError(error, 'conflict')) return undefined;
  const { data } = z.safeParse(identifier, error.problem?.activeVisionRunId);
  return data === undefined ? undefined : visionTaskId(data);
}

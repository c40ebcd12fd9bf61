import { ifFound } from './errors.ts';
import type { CallLimits } from './retry.ts';
import type { Tasks } from './tasks.ts';

/** Statuses that a registration can have. */
export const registrationStatuses = [
  'PENDING',
  'IN_PROGRESS',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
] as const;

/** Whether a registration is under way. An unknown status does not count. */
export function isPending(status: string): boolean {
  return status === 'PENDING' || status === 'IN_PROGRESS';
}

/** Whether a registration has ended without success. */
export function hasFailed(status: string): boolean {
  return status === 'FAILED' || status === 'CANCELLED';
}

/** Id of the task that registers an app. */
export function registrationTaskId(appId: string): string {
  return `task_reg_${appId}`;
}

/**
 * Whether the onboarding of an app waits for credentials. Only its task shows that: the app itself
 * stays IN_PROGRESS. An app that was created outside of the API has no such task.
 */
export async function awaitsInput(
  tasks: Tasks,
  appId: string,
  limits?: CallLimits,
): Promise<boolean> {
  const task = await ifFound(tasks.get(registrationTaskId(appId), limits));
  return task?.state === 'AWAITING_INPUT';
}

import type { ServiceClient } from '../../service/client.ts';
import { isServiceError } from '../../service/errors.ts';
import type { CallLimits } from '../../service/retry.ts';

/**
 * Whether the onboarding of an app waits for credentials: the app itself stays IN_PROGRESS, only
 * its task tells.
 */
export async function awaitsInput(
  { tasks }: ServiceClient,
  appId: string,
  limits?: CallLimits,
): Promise<boolean> {
  try {
    return (await tasks.get(registrationTaskId(appId), limits)).state === 'AWAITING_INPUT';
  } catch (error) {
    if (isServiceError(error, 'not-found')) return false; // made outside of the API
    throw error;
  }
}

/** The task that the registration of an app is. */
export function registrationTaskId(appId: string): string {
  return `task_reg_${appId}`;
}

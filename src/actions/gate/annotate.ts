import { notice, warning } from '@actions/core';
import { messageOf } from '../../text/sentences.ts';
import { forLog } from '../../text/untrusted.ts';

export const title = 'Security Test Gate';

/** A warning that is not a verdict: something other than the decision failed. */
export function warn(message: string): void {
  warning(forLog(message), { title });
}

/** A notice: no fault, perhaps meant so by the workflow. */
export function remark(message: string): void {
  notice(forLog(message), { title });
}

/** Runs `act`. When it fails, warns with `failed` and the reason, and returns undefined. */
export async function orWarn<T>(failed: string, act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    warn(`${failed}: ${messageOf(error)}`);
    return undefined;
  }
}

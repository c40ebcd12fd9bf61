import { notice, warning } from '@actions/core';
import { GitHubFailure } from '../../github/failure.ts';
import { messageOf } from '../../text/sentences.ts';
import { forLog } from '../../text/untrusted.ts';

export const gateTitle = 'Security Test Gate';

/** Annotates a warning: something failed that does not change the verdict. */
export function warn(message: string): void {
  warning(forLog(message), { title: gateTitle });
}

/** Annotates a notice: nobody needs to act on it if the workflow intends it. */
export function notify(message: string): void {
  notice(forLog(message), { title: gateTitle });
}

/** Runs work that writes on GitHub. A failure is a notice, and the verdict stands. */
export async function notifyOnFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    notify(
      error instanceof GitHubFailure
        ? error.message
        : `GitHub could not be updated: ${messageOf(error)}`,
    );
  }
}

/** Runs `work`. When it fails, warns with `message` and the reason, and returns undefined. */
export async function warnOnFailure<T>(
  message: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    warn(`${message}: ${messageOf(error)}`);
    return undefined;
  }
}

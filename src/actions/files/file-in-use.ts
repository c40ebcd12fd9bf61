import { setTimeout as delay } from 'node:timers/promises';

const maxTries = 5;
const pauseMs = 100;

/** Tries again while Windows refuses, for example because a virus scanner has the file open. */
export async function retryWhileInUse(action: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await action();
    } catch (error) {
      if (tries === maxTries || !isInUse(error)) throw error;
      await delay(tries * pauseMs);
    }
}

function isInUse(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EPERM' || code === 'EACCES' || code === 'EBUSY';
}

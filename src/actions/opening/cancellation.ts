import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a cancelled job waits for work that has begun, such as an answer that names a run. */
const graceMs = 4000;

/** Returns the result of `work`, or that of `cancel` if the job is cancelled before it ends. */
export function unlessCancelled<T>(
  signal: AbortSignal,
  work: Promise<T>,
  cancel: () => Promise<T>,
): Promise<T> {
  const aborted = signal.aborted ? Promise.resolve() : once(signal, 'abort');
  const cancelled = aborted.then(cancel);
  // Once the job is cancelled, `cancelled` is the first to settle.
  return Promise.race([cancelled, work.finally(() => signal.aborted && cancelled)]);
}

/** Waits a few seconds for work of a cancelled job to end. */
export async function awaitBriefly(work: Promise<unknown>): Promise<void> {
  await Promise.race([work.catch(() => {}), delay(graceMs)]);
}

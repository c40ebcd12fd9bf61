import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a cancelled job waits for work that has begun, such as an answer that names a run. */
const graceMs = 4000;

/** Resolves once the job is cancelled. */
export async function cancellation(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/**
 * Waits for work that ends early when the job is cancelled.
 * @returns undefined if the job was cancelled: then what was being written is finished or aborted
 */
export async function unlessCancelled<T>(
  signal: AbortSignal,
  work: Promise<T>,
): Promise<T | undefined> {
  const ended = work.catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return undefined;
  });
  const given = cancellation(signal).then(() => delay(graceMs, undefined));
  const result = await Promise.race([ended, given]);
  return signal.aborted ? undefined : result;
}

/** Takes steps one after the other, each with what the one before returned, until cancelled. */
export async function inOrder<T>(
  signal: AbortSignal | undefined,
  first: T,
  steps: readonly ((value: T) => T | Promise<T>)[],
): Promise<T> {
  let value = first;
  for (const step of steps) {
    signal?.throwIfAborted();
    value = await step(value);
  }
  return value;
}

import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inOrder, unlessCancelled } from '../../../src/actions/opening/cancellation.ts';

/** Writes a verdict in two steps, in a job that is cancelled during the first one. */
async function writeDuringCancellation(first: (signal: AbortSignal) => Promise<unknown>) {
  const cancellation = new AbortController();
  const { signal } = cancellation;
  const written: string[] = [];
  const writing = inOrder(signal, 'passed', [
    async (verdict) => {
      setTimeout(() => cancellation.abort(new Error('cancelled')));
      await first(signal);
      written.push(`file: ${verdict}`);
      return verdict;
    },
    (verdict) => {
      written.push(`log: ${verdict}`);
      return verdict;
    },
  ]);
  const ended = await unlessCancelled(signal, writing);
  written.push('cancelled');
  await delay(50);
  return { ended, written };
}

test('what a cancelled job was writing is finished before `cancelled` replaces it', async () => {
  const { ended, written } = await writeDuringCancellation(() => delay(30));
  expect(ended).toBeUndefined();
  expect(written).toEqual(['file: passed', 'cancelled']);
});

test('what a cancelled job was writing is not awaited once it is aborted', async () => {
  const begun = performance.now();
  const { ended, written } = await writeDuringCancellation((signal) =>
    delay(60_000, undefined, { signal }),
  );
  expect(ended).toBeUndefined();
  expect(written).toEqual(['cancelled']);
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('a cancelled job does not report what fails in it', async () => {
  const { ended } = await writeDuringCancellation(async () => {
    await delay(30);
    throw new Error('the disk is full');
  });
  expect(ended).toBeUndefined();
});

test('a failure in a job that goes on is one', async () => {
  const { signal } = new AbortController();
  const failing = Promise.reject(new Error('a defect'));
  await expect(unlessCancelled(signal, failing)).rejects.toThrow('a defect');
});

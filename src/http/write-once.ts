/** A write that is to take effect once, though the answer to it can be lost. */
export interface Write<T, Failure> {
  /** Called with the number of lost answers so far. */
  send: (lost: number) => Promise<T>;
  /** Whether it may have taken effect although it failed. */
  isUncertain: (error: unknown) => error is Failure;
  /** Waits until the effect can be looked for. */
  wait: (error: Failure) => Promise<void>;
  /** Looks for what it did, after a lost answer; undefined: it is to be sent again. */
  findEffect?: ((error: Failure) => Promise<T | undefined>) | undefined;
  maxRepeats: number;
}

/** Sends a write, and looks for its effect before it is sent again: see docs/adr/0004. */
export async function writeOnce<T, Failure>({
  send,
  isUncertain,
  wait,
  findEffect,
  maxRepeats,
}: Write<T, Failure>): Promise<T> {
  for (let lost = 0; ; lost += 1) {
    try {
      return await send(lost);
    } catch (error) {
      const isLast = lost >= maxRepeats;
      if (!isUncertain(error) || (isLast && !findEffect)) throw error;
      await wait(error);
      const effect = await findEffect?.(error);
      if (effect !== undefined) return effect;
      if (isLast) throw error;
    }
  }
}

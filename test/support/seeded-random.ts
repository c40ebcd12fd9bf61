import { createHash } from 'node:crypto';

/** Numbers 0 ≤ x < 1 that look like chance and are the same for the same seed. */
export function seededRandom(seed: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32;
  };
}

import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * How many of the random samples are tried: all in `.ci/run`, one in fifty elsewhere.
     */
    shareOfSamples: number;
  }
}

/** How many of the samples that the whole test takes are to be tried now. */
export function samples(whole: number): number {
  return Math.ceil(whole * inject('shareOfSamples'));
}

import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * How much of the long tests runs: all in `npm run test:all` and `npm run test:rest`, a tenth
     * elsewhere.
     */
    shareOfSamples: number;
  }
}

/** How many of the samples that the whole test takes are to be tried now. */
export function samples(whole: number): number {
  return Math.ceil(whole * inject('shareOfSamples'));
}

import { mutation } from './checks.ts';
import type { Plant } from './plant.ts';

/** Bugs that make the claim of docs/quality.md untrue. */
export const qualityPlants: Plant[] = [
  {
    claim: 'Quality: the tests kill the mutants',
    bug: 'the tests of the gate are left out, but for those of one file',
    edits: [
      {
        file: 'vitest.mutation.config.ts',
        find: "include: ['test/unit/gate/**/*.test.ts'],",
        replace: "include: ['test/unit/gate/policy.test.ts'],",
      },
    ],
    check: mutation('src/gate/states.ts'),
  },
];

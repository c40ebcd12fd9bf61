import { defineConfig } from 'vitest/config';

/** The tests of what decides, without simulations and with fewer samples: each mutant runs those that reach it. */
export default defineConfig({
  test: {
    isolate: false,
    include: ['test/unit/gate/**/*.test.ts'],
    exclude: ['many-gates-on-one-app', 'never-unproven', 'timelines'].map((name) => `test/unit/gate/${name}.test.ts`),
  },
});

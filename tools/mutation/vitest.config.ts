import { defineConfig } from 'vitest/config';

/** The tests of what decides, without the random ones: each mutant runs those that reach it. */
export default defineConfig({
  test: {
    isolate: false,
    include: ['test/unit/decision/**/*.test.ts', 'test/unit/docs/policy-docs.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/many-gates-*', '**/timelines.test.ts'],
  },
});

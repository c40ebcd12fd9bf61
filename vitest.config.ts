import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    // One more than a runner has processors: many tests wait for what they started.
    maxWorkers: 3,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      // What decides, and what it decides on.
      thresholds: { 'src/gate/**': { branches: 95 }, 'src/service/**': { branches: 95 } },
    },
  },
});

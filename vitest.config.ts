import { defineConfig } from 'vitest/config';

const core = '**/*.core.test.ts';
const long = '**/*.long.test.ts';
const tools = '**/*.tools.test.ts';

/**
 * A project: its files, by what they match and must not match, and what is done before the first of
 * them.
 */
function project(
  name: string,
  include: string[],
  rest: { exclude?: string[]; globalSetup?: string } = {},
) {
  return { extends: true as const, test: { name, include, ...rest } };
}

const bundles = './harness/fresh-bundles.ts';

export default defineConfig(({ mode }) => ({
  test: {
    projects: [
      project('unit', ['test/unit/**/*.test.ts'], { exclude: [long, tools] }),
      project('integration', ['test/integration/**/*.test.ts']),
      project('contract', ['test/contract/**/*.test.ts'], { exclude: [tools] }),
      // As many samples as there is time for: the share is below.
      project('long', [`test/${long}`]),
      project('e2e', [`test/e2e/${core}`], { globalSetup: bundles }),
      project('e2e-rest', ['test/e2e/**/*.test.ts'], { exclude: [core], globalSetup: bundles }),
      // What needs a package of tools/.
      project('tools', [`test/${tools}`], { globalSetup: './test/support/installed-tools.ts' }),
      // What needs a Debian package.
      project('system', ['test/system/**/*.test.ts'], { globalSetup: bundles }),
      // What needs Go, which builds an independent runner.
      project('runner', ['test/runner/**/*.test.ts'], {
        globalSetup: './test/runner/support/installed-act.ts',
      }),
    ],
    provide: { shareOfSamples: mode === 'whole' ? 1 : 0.1 },
    // Far above what a test takes on an idle machine: no test fails for another one's load.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // No test replaces a module: files share workers, and what they stub is taken back.
    isolate: false,
    unstubEnvs: true,
    restoreMocks: true,
    // One more than a runner has processors: many tests wait for what they started.
    maxWorkers: 3,
    reporters: ['dot', './test/support/left-out-reporter.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      // What decides, and what it decides on.
      thresholds: { 'src/decision/**': { branches: 95 }, 'src/service/**': { branches: 95 } },
    },
  },
}));

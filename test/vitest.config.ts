import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import ShortestFirstSequencer from './support/shortest-first-sequencer.ts';

const slow = 'test/**/*.slow.test.ts';
/** What needs Debian packages, or Go. */
const system = 'test/{system,runner}/**/*.test.ts';

const beside = (path: string) => join(import.meta.dirname, path);

/** A project: its files, and what is done before the first of them. */
function project(
  name: string,
  include: string[],
  rest: { exclude?: string[]; globalSetup?: string },
) {
  return { extends: true as const, test: { name, include, ...rest } };
}

export default defineConfig(({ mode }) => ({
  test: {
    projects: [
      project('fast', ['test/**/*.test.ts'], { exclude: [slow, system] }),
      project('slow', [slow], { globalSetup: beside('support/installed-tools.ts') }),
      project('system', [system], { globalSetup: beside('runner/support/installed-act.ts') }),
    ],
    ...(mode === 'watch' && { sequence: { sequencer: ShortestFirstSequencer } }),
    provide: { shareOfSamples: mode === 'whole' ? 1 : 0.02 },
    // Far above what a test takes on an idle machine: no test fails for another one's load.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What a process compiled, the next one does not compile again: it takes a tenth less of the CPU.
    env: { NODE_COMPILE_CACHE: beside('../node_modules/.cache/node') },
    // No test replaces a module: files share workers, and what they stub is taken back.
    isolate: false,
    unstubEnvs: true,
    restoreMocks: true,
    // All samples take several GB at once: 3,000 findings with texts of 200 kB for example.
    execArgv: mode === 'whole' ? ['--max-old-space-size=8192'] : [],
    // Half of the time a test waits for what it started. All samples need the memory.
    maxWorkers: mode === 'whole' ? 4 : 6,
    reporters: [
      beside('support/nearest-first-reporter.ts'),
      beside('support/left-out-reporter.ts'),
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      // What decides, and what it decides on.
      thresholds: { 'src/decision/**': { branches: 95 }, 'src/service/**': { branches: 95 } },
    },
  },
}));

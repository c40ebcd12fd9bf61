import type { Reporter, TestModule } from 'vitest/node';

const message = `
This was \`npm test\`. It left to \`npm run test:all\`: the rest of the end-to-end scenarios (e2e-rest), what needs a heavy tool (tools) or a
system package (system), and nine tenths of the samples of the long tests (*.long.test.ts).`;

/** Says at the end of `npm test` what it left out. */
export default class LeftOutReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const ran = new Set(modules.map(({ project }) => project.name));
    const isWhole = ['unit', 'integration', 'contract', 'long', 'e2e'].every((name) =>
      ran.has(name),
    );
    if (isWhole && !ran.has('e2e-rest')) console.log(message);
  }
}

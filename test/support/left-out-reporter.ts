import type { Reporter, TestModule } from 'vitest/node';

const message = `
This was \`npm test\`. It left out the slow tests (\`npm run test:slow\`), those that need Debian packages or Go (\`npm run test:system\`),
and most samples of the random ones (\`npm test -- --mode whole\` takes all).`;

const folders = ['contract', 'e2e', 'integration', 'unit'];

/** Says at the end of `npm test` what it left out. */
export default class LeftOutReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const isFast = modules.every(({ project }) => project.name === 'fast');
    const ran = new Set(modules.map(({ relativeModuleId }) => relativeModuleId.split('/')[1]));
    if (isFast && folders.every((folder) => ran.has(folder))) console.log(message);
  }
}

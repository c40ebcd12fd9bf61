import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandsInDocuments } from './copied-workflows.ts';
import { npmScripts, root } from './github-language-service.ts';

const foreign = /^(git|gh|openssl|cd|npm ci)( |$)/;

/** Whether a command is one that this repository can run. */
function exists(command: string): boolean {
  const [, script] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
  const [, file] = /^(?:node )?(\S*\/\S+)/.exec(command) ?? [];
  return (
    foreign.test(command) ||
    (script !== undefined && script in npmScripts) ||
    (file !== undefined && existsSync(join(root, file)))
  );
}

const commands = commandsInDocuments.flatMap((line) =>
  line
    .replace(/ #.*/, '')
    .split('&&')
    .map((command) => command.trim()),
);

it('shows only commands that there are', () => {
  expect(commands).toEqual(expect.arrayContaining(['npm run demo', 'npm test', 'npm run check']));
  expect(commands.filter((command) => !exists(command))).toEqual([]);
});

it('would find a script or a file that is gone', () => {
  expect(['npm run demonstration', 'node dist/emulators/index.js'].filter(exists)).toEqual([]);
});

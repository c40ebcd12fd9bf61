import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subActions } from '../../../harness/project.ts';
import { root } from './github-language-service.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The blocks of a language that a document shows, without their indentation. */
function blocksIn(document: string, language: string): string[] {
  const blocks = read(document).matchAll(
    new RegExp(`^( *)\`\`\`${language}\n(.*?)^ *\`\`\`$`, 'gms'),
  );
  return [...blocks].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

type Titled = readonly [title: string, text: string];

const titled = (what: string, document: string, texts: string[]): Titled[] =>
  texts.map((text, index) => [`${what} ${index + 1} of ${document}`, text]);

const workflowsIn = (document: string) =>
  titled(
    'workflow',
    document,
    blocksIn(document, 'yaml').filter((text) => /^on:/m.test(text)),
  );

/** Steps that a document shows alone, in a workflow around them. */
const stepsIn = (document: string) =>
  titled(
    'step',
    document,
    blocksIn(document, 'yaml')
      .filter((text) => text.startsWith('- '))
      .map((steps) => around + steps.replaceAll(/^(?=.)/gm, '      ')),
  );

const around = `on: push
permissions: {}
jobs:
  security-test:
    runs-on: ubuntu-latest
    steps:
      - uses: OWNER/security-test-gate@v1
        id: gate
        with: { base-url: https://security.example.com/v1 }
`;

const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...subActions(root).map((name) => join(name, 'README.md')),
];

/** Every workflow in `examples/`: its name and its text. */
export const examples = readdirSync(join(root, 'examples')).map(
  (name) => [`examples/${name}`, read(`examples/${name}`)] as const,
);

/** Every whole workflow in the documents that users read: what it is called here, and its text. */
export const inDocuments = documents.flatMap(workflowsIn);

/** Every step that a document shows alone. */
export const stepsInDocuments = documents.flatMap(stepsIn);

/** Every command that a document, or a guide for contributors, shows in a block or in its text. */
export const commandsInDocuments = [...documents, 'CONTRIBUTING.md', 'SECURITY.md'].flatMap(
  (document) => [
    ...blocksIn(document, 'sh').flatMap((block) => block.trim().split(/(?<!\\)\n/)),
    ...[...read(document).matchAll(/`(npm [^`]+|node [^`]+)`/g)].map(([, command = '']) => command),
  ],
);

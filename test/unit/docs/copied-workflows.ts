import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subActions } from '../../../scripts/docs.ts';
import { root } from './github-language-service.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The whole workflows that a document shows, without their indentation. */
function workflowsIn(document: string): (readonly [string, string])[] {
  const blocks = read(document).matchAll(/^( *)```yaml\n(.*?)^ *```$/gms);
  const texts = [...blocks].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  const workflows = texts.filter((text) => /^on:/m.test(text));
  return workflows.map((text, index) => [`workflow ${index + 1} of ${document}`, text] as const);
}

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

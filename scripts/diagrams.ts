/**
 * Parses the Mermaid diagrams of documents as GitHub does, and ends with status 1 if one cannot be
 * drawn. Usage: `node scripts/diagrams.ts [<document> …]`; without arguments, of all documents.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { project } from '../harness/project.ts';
import { messageOf } from '../src/text/sentences.ts';
import { toolFile } from './tools.ts';

const importTool = (path: string) => import(pathToFileURL(toolFile('checks', path)).href);

// Mermaid cleans labels by means of a page.
const { JSDOM } = await importTool('jsdom/lib/api.js');
Object.assign(globalThis, { window: new JSDOM('').window });
const { default: mermaid } = await importTool('mermaid/dist/mermaid.core.mjs');

const given = process.argv.slice(2);
const documents = globSync('{*.md,docs/**/*.md}', { cwd: project });
const paths = given.length > 0 ? given : documents.map((path) => join(project, path));
let count = 0;
for (const path of paths) {
  const text = readFileSync(path, 'utf8');
  for (const [, diagram = ''] of text.matchAll(/^ *```mermaid\n(.*?)^ *```$/gms)) {
    count += 1;
    try {
      await mermaid.parse(diagram);
    } catch (error) {
      console.error(`${path}: ${messageOf(error)}`);
      process.exitCode = 1;
    }
  }
}
console.log(`${count} diagrams`);

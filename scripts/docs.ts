/**
 * Renews the rows of the tables of inputs and outputs from each action.yml: those of the gate in
 * docs/inputs-and-outputs.md, those of a sub-action in its README.md. The document says which table
 * a row stands in, and in which order. Usage: `node scripts/docs.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActionMetadata, readActionMetadata } from '../harness/action-metadata.ts';
import { project, subActions } from '../harness/project.ts';

/** The inputs that every action has, and means the same by: told once, at the gate. */
export const sharedInputs = [
  'base-url',
  'auth-url',
  'username',
  'password',
  'api-token',
  'ca-cert-file',
  'request-timeout-seconds',
  'max-retries',
  'poll-interval-seconds',
  'poll-max-interval-seconds',
];

/** The document with its rows renewed. */
export function updateTables(
  document: string,
  { inputs, outputs }: Pick<ActionMetadata, 'inputs' | 'outputs'>,
): string {
  const inputRows = Object.entries(inputs).map(
    ([name, { description, required, default: value }]) =>
      [name, row(code(name), required ? 'required' : code(value), cell(description))] as const,
  );
  const outputRows = Object.entries(outputs).map(
    ([name, { description }]) => [name, row(code(name), cell(description))] as const,
  );
  const withInputs = updateRows(document, 'inputs', new Map(inputRows));
  return updateRows(withInputs, 'outputs', new Map(outputRows));
}

/**
 * Renews the rows of one part of the document; they begin with their names.
 * @throws when the part does not hold every row exactly once
 */
function updateRows(document: string, part: string, rows: Map<string, string>): string {
  const begin = `<!-- ${part}: written by \`npm run docs\` from action.yml -->`;
  const end = `<!-- end of ${part} -->`;
  const [before = '', rest = '', ...others] = document.split(begin);
  const [tables = '', after, ...surplus] = rest.split(end);
  if (after === undefined || others.length + surplus.length > 0 || before.includes(end))
    throw new Error(`The document must hold once, in this order: ${begin} ${end}`);
  const rowOf = /^\| `([^`]+)` \|.*$/gm;
  const told = [...tables.matchAll(rowOf)].map(([, name = '']) => name);
  const stray = [...rows.keys()].filter((name) => !told.includes(name));
  const unknown = told.filter((name, index) => !rows.has(name) || told.indexOf(name) !== index);
  if (stray.length > 0) throw new Error(`In no table of ${part}: ${stray.join(', ')}`);
  if (unknown.length > 0)
    throw new Error(`In a table, but not or not once in action.yml: ${unknown.join(', ')}`);
  const renewed = tables.replaceAll(rowOf, (old, name: string) => rows.get(name) ?? old);
  return [before, begin, renewed, end, after].join('');
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const code = (text: string) => (text === '' ? '' : cell(`\`${text}\``));

/** Text with code spans for a cell of a GFM table, where a pipe ends a cell even in code. */
export function cell(text: string): string {
  const parts = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(`[^`]+`)/);
  const escaped = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replaceAll(/[\\`*_[\]<>&~]/g, '\\$&'),
  );
  return escaped.join('').replaceAll('|', '\\|');
}

/** The document that tells of an action; the gate's folder is the empty one. */
export const documentOf = (action: string) =>
  action === '' ? 'docs/inputs-and-outputs.md' : `${action}/README.md`;

/** The document of an action as its action.yml wants it. */
export function currentDocument(action: string): string {
  const document = readFileSync(join(project, documentOf(action)), 'utf8');
  const { inputs, outputs } = readActionMetadata(join(project, action, 'action.yml'));
  const told = Object.entries(inputs).filter(
    ([name]) => action === '' || !sharedInputs.includes(name),
  );
  return updateTables(document, { inputs: Object.fromEntries(told), outputs });
}

if (import.meta.main)
  for (const action of ['', ...subActions()])
    writeFileSync(join(project, documentOf(action)), currentDocument(action));

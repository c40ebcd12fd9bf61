/**
 * Writes each action.yml as its action declares it, and renews the rows of the tables of inputs and
 * outputs: those of the gate in docs/inputs-and-outputs.md, those of a sub-action in its README.md.
 * The document says which table a row stands in, and in which order. Usage: `node scripts/docs.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { project } from '../harness/project.ts';
import { declaration as deleteApp } from '../src/actions/delete-app/inputs.ts';
import { declaration as doctor } from '../src/actions/doctor/inputs.ts';
import { declaration as gate } from '../src/actions/gate/declaration.ts';
import { connectionInputs } from '../src/actions/inputs/connection-inputs.ts';
import type { About, ActionDeclaration } from '../src/actions/inputs/declaration.ts';
import { declaration as listApps } from '../src/actions/list-apps/inputs.ts';
import { declaration as overview } from '../src/actions/overview/inputs.ts';
import { declaration as registerApp } from '../src/actions/register-app/inputs.ts';
import { declaration as triage } from '../src/actions/triage/inputs.ts';
import { declaration as visionRun } from '../src/actions/vision-run/inputs.ts';
import { messageOf } from '../src/text/sentences.ts';

/** What every action declares, by the folder of its action.yml; the gate's is the root. */
export const declarations: Readonly<Record<string, ActionDeclaration>> = {
  '': gate,
  'delete-app': deleteApp,
  doctor,
  'list-apps': listApps,
  overview,
  'register-app': registerApp,
  triage,
  'vision-run': visionRun,
};

/** The text of an action.yml. */
export function renderActionYml(folder: string, declaration: ActionDeclaration): string {
  const { name, description, icon, inputs, outputs } = declaration;
  const inputEntries = Object.entries({ ...connectionInputs, ...inputs }).map(
    ([input, { about }]) => [input, yamlOf(about)],
  );
  const outputEntries = Object.entries(outputs).map(([output, text]) => [
    output,
    { description: text },
  ]);
  const parts = [
    {
      name,
      description,
      author: 'Security Test Gate contributors',
      branding: { icon, color: 'green' },
    },
    { inputs: Object.fromEntries(inputEntries) },
    { outputs: Object.fromEntries(outputEntries) },
    {
      runs: { using: 'node24', main: folder ? `../dist/${folder}/index.js` : 'dist/gate/index.js' },
    },
  ];
  const head = '# Written by `npm run docs` from the declarations in src/actions.\n';
  const texts = parts.map((part) => stringify(part, { lineWidth: 0, singleQuote: true }));
  return `${head}${texts.join('\n')}`;
}

function yamlOf({ description, isRequired, default: text }: About) {
  return isRequired ? { description, required: true } : { description, default: text };
}

/** Returns the document with its rows renewed. */
export function updateTables(
  document: string,
  { inputs, outputs }: Pick<ActionDeclaration, 'inputs' | 'outputs'>,
): string {
  const inputRows = Object.entries(inputs).map(([name, { about }]) => {
    const value = about.isRequired ? 'required' : code(about.default);
    return [name, row(code(name), value, cell(about.description))] as const;
  });
  const outputRows = Object.entries(outputs).map(
    ([name, description]) => [name, row(code(name), cell(description))] as const,
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
  const present = [...tables.matchAll(rowOf)].map(([, name = '']) => name);
  const missing = [...rows.keys()].filter((name) => !present.includes(name));
  const unknown = present.filter(
    (name, index) => !rows.has(name) || present.indexOf(name) !== index,
  );
  if (missing.length > 0) throw new Error(`In no table of ${part}: ${missing.join(', ')}`);
  if (unknown.length > 0)
    throw new Error(`In a table, but not or not once declared: ${unknown.join(', ')}`);
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

/** The document of an action as its declaration wants it; the gate's has the inputs of all. */
export function currentDocument(folder: string, declaration: ActionDeclaration): string {
  const document = readFileSync(join(project, declaration.document), 'utf8');
  const inputs =
    folder === '' ? { ...connectionInputs, ...declaration.inputs } : declaration.inputs;
  try {
    return updateTables(document, { ...declaration, inputs });
  } catch (error) {
    throw new Error(`${declaration.document}: ${messageOf(error)}`, { cause: error });
  }
}

if (import.meta.main)
  for (const [folder, declaration] of Object.entries(declarations)) {
    writeFileSync(join(project, folder, 'action.yml'), renderActionYml(folder, declaration));
    writeFileSync(join(project, declaration.document), currentDocument(folder, declaration));
  }

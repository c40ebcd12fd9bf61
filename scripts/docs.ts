/**
 * Writes the tables of inputs and outputs from each action.yml: those of the gate into
 * docs/inputs-and-outputs.md, those of a sub-action into its README.md. Usage: `node
 * scripts/docs.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { project, subActions } from '../harness/project.ts';

type Groups = Record<string, string[]>;

const names = (...lists: string[]) => lists.flatMap((list) => list.split(' '));

/** The inputs that every action has, and means the same by: told once, at the gate. */
const sharedGroups: Groups = {
  'Connection and login': names('base-url auth-url username password api-token ca-cert-file'),
  'Requests to the service': names(
    'request-timeout-seconds max-retries poll-interval-seconds poll-max-interval-seconds',
  ),
};

export const sharedInputs = Object.values(sharedGroups).flat();

/** The inputs of the gate, by the heading of their table. */
const inputGroups: Groups = {
  ...sharedGroups,
  'What to test': names('app-id app-url task-id needs pull-request-number dry-run'),
  'What fails the job': names('fail-on-severity warn-only on-not-tested config-file'),
  'Only new findings': names('fail-on-new-only baseline-app-id baseline-file'),
  'Waiting and repeating': names(
    'wait-for-completion timeout-minutes queue-timeout-minutes on-active-run',
    'max-reruns registration-timeout-minutes',
  ),
  'Proof of the build': names('version-url expected-version version-timeout-minutes'),
  'PDF report': names('upload-report artifact-name retention-days report-timeout-seconds'),
  'Other results': names(
    'details annotations comment-summary-in-pr open-issue commit-status',
    'sarif-file openapi-file findings-file predicate-file github-token',
  ),
};

/** The outputs of the gate, by the heading of their table. */
const outputGroups: Groups = {
  Verdict: names('verdict reason'),
  Run: names('app-id task-id task-state run-number status-url'),
  Findings: names(
    'findings-count critical-count high-count medium-count low-count',
    'blocking-count new-count accepted-count',
  ),
  Files: names(
    'report-path report-artifact-id report-artifact-url',
    'sarif-file findings-file predicate-file summary-file',
  ),
};

const manifestSchema = z.object({
  inputs: z.record(
    z.string(),
    z.object({
      description: z.string(),
      required: z.boolean().optional(),
      default: z.string().optional(),
    }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

/** What the tables need of an `action.yml`. */
export type Manifest = z.infer<typeof manifestSchema>;

export function parseManifest(text: string): Manifest {
  return manifestSchema.parse(parse(text));
}

/** Which tables a document has. */
interface Layout {
  inputs: Groups;
  outputs: Groups;
  /** What stands below the tables of inputs. */
  notes?: string[];
}

const guide = '../docs/inputs-and-outputs.md';
const sharedNote = `\`base-url\`, login and certificates are [inputs of all actions](${guide}#connection-and-login), and so are [time limits and retries of requests](${guide}#requests-to-the-service).`;

/** The document with its generated parts renewed. */
export function updateTables(
  document: string,
  { inputs, outputs }: Manifest,
  layout: Layout = { inputs: inputGroups, outputs: outputGroups },
): string {
  const inputRows = Object.entries(inputs).map(
    ([name, { description, required, default: value = '' }]) =>
      [name, [code(name), required ? 'required' : code(value), cell(description)]] as const,
  );
  const outputRows = Object.entries(outputs).map(
    ([name, { description }]) => [name, [code(name), cell(description)]] as const,
  );
  const inputParts = tables(layout.inputs, ['Input', 'Default', 'Description'], inputRows);
  const outputParts = tables(layout.outputs, ['Output', 'Value'], outputRows);
  const withInputs = replacePart(document, 'inputs', [...inputParts, ...(layout.notes ?? [])]);
  return replacePart(withInputs, 'outputs', outputParts);
}

/**
 * One Markdown table per group; one without a title has no heading.
 * @throws when the groups do not hold every row exactly once
 */
function tables(
  groups: Groups,
  columns: string[],
  namedRows: (readonly [name: string, cells: readonly string[]])[],
): string[] {
  const rows = new Map(namedRows);
  const grouped = Object.values(groups).flat();
  const stray = [...rows.keys()].filter((name) => !grouped.includes(name));
  const unknown = grouped.filter(
    (name, index) => !rows.has(name) || grouped.indexOf(name) !== index,
  );
  if (stray.length > 0) throw new Error(`In no group of scripts/docs.ts: ${stray.join(', ')}`);
  if (unknown.length > 0)
    throw new Error(`In scripts/docs.ts, but not or not once in action.yml: ${unknown.join(', ')}`);
  return Object.entries(groups).map(([title, names]) => {
    const body = names.map((name) => rows.get(name) ?? []);
    const lines = [columns, columns.map(() => '---'), ...body].map(row);
    return [...(title ? [`### ${title}`, ''] : []), ...lines].join('\n');
  });
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
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

function replacePart(document: string, name: string, parts: string[]): string {
  const begin = `<!-- ${name}: written by \`npm run docs\` from action.yml -->`;
  const end = `<!-- end of ${name} -->`;
  const [before, inside, ...surplus] = document.split(begin);
  const [, after, ...more] = inside?.split(end) ?? [];
  if (before === undefined || after === undefined || surplus.length + more.length > 0)
    throw new Error(`The document must hold once, in this order: ${begin} ${end}`);
  return `${before}${begin}\n\n${parts.join('\n\n')}\n\n${end}${after}`;
}

/** The document that tells of an action; the gate's folder is the empty one. */
export const documentOf = (action: string) =>
  action === '' ? 'docs/inputs-and-outputs.md' : `${action}/README.md`;

/** The document of an action as its action.yml wants it. */
export function currentDocument(action: string): string {
  const document = readFileSync(join(project, documentOf(action)), 'utf8');
  const manifest = parseManifest(readFileSync(join(project, action, 'action.yml'), 'utf8'));
  if (action === '') return updateTables(document, manifest);
  // A sub-action has few inputs of its own: one table of them, and one of the outputs.
  const own = Object.entries(manifest.inputs).filter(([name]) => !sharedInputs.includes(name));
  return updateTables(
    document,
    { ...manifest, inputs: Object.fromEntries(own) },
    {
      inputs: { '': own.map(([name]) => name) },
      outputs: { '': Object.keys(manifest.outputs) },
      notes: [sharedNote],
    },
  );
}

if (import.meta.main)
  for (const action of ['', ...subActions()])
    writeFileSync(join(project, documentOf(action)), currentDocument(action));

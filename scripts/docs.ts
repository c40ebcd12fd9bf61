/**
 * Writes the tables of inputs and outputs in every action's README.md from the action.yml beside
 * it. Usage: `node scripts/docs.ts [--check]`; with `--check` it writes nothing and fails when a
 * README.md is not up to date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

type Groups = Record<string, string[]>;

/** The inputs of the gate, by the heading of their table in README.md. */
export const inputGroups: Groups = {
  'Connection and login': [
    'base-url',
    'auth-url',
    'username',
    'password',
    'api-token',
    'ca-cert-file',
  ],
  'What to test': ['app-id', 'app-url', 'task-id', 'needs', 'pull-request-number', 'dry-run'],
  'What fails the job': ['fail-on-severity', 'warn-only', 'on-not-tested', 'config-file'],
  'Only new findings': ['fail-on-new-only', 'baseline-app-id', 'baseline-file'],
  'Waiting and repeating': [
    'wait-for-completion',
    'timeout-minutes',
    'queue-timeout-minutes',
    'on-active-run',
    'max-reruns',
    'registration-timeout-minutes',
    'poll-interval-seconds',
    'poll-max-interval-seconds',
    'request-timeout-seconds',
    'max-retries',
  ],
  'Proof of the build': ['version-url', 'expected-version', 'version-timeout-minutes'],
  'PDF report': ['upload-report', 'artifact-name', 'retention-days', 'report-timeout-seconds'],
  'Other results': [
    'details',
    'annotations',
    'comment-summary-in-pr',
    'open-issue',
    'sarif-file',
    'openapi-file',
    'findings-file',
    'github-token',
  ],
};

/** The outputs of the gate, by the heading of their table in README.md. */
export const outputGroups: Groups = {
  Verdict: ['verdict', 'reason'],
  Run: ['app-id', 'task-id', 'task-state', 'run-number', 'status-url'],
  Findings: [
    'findings-count',
    'critical-count',
    'high-count',
    'medium-count',
    'low-count',
    'blocking-count',
    'new-count',
    'accepted-count',
  ],
  Files: [
    'report-path',
    'report-artifact-id',
    'report-artifact-url',
    'sarif-file',
    'findings-file',
  ],
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

/** Which tables a README.md has. */
interface Layout {
  inputs: Groups;
  outputs: Groups;
}

const gateLayout: Layout = { inputs: inputGroups, outputs: outputGroups };

/** The inputs that every action has, and means the same by. */
export const sharedInputs = [
  ...['base-url', 'auth-url', 'username', 'password', 'api-token', 'ca-cert-file'],
  ...[
    'poll-interval-seconds',
    'poll-max-interval-seconds',
    'request-timeout-seconds',
    'max-retries',
  ],
];

/**
 * A sub-action has few inputs of its own: one table of them, one of those that all actions share,
 * one of the outputs.
 */
export function subActionLayout({ inputs, outputs }: Manifest): Layout {
  const own = Object.keys(inputs).filter((name) => !sharedInputs.includes(name));
  return {
    inputs: { 'Of this action': own, 'Shared by all actions': sharedInputs },
    outputs: { '': Object.keys(outputs) },
  };
}

/** README.md with its generated parts renewed. */
export function updateReadme(
  readme: string,
  { inputs, outputs }: Manifest,
  layout = gateLayout,
): string {
  const inputTables = tables(layout.inputs, {
    columns: ['Input', 'Default', 'Description'],
    rows: new Map(
      Object.entries(inputs).map(([name, { description, required, default: value }]) => [
        name,
        [code(name), required ? 'required' : code(value ?? ''), cell(description)],
      ]),
    ),
  });
  const outputTables = tables(layout.outputs, {
    columns: ['Output', 'Value'],
    rows: new Map(
      Object.entries(outputs).map(([name, { description }]) => [
        name,
        [code(name), cell(description)],
      ]),
    ),
  });
  return replacePart(replacePart(readme, 'inputs', inputTables), 'outputs', outputTables);
}

/**
 * One Markdown table per group; one without a title has no heading.
 * @throws when the groups do not hold every row exactly once
 */
function tables(
  groups: Groups,
  { columns, rows }: { columns: string[]; rows: Map<string, string[]> },
): string {
  const grouped = Object.values(groups).flat();
  const stray = [...rows.keys()].filter((name) => !grouped.includes(name));
  const unknown = grouped.filter(
    (name, index) => !rows.has(name) || grouped.indexOf(name) !== index,
  );
  if (stray.length > 0) throw new Error(`In no group of scripts/docs.ts: ${stray.join(', ')}`);
  if (unknown.length > 0)
    throw new Error(`In scripts/docs.ts, but not or not once in action.yml: ${unknown.join(', ')}`);
  const head = [row(columns), row(columns.map(() => '---'))];
  return Object.entries(groups)
    .map(([title, names]) => {
      const body = names.map((name) => row(rows.get(name) ?? []));
      return [...(title ? [`### ${title}`, ''] : []), ...head, ...body].join('\n');
    })
    .join('\n\n');
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const code = (text: string) => (text === '' ? '' : cell(`\`${text}\``));

/**
 * Plain text with code spans, made fit for a cell of a GFM table: there a pipe ends the cell even
 * in a code span.
 */
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

function replacePart(readme: string, name: string, content: string): string {
  const begin = `<!-- ${name}: written by \`npm run docs\` from action.yml -->`;
  const end = `<!-- end of ${name} -->`;
  const [before, inside, ...surplus] = readme.split(begin);
  const [, after, ...more] = inside?.split(end) ?? [];
  if (before === undefined || after === undefined || surplus.length + more.length > 0)
    throw new Error(`README.md must hold once, in this order: ${begin} ${end}`);
  return `${before}${begin}\n\n${content}\n\n${end}${after}`;
}

/** The folders of the sub-actions, at the top level of the repository. */
export function subActions(root: string): string[] {
  return readdirSync(root).filter((name) => existsSync(join(root, name, 'action.yml')));
}

function main(): void {
  const root = join(import.meta.dirname, '..');
  const isCheck = process.argv.includes('--check');
  for (const folder of ['', ...subActions(root)]) {
    const path = join(root, folder, 'README.md');
    const readme = readFileSync(path, 'utf8');
    const manifest = parseManifest(readFileSync(join(root, folder, 'action.yml'), 'utf8'));
    const updated = updateReadme(
      readme,
      manifest,
      folder === '' ? gateLayout : subActionLayout(manifest),
    );
    if (!isCheck) writeFileSync(path, updated);
    else if (readme !== updated) {
      console.error(
        `${join(folder, 'README.md')} is not what action.yml says. Run \`npm run docs\` and commit it.`,
      );
      process.exitCode = 1;
    }
  }
  if (isCheck && process.exitCode === undefined)
    console.log('Every README.md says what its action.yml says.');
}

if (import.meta.main) main();

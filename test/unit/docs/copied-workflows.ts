import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { subActions } from '../../../harness/project.ts';
import { read, root } from './github-language-service.ts';

/** A step, as far as the tests look into it. */
export const stepSchema = z.object({
  id: z.string().optional(),
  uses: z.string().default(''),
  run: z.string().default(''),
  if: z.string().optional(),
  env: z.record(z.string(), z.unknown()).default({}),
  with: z.record(z.string(), z.unknown()).default({}),
  cancel: z.string().optional(),
});
const given = z.record(z.string(), z.unknown()).default({});
const concurrency = z.object({ group: z.string(), queue: z.string().optional() });
export type Step = z.infer<typeof stepSchema>;

const jobsWithSteps = z.object({
  jobs: z.record(z.string(), z.object({ steps: z.array(stepSchema) })),
});

/** The steps of the example that a job calls, if it calls one. */
function stepsOfExample(uses: string): Step[] | undefined {
  const [, name] = /^\.\/\.github\/workflows\/(.+)$/.exec(uses) ?? [];
  if (name === undefined) return undefined;
  const { jobs } = jobsWithSteps.parse(parse(read(`examples/${name}`)));
  return Object.values(jobs).flatMap(({ steps }) => steps);
}

/**
 * A job that calls another example counts as one with all of its steps, and one that calls our
 * workflow as one with a step that is given the same.
 */
const job = z
  .object({
    permissions: z.record(z.string(), z.enum(['read', 'write'])).optional(),
    needs: z.union([z.string(), z.array(z.string())]).optional(),
    if: z.string().optional(),
    name: z.string().optional(),
    strategy: z.object({ matrix: z.unknown() }).optional(),
    concurrency: concurrency.optional(),
    steps: z.array(stepSchema).default([]),
    uses: z.string().optional(),
    with: given,
    secrets: given,
  })
  .transform(({ uses, with: inputs, secrets, ...rest }) => {
    if (!uses) return rest;
    const call: Step = { uses, run: '', env: {}, with: { ...inputs, ...secrets } };
    return { ...rest, steps: stepsOfExample(uses) ?? [call] };
  });
const trigger = z
  .object({ branches: z.array(z.string()).optional(), types: z.array(z.string()).optional() })
  .nullable()
  .catch(null);
const event = z.string().transform((name) => ({ [name]: null }));
const workflow = z.object({
  on: z.union([event, z.record(z.string(), trigger)]),
  permissions: z.unknown(),
  concurrency: concurrency.optional(),
  jobs: z.record(z.string(), job),
});
export type Job = z.infer<typeof job>;
export type Workflow = z.infer<typeof workflow>;

/** What the tests look at in a workflow. */
export const parseWorkflow = (text: string): Workflow => workflow.parse(parse(text));

/** Whether a step is a gate of ours, or calls the workflow that has one. */
export const isGate = ({ uses }: Step) =>
  /^OWNER\/security-test-gate(\/\.github\/workflows\/gate\.yml)?@/.test(uses);

/** The workflow of ours that others call. */
export const calledWorkflow = '.github/workflows/gate.yml';

/** The steps of a job of a workflow in this repository. */
export function stepsOf(path: string, job = 'security-test'): Step[] {
  return parseWorkflow(read(path)).jobs[job]?.steps ?? [];
}

/** The blocks of a language that a document shows, without their indentation. */
export function blocksIn(document: string, language: string): string[] {
  const fenced = new RegExp(`^( *)\`\`\`${language}\n(.*?)^ *\`\`\`$`, 'gms');
  return [...read(document).matchAll(fenced)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

type Titled = readonly [title: string, text: string];

/** The blocks of YAML that every document shows and that have such a line. */
const shown = (what: string, line: RegExp): Titled[] =>
  documents.flatMap((document) =>
    blocksIn(document, 'yaml')
      .filter((text) => line.test(text))
      .map((text, index) => [`${what} ${index + 1} of ${document}`, text] as const),
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

const documents = globSync(
  ['README.md', 'docs/*.md', ...subActions(root).map((name) => `${name}/README.md`)],
  { cwd: root },
);

/** Every workflow in `examples/`, and the one that they call: its name and its text. */
const files = [...globSync('examples/*.yml', { cwd: root }), calledWorkflow];
const examples = files.map((path): Titled => [path, read(path)]);

/** The events that start a workflow; of an example that others call, those of its callers. */
export function eventsOf(title: string, text: string): string[] {
  const call = `uses: ./.github/workflows/${basename(title)}\n`;
  const callers = examples.flatMap(([, other]) => (other.includes(call) ? other : []));
  return (callers.length > 0 ? callers : [text]).flatMap((one) =>
    Object.keys(parseWorkflow(one).on),
  );
}

/** Every whole workflow in the documents that users read: what it is called here, and its text. */
const inDocuments = shown('workflow', /^on:/m);

/** Those, and the files. */
export const copied = [...examples, ...inDocuments];

/** The workflow that has this name here. */
export const textOf = (title: string) => copied.find(([name]) => name === title)?.[1] ?? '';

/** Every step that a document shows alone, in a workflow around it. */
export const stepsInDocuments = shown('step', /^- /).map(
  ([title, steps]) => [title, around + steps.replaceAll(/^(?=.)/gm, '      ')] as const,
);

/** Every command that a document, or a guide for contributors, shows in a block or in its text. */
export const commandsInDocuments = [
  ...documents,
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
].flatMap((document) => [
  ...blocksIn(document, 'sh').flatMap((block) => block.trim().split(/(?<!\\)\n/)),
  ...[...read(document).matchAll(/`(npm [^`]+|node [^`]+)`/g)].map(([, command = '']) => command),
]);

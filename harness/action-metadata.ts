import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const description = z.string().default('');
const inputSchema = z.object({
  description,
  required: z.boolean().default(false),
  default: z.coerce.string().default(''),
});
const schema = z.object({
  inputs: z.record(z.string(), inputSchema).default({}),
  outputs: z.record(z.string(), z.object({ description })).default({}),
  runs: z.object({ using: z.literal('node24'), main: z.string() }),
});

/** The parts of an `action.yml` that the stand-in uses. */
export type ActionMetadata = ReturnType<typeof readActionMetadata>;

/**
 * Reads an `action.yml`, with the path of the script that `runs.main` names.
 * Throws unless it describes a Node 24 action.
 */
export function readActionMetadata(path: string) {
  const { inputs, outputs, runs } = schema.parse(parse(readFileSync(path, 'utf8')));
  return { inputs, outputs, main: join(dirname(path), runs.main) };
}

/** The contexts that defaults of inputs use. */
interface Contexts {
  githubToken: string;
  /** The leg of a matrix that the job is, if it is one. */
  matrix?: object | undefined;
}

function evaluateDefault(text: string, { githubToken, matrix }: Contexts): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    if (expression === 'github.token') return githubToken;
    if (expression === 'toJSON(matrix)') return JSON.stringify(matrix ?? null, null, 2);
    throw new Error(`The runner stand-in cannot evaluate the expression \${{ ${expression} }}`);
  });
}

/**
 * Returns the `INPUT_*` variables of a step: the values of `with:` over the defaults of the action.
 * @throws when an input is given that the action does not declare. GitHub only warns, but in a test
 * it is a mistake.
 */
export function inputVariables(
  { inputs }: Pick<ActionMetadata, 'inputs'>,
  { given, ...contexts }: Contexts & { given: Record<string, string> },
): Record<string, string> {
  const unknown = Object.keys(given).filter((name) => !(name in inputs));
  if (unknown.length > 0) throw new Error(`Not an input of the action: ${unknown.join(', ')}`);
  const variables = Object.entries(inputs).map(([name, input]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    evaluateDefault(given[name] ?? input.default, contexts),
  ]);
  return Object.fromEntries(variables);
}

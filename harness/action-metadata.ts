import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const schema = z.object({
  inputs: z.record(z.string(), z.object({ default: z.coerce.string().optional() })).default({}),
  runs: z.object({ using: z.literal('node24'), main: z.string() }),
});

/** What the runner needs of an `action.yml`. */
export interface ActionMetadata {
  /** Default by input name; `undefined` for an input without one. */
  inputs: Record<string, string | undefined>;
  /** Absolute path of the script that `runs.main` names. */
  main: string;
}

/** Reads an `action.yml`; throws when it is none of a Node 24 action. */
export function readActionMetadata(path: string): ActionMetadata {
  const { inputs, runs } = schema.parse(parse(readFileSync(path, 'utf8')));
  const defaults = Object.entries(inputs).map(([name, input]) => [name, input.default] as const);
  return { inputs: Object.fromEntries(defaults), main: join(dirname(path), runs.main) };
}

function evaluate(text: string, githubToken: string): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    if (expression === 'github.token') return githubToken;
    throw new Error(`The runner stand-in cannot evaluate the expression \${{ ${expression} }}`);
  });
}

/**
 * The `INPUT_*` variables of a step: what `with:` gives over the defaults of the action.
 * @throws when an input is given that the action does not declare. GitHub only warns, but in a test
 * it is a slip.
 */
export function inputVariables(
  { inputs }: ActionMetadata,
  { given, githubToken }: { given: Record<string, string>; githubToken: string },
): Record<string, string> {
  const unknown = Object.keys(given).filter((name) => !(name in inputs));
  if (unknown.length > 0) throw new Error(`Not an input of the action: ${unknown.join(', ')}`);
  const variables = Object.entries({ ...inputs, ...given }).map(([name, value]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    evaluate(value ?? '', githubToken),
  ]);
  return Object.fromEntries(variables);
}

import { parseArgs } from 'node:util';

/** What the demo is asked to do. */
export interface DemoCommand {
  help: boolean;
  /** Whether to end with the gate's own exit status. */
  exitCode: boolean;
  /** Inputs of the gate, by name. */
  inputs: Record<string, string>;
}

/** Arguments that the demo does not understand. */
export class UsageError extends Error {}

const quote = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

/**
 * Reads `--help`, `--exit-code`, and `--<input> <value>` for each of the gate's inputs.
 * @throws UsageError that names every unknown or incomplete argument
 */
export function parseCommandLine(args: string[], inputNames: string[]): DemoCommand {
  const inputOptions = inputNames.map((name) => [name, { type: 'string' as const }] as const);
  const flags = {
    help: { type: 'boolean', short: 'h' },
    'exit-code': { type: 'boolean' },
  } as const;
  const options = { ...Object.fromEntries(inputOptions), ...flags };
  const { tokens } = parseArgs({
    args,
    options,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const given = tokens.filter((token) => token.kind === 'option');
  const unknown = given.filter(({ name }) => !(name in options)).map(({ rawName }) => rawName);
  if (unknown.length > 0)
    throw new UsageError(
      `Unknown: ${quote(unknown)}. Inputs of the gate are those in action.yml; see --help.`,
    );
  const stray = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  if (stray.length > 0) throw new UsageError(`Not an option: ${quote(stray)}; see --help.`);
  const incomplete = given.filter(
    ({ name, value }) => inputNames.includes(name) && value === undefined,
  );
  if (incomplete.length > 0)
    throw new UsageError(
      `A value is missing after ${quote(incomplete.map(({ rawName }) => rawName))}.`,
    );
  const has = (name: string) => given.some((token) => token.name === name);
  const inputs = given.flatMap(({ name, value }) =>
    inputNames.includes(name) ? [[name, value ?? ''] as const] : [],
  );
  return { help: has('help'), exitCode: has('exit-code'), inputs: Object.fromEntries(inputs) };
}

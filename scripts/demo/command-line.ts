import { parseArgs } from 'node:util';
import { nearestName } from '../../src/text/nearest-name.ts';

/** What the demo is asked to do. */
export interface DemoCommand {
  help: boolean;
  /** Whether to end with the action's own exit status. */
  exitCode: boolean;
  action: string;
  /** How often the action runs, one run after the other. */
  runs: number;
  /** Inputs of the action, by name. */
  inputs: Record<string, string>;
}

/** Arguments that the demo does not understand. */
export class UsageError extends Error {}

const flags = {
  help: { type: 'boolean', short: 'h' },
  'exit-code': { type: 'boolean' },
  runs: { type: 'string' },
} as const;

/**
 * Reads the action (`gate` when there is none), the demo's own options, and `--<input> <value>` for
 * each of the action's inputs.
 * @throws UsageError that names every unknown or incomplete argument
 */
export function parseCommandLine(args: string[], actions: Record<string, string[]>): DemoCommand {
  const [first = ''] = args;
  const isNamed = first !== '' && !first.startsWith('-');
  const action = isNamed ? first : 'gate';
  const inputNames = actions[action];
  if (inputNames === undefined)
    throw new UsageError(`There is no action ${action}. ${suggestion(action, actions)}`);
  const given = readOptions(isNamed ? args.slice(1) : args, inputNames);
  const inputs = given.filter(({ name }) => inputNames.includes(name));
  return {
    help: given.some(({ name }) => name === 'help'),
    exitCode: given.some(({ name }) => name === 'exit-code'),
    action,
    runs: readRuns(given.findLast(({ name }) => name === 'runs')?.value ?? '1'),
    inputs: Object.fromEntries(inputs.map(({ name, value = '' }) => [name, value])),
  };
}

function suggestion(action: string, actions: Record<string, string[]>): string {
  return `Did you mean ${nearestName(action, Object.keys(actions))}? Options begin with --, and follow a -- of their own.`;
}

function readOptions(args: string[], inputNames: string[]) {
  const inputs = inputNames.map((name) => [name, { type: 'string' as const }] as const);
  const options = { ...Object.fromEntries(inputs), ...flags };
  const parsing = { strict: false, tokens: true, allowPositionals: true } as const;
  const { tokens } = parseArgs({ args, options, ...parsing });
  const given = tokens.filter((token) => token.kind === 'option');
  const names = Object.keys(options);
  const unknown = given.filter(({ name }) => !names.includes(name));
  const problems = unknown.map(
    ({ name, rawName }) => `There is no ${rawName}. Did you mean --${nearestName(name, names)}?`,
  );
  // What follows an unknown option is its value.
  if (problems.length === 0) problems.push(...strayAndIncomplete(tokens, names));
  if (problems.length > 0) throw new UsageError([...problems, 'See --help.'].join('\n'));
  return given;
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

function strayAndIncomplete(tokens: Token[], names: string[]): string[] {
  const takesValue = (name: string) =>
    names.includes(name) && !['help', 'exit-code'].includes(name);
  return tokens.flatMap((token) => {
    if (token.kind === 'positional') return [`${token.value} is not an option.`];
    const isIncomplete =
      token.kind === 'option' && takesValue(token.name) && token.value === undefined;
    return isIncomplete ? [`A value is missing after ${token.rawName}.`] : [];
  });
}

function readRuns(text: string): number {
  if (!/^[1-9]\d?$/.test(text))
    throw new UsageError(`--runs must be a number from 1 to 99, not ${text}.`);
  return Number(text);
}

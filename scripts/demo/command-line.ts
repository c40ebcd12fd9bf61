import { type ParseArgsConfig, parseArgs } from 'node:util';
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

type Options = NonNullable<ParseArgsConfig['options']>;

const flags: Options = {
  help: { type: 'boolean', short: 'h' },
  'exit-code': { type: 'boolean' },
  runs: { type: 'string' },
};

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
    throw new UsageError(
      `There is no action ${action}. Did you mean ${nearestName(action, Object.keys(actions))}? Options begin with --, and follow a -- of their own.`,
    );
  const values = readOptions(isNamed ? args.slice(1) : args, inputNames);
  const inputs = Object.entries(values).filter(([name]) => inputNames.includes(name));
  return {
    help: 'help' in values,
    exitCode: 'exit-code' in values,
    action,
    runs: readRuns(`${values.runs ?? 1}`),
    inputs: Object.fromEntries(inputs.map(([name, value]) => [name, `${value}`])),
  };
}

function readOptions(args: string[], inputNames: string[]) {
  const inputs = inputNames.map((name) => [name, { type: 'string' }] as const);
  const options: Options = { ...Object.fromEntries(inputs), ...flags };
  const parsing = { strict: false, tokens: true, allowPositionals: true } as const;
  const { tokens, values } = parseArgs({ args, options, ...parsing });
  const names = Object.keys(options);
  const unknown = tokens.filter((token) => token.kind === 'option' && !names.includes(token.name));
  // What follows an unknown option is its value.
  const wrong = unknown.length > 0 ? unknown : tokens;
  const problems = wrong.flatMap((token) => {
    if (token.kind === 'positional') return [`${token.value} is not an option.`];
    if (token.kind !== 'option') return [];
    const { name, rawName, value, inlineValue } = token;
    if (!names.includes(name))
      return [`There is no ${rawName}. Did you mean --${nearestName(name, names)}?`];
    const hasValue = value !== undefined && (inlineValue || !value.startsWith('--'));
    const isIncomplete = options[name]?.type === 'string' && !hasValue;
    return isIncomplete ? [`A value is missing after ${rawName}.`] : [];
  });
  if (problems.length > 0) throw new UsageError([...problems, 'See --help.'].join('\n'));
  return values;
}

function readRuns(text: string): number {
  if (!/^[1-9]\d?$/.test(text))
    throw new UsageError(`--runs must be a number from 1 to 99, not ${text}.`);
  return Number(text);
}

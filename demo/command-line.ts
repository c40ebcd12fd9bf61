import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearestName } from '../src/text/nearest-name.ts';
import { messageOf } from '../src/text/sentences.ts';
import { secretVariables } from './service-access.ts';

/** The parsed command line. */
export interface DemoCommand {
  help: boolean;
  action: string;
  /** The number of runs, one after the other. */
  runs: number;
  /** Inputs of the action, by name. */
  inputs: Record<string, string>;
}

/** Arguments that the demo does not understand. */
export class UsageError extends Error {}

/**
 * Reads the action (`gate` when there is none), the demo's own options, and `--<input> <value>` for
 * each of the action's inputs.
 * @throws UsageError that names the mistake
 */
export function parseDemoCommand(args: string[], actions: Record<string, string[]>): DemoCommand {
  const [first = '-'] = args;
  const [action, options] = first.startsWith('-') ? ['gate', args] : [first, args.slice(1)];
  const inputNames = actions[action];
  if (inputNames === undefined)
    throw new UsageError(
      `There is no action ${action}. ${suggest('', action, Object.keys(actions))}Options begin with --, and follow a -- of their own.`,
    );
  const { help = false, runs = '1', ...inputs } = readOptions(options, inputNames);
  if (!/^[1-9]\d?$/.test(`${runs}`))
    throw new UsageError(`--runs must be a number from 1 to 99, not ${runs}.`);
  const texts = Object.entries(inputs).map(([name, value]) => [name, `${value}`]);
  return { help: help === true, action, runs: Number(runs), inputs: Object.fromEntries(texts) };
}

function suggest(prefix: string, word: string, names: readonly string[]): string {
  const nearest = nearestName(word, names);
  return nearest === undefined ? '' : `Did you mean ${prefix}${nearest}? `;
}

function readOptions(args: string[], inputNames: string[]) {
  const inputs = inputNames.map((name) => [name, { type: 'string' }] as const);
  const options: NonNullable<ParseArgsConfig['options']> = {
    ...Object.fromEntries(inputs),
    help: { type: 'boolean', short: 'h' },
    runs: { type: 'string' },
  };
  const names = Object.keys(options).filter((name) => !(name in secretVariables));
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) if (token.kind === 'option') requireNoSecret(token.name);
  const unknown = tokens.flatMap((token) =>
    token.kind === 'option' && !names.includes(token.name)
      ? [`There is no ${token.rawName}. ${suggest('--', token.name, names)}`.trim()]
      : [],
  );
  if (unknown.length > 0) throw new UsageError([...unknown, 'See --help.'].join('\n'));
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/** Other users of the machine can read a command line, and shells store it. */
function requireNoSecret(name: string): void {
  const variable = secretVariables[name];
  if (variable !== undefined)
    throw new UsageError(
      `--${name} is not accepted on the command line: set the environment variable ${variable}.`,
    );
}

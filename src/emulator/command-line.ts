import { parseArgs } from 'node:util';
import type { EmulatorOptions } from './world/options.ts';

export const usage = `Runs an emulator of the security testing service. It holds everything in memory and never tests anything.

Usage: node dist/emulator/index.js [options]

  --port <number>                port to listen on (default 0: any free one)
  --host <address>               address or name to listen on and to accept requests for (default 127.0.0.1)
  --run-seconds <seconds>        how long a run takes (default 2)
  --onboarding-seconds <seconds> how long the onboarding of a new app takes (default 2)
  --rate-limits <true|false>     whether rate limits apply (default true)
  --token-seconds <seconds>      how long a token is valid (default 900)
  --billing <true|false>         whether security tests cost credits (default true)
  --help                         print this help

Once it listens, it prints one line of JSON with its addresses, accounts and apps, then one line per request on stderr. Its web page is at authUrl.
`;

export class UsageError extends Error {}

/** Reads the value of each option. */
const readers: Record<string, (text: string, name: string) => Partial<EmulatorOptions>> = {
  port: (text) => ({ port: readPort(text) }),
  host: (text) => ({ host: readHost(text) }),
  'run-seconds': (text, name) => ({ runSeconds: readSeconds(name, text) }),
  'onboarding-seconds': (text, name) => ({ onboardingSeconds: readSeconds(name, text) }),
  'rate-limits': (text, name) => ({ rateLimits: readFlag(name, text) }),
  'token-seconds': (text, name) => ({ tokenSeconds: readSeconds(name, text) }),
  billing: (text, name) => ({ billing: readFlag(name, text) }),
};

/** Parses the arguments; options that are not given are absent from the result. */
export function parseCommandLine(args: string[]): Partial<EmulatorOptions> | 'help' {
  const { help, ...given } = parseArguments(args);
  if (help) return 'help';
  let options: Partial<EmulatorOptions> = {};
  for (const [name, read] of Object.entries(readers)) {
    const text = given[name];
    if (typeof text === 'string') options = { ...options, ...read(text, name) };
  }
  return options;
}

function parseArguments(args: string[]): Record<string, unknown> {
  const texts = Object.keys(readers).map((name) => [name, { type: 'string' }] as const);
  const options = { ...Object.fromEntries(texts), help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readPort(text: string): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= 65_535))
    throw new UsageError(`--port must be a number from 0 to 65535, not '${text}'.`);
  return value;
}

function readHost(text: string): string {
  if (text === '') throw new UsageError('--host must not be empty.');
  return text;
}

function readSeconds(name: string, text: string): number {
  const value = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  // Later times cannot be represented as dates.
  if (!(value <= 1e9))
    throw new UsageError(`--${name} must be a number of seconds such as 2 or 0.5, not '${text}'.`);
  return value;
}

function readFlag(name: string, text: string): boolean {
  const value = text.toLowerCase();
  if (value !== 'true' && value !== 'false')
    throw new UsageError(`--${name} must be true or false, not '${text}'.`);
  return value === 'true';
}

import { parseArgs } from 'node:util';
import type { EmulatorOptions } from './options.ts';

export const usage = `Runs an emulator of the security testing service. It holds everything in memory and never tests anything.

Usage: node dist/emulator/index.js [options]

  --port <number>                port to listen on (default 0: any free one)
  --host <address>               address or name to listen on, and to be asked under (default 127.0.0.1)
  --run-seconds <seconds>        how long a run takes (default 2)
  --onboarding-seconds <seconds> how long the onboarding of a new app takes (default 2)
  --rate-limits <true|false>     whether rate limits apply (default true)
  --token-seconds <seconds>      life of a token (default 900)
  --billing <true|false>         whether security tests cost credits (default true)
  --check-answers <true|false>   answer 500 where an answer would break the contract (default false)
  --help                         print this

Once it listens, it prints one line of JSON with its address, accounts and apps; on stderr the address of its page for people, then one line a request.
`;

export class UsageError extends Error {}

const option = { type: 'string' } as const;

/** Reads the arguments; options that are not given are absent from the result. */
export function parseCommandLine(args: string[]): Partial<EmulatorOptions> | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  const options: Partial<EmulatorOptions> = {};
  if (values.port !== undefined) options.port = port(values.port);
  if (values.host !== undefined) options.host = host(values.host);
  if (values['run-seconds'] !== undefined)
    options.runSeconds = seconds('run-seconds', values['run-seconds']);
  if (values['onboarding-seconds'] !== undefined)
    options.onboardingSeconds = seconds('onboarding-seconds', values['onboarding-seconds']);
  if (values['rate-limits'] !== undefined)
    options.rateLimits = flag('rate-limits', values['rate-limits']);
  if (values['token-seconds'] !== undefined)
    options.tokenSeconds = seconds('token-seconds', values['token-seconds']);
  if (values.billing !== undefined) options.billing = flag('billing', values.billing);
  if (values['check-answers'] !== undefined)
    options.checkAnswers = flag('check-answers', values['check-answers']);
  return options;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: option,
        host: option,
        'run-seconds': option,
        'onboarding-seconds': option,
        'rate-limits': option,
        'token-seconds': option,
        billing: option,
        'check-answers': option,
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function port(text: string): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= 65_535))
    throw new UsageError(`--port must be a number from 0 to 65535, not '${text}'.`);
  return value;
}

function host(text: string): string {
  if (text === '') throw new UsageError('--host must not be empty.');
  return text;
}

function seconds(name: string, text: string): number {
  const value = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  // Times beyond this cannot be written as dates.
  if (!(value <= 1e9))
    throw new UsageError(`--${name} must be a number of seconds such as 2 or 0.5, not '${text}'.`);
  return value;
}

function flag(name: string, text: string): boolean {
  const value = text.toLowerCase();
  if (value !== 'true' && value !== 'false')
    throw new UsageError(`--${name} must be true or false, not '${text}'.`);
  return value === 'true';
}

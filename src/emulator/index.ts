import { parseCommandLine, UsageError, usage } from './command-line.ts';
import { startEmulator } from './emulator.ts';

/** Runs the emulator until SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const options = parseCommandLine(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(usage);
    return;
  }
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const { baseUrl, authUrl, accounts, apps } = await startEmulator({ ...options, log });
  process.once('SIGINT', () => process.exit(0));
  process.once('SIGTERM', () => process.exit(0));
  process.stdout.write(`${JSON.stringify({ baseUrl, authUrl, accounts, apps })}\n`);
}

function startFailureMessage(error: unknown): string {
  if (error instanceof UsageError) return `${error.message} See --help.`;
  const message = error instanceof Error ? error.message : String(error);
  return `The emulator could not listen: ${message}. Check --host and --port.`;
}

// The process that reads the output may close it; the emulator keeps running.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

main().catch((error: unknown) => {
  process.stderr.write(`${startFailureMessage(error)}\n`);
  process.exitCode = 1;
});

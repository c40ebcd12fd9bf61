/**
 * Shows the gate at work: starts the emulator and a stand-in of GitHub's runner, and runs the
 * committed bundle. Usage: `npm run demo -- [--app-url https://<host>] [--<input> <value> …]
 * [--exit-code] [--help]`
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { styleText } from 'node:util';
import { readActionMetadata } from '../harness/action-metadata.ts';
import { type EmulatorProcess, startEmulatorProcess } from '../harness/emulator-process.ts';
import { type ActionResult, runAction } from '../harness/runner.ts';
import { type DemoCommand, parseCommandLine, UsageError } from './demo/command-line.ts';
import { renderMarkdown } from './demo/terminal-markdown.ts';

const root = join(import.meta.dirname, '..');
const inputNames = Object.keys(readActionMetadata(join(root, 'action.yml')).inputs);

const usage = `Usage: npm run demo -- [options]

Runs the gate as GitHub's runner does, against the emulator of the service, on https://vulnerable.test.

  --app-url <url>    the app to test; its host decides what happens, as with https://clean.test,
                     https://interrupted.test or https://busy.test
  --exit-code        end with the gate's own exit status instead of 0
  --help             show this
  --<input> <value>  any other input of the gate: ${inputNames.join(', ')}
`;

/** A run short enough to watch; deadlines that end the longest story within seconds. */
const emulatorArguments = ['--run-seconds', '1.5', '--rate-limits', 'false'];
const quickInputs = {
  'poll-interval-seconds': '0.3',
  'poll-max-interval-seconds': '0.6',
  'timeout-minutes': '0.1',
  'queue-timeout-minutes': '0.1',
  'report-timeout-seconds': '5',
};

const say = (...lines: string[]) => console.log(lines.join('\n'));
const heading = (text: string) => say('', styleText(['bold', 'cyan'], `── ${text}`), '');

function inputsOf(
  { inputs }: DemoCommand,
  { baseUrl, accounts }: EmulatorProcess,
): Record<string, string> {
  const account = accounts.find(({ role }) => role === 'AppSec');
  if (account === undefined) throw new Error('The emulator has no account with the role AppSec.');
  const app =
    'app-id' in inputs || 'app-url' in inputs ? {} : { 'app-url': 'https://vulnerable.test' };
  const { username, password } = account;
  return { 'base-url': baseUrl, username, password, ...app, ...quickInputs, ...inputs };
}

function showStep(inputs: Record<string, string>): void {
  heading('The step');
  const secret = ['password', 'api-token', 'github-token'];
  const lines = Object.entries(inputs).map(
    ([name, value]) => `    ${name}: ${secret.includes(name) ? '***' : value}`,
  );
  say('- uses: OWNER/security-test-gate@v1', '  with:', ...lines);
}

function showVerdict({ exitCode, signal, conclusion, outputs }: ActionResult): void {
  heading('The verdict');
  const colour = conclusion === 'success' ? 'green' : 'red';
  const verdict = [outputs.verdict, outputs.reason && `(${outputs.reason})`]
    .filter(Boolean)
    .join(' ');
  const end = signal === null ? `exit status ${exitCode}` : `ended by ${signal}`;
  say(
    styleText(['bold', colour], verdict || 'none'),
    `The job ${conclusion === 'success' ? 'succeeds' : 'fails'}: ${end}.`,
  );
  heading('The outputs');
  const width = Math.max(...Object.keys(outputs).map(({ length }) => length), 0);
  say(
    ...Object.entries(outputs).map(([name, value]) => `${name.padEnd(width)}  ${value}`.trimEnd()),
  );
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Keeps the PDF, which goes with the step's folder otherwise. Gives false when the artifact is not
 * that PDF.
 */
function keepReport({ outputs, artifacts }: ActionResult): boolean {
  heading('The PDF report');
  const path = outputs['report-path'];
  if (!path || !existsSync(path)) {
    say('There is none.');
    return true;
  }
  const folder = join(root, 'demo-output');
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, basename(path));
  copyFileSync(path, kept);
  const digest = sha256(readFileSync(path));
  say(`${relative(process.cwd(), kept)}`, `sha256 ${digest}`);
  const [artifact] = artifacts;
  if (artifact === undefined) {
    say('It was not uploaded.');
    return true;
  }
  const same = sha256(artifact.bytes) === digest;
  say(
    `The artifact service received it ${same ? 'byte for byte' : 'CHANGED'}, as ${artifact.name}.`,
  );
  return same;
}

async function runDemo(command: DemoCommand): Promise<number> {
  const emulator = await startEmulatorProcess(emulatorArguments);
  try {
    const inputs = inputsOf(command, emulator);
    showStep(inputs);
    heading('The log, as GitHub shows it');
    const secrets = [inputs.password ?? '', inputs['api-token'] ?? ''];
    const result = await runAction({ inputs, secrets, onLine: (line) => say(line) });
    showVerdict(result);
    heading('The job summary');
    say(renderMarkdown(result.mask(result.summary)));
    const intact = keepReport(result);
    result.remove();
    if (command.exitCode) return result.exitCode ?? 1;
    return intact && result.outputs.verdict ? 0 : 1;
  } finally {
    await emulator.stop();
  }
}

async function main(): Promise<number> {
  const command = parseCommandLine(process.argv.slice(2), inputNames);
  if (!command.help) return runDemo(command);
  say(usage);
  return 0;
}

// Ctrl+C reaches the gate as well, which then tells how it ends.
process.on('SIGINT', () => {});
// An orderly exit takes the emulator along.
process.once('SIGTERM', () => process.exit(143));
main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 2;
  },
);

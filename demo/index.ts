/**
 * Shows an action at work: starts the emulator and a stand-in of GitHub's runner, and runs the
 * committed bundle. It is bundled itself, so that it runs where no package is installed.
 */
import './polyfills.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmulatorProcess } from '../harness/emulator-process.ts';
import { requireFreshBundles, StaleBundleError } from '../harness/fresh-bundles.ts';
import { project, subActions } from '../harness/project.ts';
import { type DemoCommand, parseDemoCommand, UsageError } from './command-line.ts';
import { defaultInputs } from './default-inputs.ts';
import { readGivenFiles } from './given-files.ts';
import { isLoopbackUrl, lacksLogin, loginFor, unusedSecret } from './service-access.ts';
import { heading, print, showResult, showStep } from './show.ts';
import { openDemoStage, readInputNames, runDemoStep, type Stage } from './stage.ts';
import { workflowFor } from './workflow.ts';

const usage = `Usage: npm run demo -- [action] [options]

Runs an action as GitHub's runner does, against the emulator of the service. Nothing is installed.

  action             gate (the default), ${subActions().join(', ')}
  --app-url <url>    the app; its host decides what happens, as with https://clean.test,
                     https://interrupted.test or https://busy.test
  --base-url <url>   a running emulator, or a real service with --username <name> and the password
                     in the environment variable SECURITY_TEST_PASSWORD (SECURITY_TEST_API_TOKEN for
                     a token)
  --<input> <value>  any other input of the action: docs/inputs-and-outputs.md lists those of the
                     gate, <action>/README.md those of another one
  --runs <number>    run the action so many times
  --help             show this

Files named by --config-file, --openapi-file, --spec-file and --ca-cert-file are
copied into the repository. The files that a run writes are kept in demo-output/.
`;

const inputNames = readInputNames();
const outputFolder = join(project, 'demo-output');
/** Runs that are short enough to watch. */
const emulatorOptions = ['--run-seconds=1', '--onboarding-seconds=1', '--rate-limits=false'];
let interrupted = false;

/** Runs the action as often as asked; returns whether each run came to its end. */
async function runDemo(command: DemoCommand): Promise<boolean> {
  const secret = unusedSecret(command.inputs, process.env);
  if (secret !== undefined)
    throw new UsageError(
      `${secret} is set, and the demo's own emulator has no use for it. Name your service with --base-url, or unset it.`,
    );
  if (lacksLogin(command.inputs, process.env))
    throw new UsageError(
      'Give --username, and set SECURITY_TEST_PASSWORD in the environment, or SECURITY_TEST_API_TOKEN: docs/try-it.md shows how.',
    );
  const given = readGivenFiles(command.inputs, process.env.INIT_CWD ?? process.cwd());
  const isElsewhere = 'base-url' in command.inputs;
  const emulator = isElsewhere ? undefined : await startEmulatorProcess(emulatorOptions);
  const stage = await openDemoStage(given.files);
  try {
    const known = await defaultInputs(stage, command.action, emulator, given.inputs);
    const declared = inputNames[command.action] ?? [];
    const defaults = Object.entries(known).filter(([name]) => declared.includes(name));
    const login = isElsewhere ? loginFor(given.inputs, process.env) : {};
    const inputs = { ...Object.fromEntries(defaults), ...login, ...given.inputs };
    return await showRuns(stage, { ...command, inputs });
  } finally {
    await Promise.all([emulator?.stop(), stage.github.close()]);
  }
}

async function showRuns(stage: Stage, { action, runs, inputs }: DemoCommand): Promise<boolean> {
  showStep(action, inputs);
  const isReal = !isLoopbackUrl(inputs['base-url']);
  if (isReal)
    print('', 'The service is real; GitHub, its token and its artifact service are stand-ins.');
  rmSync(outputFolder, { recursive: true, force: true });
  let ended = true;
  for (let run = 1; run <= runs && !interrupted; run += 1) {
    if (runs > 1) heading(`Run ${run} of ${runs}`);
    // The emulator takes seconds, a real service half an hour.
    if (isReal) heading('The log, as GitHub shows it');
    const onLine = (line: string) => isReal && print(line);
    const step = { action, inputs, earlierRuns: run - 1, onLine };
    const result = await runDemoStep(stage, step);
    showResult(result, action, runs > 1 ? join(outputFolder, `run-${run}`) : outputFolder);
    if (action === 'doctor' && result.outputs.healthy === 'true') showWorkflow(inputs);
    result.remove();
    ended &&= action !== 'gate' || result.outputs.verdict !== undefined;
  }
  return ended;
}

function showWorkflow(inputs: Record<string, string>): void {
  const workflow = workflowFor(inputs);
  if (workflow === undefined) return;
  heading('The workflow to copy, as .github/workflows/security-test.yml');
  print(workflow);
  if (isLoopbackUrl(inputs['base-url']))
    print(
      '',
      'The emulator is reached from this machine only: put the address of your service there.',
    );
}

async function main(): Promise<void> {
  requireFreshBundles();
  const command = parseDemoCommand(process.argv.slice(2), inputNames);
  if (command.help) print(usage);
  else if (!(await runDemo(command))) process.exitCode = 1;
}

// Ctrl+C reaches the action as well, which then reports how it ends.
process.on('SIGINT', () => {
  interrupted = true;
});
// The reader of a pipe, such as `head`, may close it early.
process.stdout.on('error', () => process.exit(0));
// An exit also ends the emulator.
process.once('SIGTERM', () => process.exit(143));
main().catch((error: unknown) => {
  const isExplained = error instanceof UsageError || error instanceof StaleBundleError;
  console.error(isExplained ? error.message : error);
  process.exit(2);
});

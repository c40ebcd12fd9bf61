/**
 * Shows an action at work: starts the emulator and a stand-in of GitHub's runner, and runs the
 * committed bundle. It is bundled itself, since it must run where nothing is installed.
 */
import './polyfills.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmulatorProcess } from '../../harness/emulator-process.ts';
import { StaleBundleError } from '../../harness/fresh-bundles.ts';
import { project, subActions } from '../../harness/project.ts';
import { type DemoCommand, parseCommandLine, UsageError } from './command-line.ts';
import { defaultInputs } from './default-inputs.ts';
import { readGivenFiles } from './given-files.ts';
import { isReportIntact, keepFiles } from './kept-files.ts';
import { heading, say, showEnd, showFiles, showOutputs, showStep, showTexts } from './show.ts';
import { openStage, readInputNames, runStep, type Stage } from './stage.ts';

const inputNames = readInputNames();
const outputFolder = join(project, 'demo-output');
let interrupted = false;

const wrapped = (names: string[]) =>
  names
    .join(', ')
    .replace(/(.{1,72})(?: |$)/g, '$1\n')
    .replace(/^(?=.)/gm, ' '.repeat(21))
    .trimEnd();

const usage = ({ action }: DemoCommand) => `Usage: npm run demo -- [action] [options]

Runs an action as GitHub's runner does, against the emulator of the service. Nothing is installed.

  action             gate (when none is given), ${subActions().join(', ')}
  --app-url <url>    the app; its host decides what happens, as with https://clean.test,
                     https://interrupted.test or https://busy.test
  --base-url <url>   an emulator or a service that runs already, with --username and --password
  --runs <number>    run the action so many times
  --exit-code        end with the action's own exit status instead of 0
  --help             show this
  --<input> <value>  any other input of ${action}:
${wrapped(inputNames[action] ?? [])}

Files named by --config-file, --openapi-file, --baseline-file, --spec-file and --ca-cert-file are put
into the repository. What a run writes is kept in demo-output/.
`;

/** Its runs are short enough to watch. */
const emulatorOptions = '--run-seconds 1 --onboarding-seconds 1 --rate-limits false';

/** Runs the action once, and shows all that comes of it. */
async function show(
  stage: Stage,
  step: { action: string; inputs: Record<string, string>; earlierRuns: number; folder: string },
): Promise<{ shown: boolean; exitCode: number }> {
  heading('The log, as GitHub shows it');
  const result = await runStep(stage, { ...step, onLine: (line) => say(line) });
  showOutputs(result);
  showTexts(result);
  showFiles(keepFiles(result, step.folder), result);
  showEnd(result);
  const shown = isReportIntact(result) !== false;
  result.remove();
  const told = step.action !== 'gate' || result.outputs.verdict !== undefined;
  return { shown: shown && told, exitCode: result.exitCode ?? 1 };
}

async function runDemo(command: DemoCommand): Promise<number> {
  const { action, runs } = command;
  const given = readGivenFiles(command.inputs, process.env.INIT_CWD ?? process.cwd());
  const stage = await openStage(given.files);
  const isElsewhere = 'base-url' in command.inputs;
  const emulator = isElsewhere ? undefined : await startEmulatorProcess(emulatorOptions.split(' '));
  try {
    const known = await defaultInputs(stage, action, emulator, given.inputs);
    const declared = Object.entries(known).filter(([name]) => inputNames[action]?.includes(name));
    const inputs = { ...Object.fromEntries(declared), ...given.inputs };
    showStep(action, inputs);
    rmSync(outputFolder, { recursive: true, force: true });
    let last = { shown: false, exitCode: 1 };
    for (let run = 1; run <= runs && !interrupted; run += 1) {
      if (runs > 1) heading(`Run ${run} of ${runs}`);
      const folder = runs > 1 ? join(outputFolder, `run-${run}`) : outputFolder;
      last = await show(stage, { action, inputs, earlierRuns: run - 1, folder });
    }
    if (command.exitCode) return last.exitCode;
    return last.shown ? 0 : 1;
  } finally {
    await Promise.all([emulator?.stop(), stage.github.close()]);
  }
}

async function main(): Promise<number> {
  const command = parseCommandLine(process.argv.slice(2), inputNames);
  if (!command.help) return runDemo(command);
  say(usage(command));
  return 0;
}

// Ctrl+C reaches the action as well, which then tells how it ends.
process.on('SIGINT', () => {
  interrupted = true;
});
// Whoever reads along may stop reading.
process.stdout.on('error', () => process.exit(0));
// An orderly exit takes the emulator along.
process.once('SIGTERM', () => process.exit(143));
main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    const isExplained = error instanceof UsageError || error instanceof StaleBundleError;
    console.error(isExplained ? error.message : error);
    process.exitCode = 2;
  },
);

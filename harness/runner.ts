import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inputVariables, readActionMetadata } from './action-metadata.ts';
import {
  type ArtifactService,
  type StoredArtifact,
  startArtifactService,
} from './artifact-service.ts';
import { freshBundle } from './fresh-bundles.ts';
import { type GitHubApi, startGitHubApi } from './github-api.ts';
import { baseSha, type GitHubEvent, pullRequestEvent } from './github-event.ts';
import { project } from './project.ts';
import { runtimeToken } from './runtime-token.ts';
import { createStepFiles, readStepFiles } from './step-files.ts';
import { annotationsIn, StepLog } from './step-log.ts';
import {
  cancellation,
  type ProcessEnd,
  type SignalStep,
  sendSignals,
  startStepProcess,
} from './step-process.ts';
import { stepVariables } from './step-variables.ts';

const rootAction = join(project, 'action.yml');
/** The value of `${{ github.token }}` in the stand-in. */
export const githubToken = 'ghs_FakeTokenOfTheRunnerStandIn000000000';

/** When to cancel: after a number of ms, once a line of the log matches, or a promise resolves. */
export type CancelTime = number | RegExp | Promise<unknown>;

/** One step of a workflow, and its surroundings. */
export interface ActionRun {
  /** Path of the `action.yml`; the gate's by default. */
  action?: string;
  /** Script to run instead of the one that `runs.main` names. */
  script?: string;
  /** The step's `with:`. */
  inputs?: Record<string, string>;
  event?: GitHubEvent;
  /** The leg of a matrix that the job is. */
  matrix?: object;
  /** Variables added to, or set over, those of the runner. */
  env?: Record<string, string>;
  /** Values of the `secrets` context, which the runner masks from the start. */
  secrets?: string[];
  /** Files of the workspace by path, as a checkout leaves them. */
  workspace?: Record<string, string>;
  /** Folder of the job (`createJobFolder`), for steps that share it; a new one by default. */
  jobFolder?: string;
  /** Symbolic links of the workspace by path, as a checkout leaves them: where each leads. */
  links?: Record<string, string>;
  /** Files of the repository at the base of the pull request, in GitHub's API. */
  base?: Record<string, string>;
  /** Service that receives the artifacts; a new one by default. */
  artifactService?: ArtifactService;
  /**
   * When to cancel the step, and how: by default with the signals of a cancelled job, else by a log
   * that is no longer read.
   */
  cancel?: { after: CancelTime; signals?: SignalStep[] | 'hang-up' };
  /** GitHub's API; a new one by default. */
  github?: GitHubApi;
  /** Called with each line of the log, as a person sees it. */
  onLine?: (line: string) => void;
  /** The step is killed, and the run rejects, when it takes longer. Default: 240,000. */
  timeoutMs?: number;
}

/** The outcome of a step. */
export type ActionResult = Awaited<ReturnType<typeof runAction>>;

/** Runs a committed action in a process of its own, as GitHub's runner does. */
export async function runAction(run: ActionRun = {}) {
  const service = run.artifactService ?? (await startArtifactService());
  const filesAtBase = Object.entries(run.base ?? {}).map(([path, text]) => [
    `${baseSha}:${path}`,
    text,
  ]);
  const github = run.github ?? (await startGitHubApi({ files: Object.fromEntries(filesAtBase) }));
  try {
    const env = { GITHUB_API_URL: github.url, ...run.env };
    const step = await runStepProcess({ ...run, env }, service.url);
    /** The requests of the step to GitHub's API, and what it created there. */
    const traces: Pick<GitHubApi, 'comments' | 'issues' | 'statuses' | 'requests' | 'calls'> =
      github;
    return { ...actionResult(step, service.artifacts()), github: traces };
  } finally {
    if (run.artifactService === undefined) await service.close();
    if (run.github === undefined) await github.close();
  }
}

/** Prepares a step: its script, its files and its whole environment. */
export function prepareStep(run: ActionRun, resultsUrl: string) {
  const action = readActionMetadata(run.action ?? rootAction);
  const { inputs: given = {}, matrix } = run;
  const inputs = inputVariables(action, { given, githubToken, matrix });
  const event = run.event ?? pullRequestEvent();
  const checkout = { files: run.workspace ?? {}, links: run.links ?? {} };
  const files = createStepFiles(event, checkout, run.jobFolder);
  const env = stepVariables({ event, files, resultsUrl, inputs, env: run.env ?? {} });
  return { script: run.script ?? freshBundle(action.main), files, env };
}

async function runStepProcess(run: ActionRun, resultsUrl: string) {
  const { script, files, env } = prepareStep(run, resultsUrl);
  const cancelTime = watchForCancelTime(run);
  const secrets = [githubToken, runtimeToken, ...(run.secrets ?? [])];
  const log = new StepLog(secrets, cancelTime.onLine);
  const startedAt = performance.now();
  const started = await startStepProcess({
    script,
    cwd: join(files.tempDir, 'workspace'),
    env,
    pipePath: join(files.commandsDir, 'pipe'),
    onOutput: (chunk) => log.write(chunk),
  });
  const { child } = started;
  let cancelled = false;
  cancelTime.reached.then(() => {
    cancelled = child.exitCode === null && child.signalCode === null;
    const signals = run.cancel?.signals ?? cancellation;
    return signals === 'hang-up' ? started.hangUp() : sendSignals(child, signals);
  });
  const end = await withinTime(started, log, run.timeoutMs ?? 240_000).catch((error) => {
    removeFolder(files.tempDir);
    throw error;
  });
  log.end();
  return { files, log, end, cancelled, durationMs: performance.now() - startedAt };
}

const removeFolder = (path: string) => rmSync(path, { recursive: true, force: true });

/** A promise of the moment to cancel, and the listener of the log that it needs. */
function watchForCancelTime({ cancel, onLine: listener = () => {} }: ActionRun) {
  let resolve: (reason?: unknown) => void = () => {};
  const reached = new Promise<unknown>((settle) => {
    resolve = settle;
  });
  const after = cancel?.after;
  if (typeof after === 'number') setTimeout(resolve, after).unref();
  if (after instanceof Promise) after.then(resolve);
  const onLine = (line: string) => {
    if (after instanceof RegExp && after.test(line)) resolve(line);
    listener(line);
  };
  return { reached, onLine };
}

async function withinTime(
  { child, ended }: Awaited<ReturnType<typeof startStepProcess>>,
  log: StepLog,
  timeoutMs: number,
): Promise<ProcessEnd> {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, timeoutMs);
  const end = await ended.finally(() => clearTimeout(timer));
  if (late) {
    const lastLines = log.shown.slice(-50).join('\n');
    throw new Error(`The step took longer than ${timeoutMs} ms. Its last lines:\n${lastLines}`);
  }
  return end;
}

function actionResult(
  { files, log, end, cancelled, durationMs }: Awaited<ReturnType<typeof runStepProcess>>,
  artifacts: StoredArtifact[],
) {
  const { outputs, summary, problems } = readStepFiles(files);
  const setOutputs: Record<string, string> = Object.fromEntries(
    log.commands
      .filter(({ name }) => name === 'set-output')
      .map(({ properties, data }) => [properties.name, data]),
  );
  const conclusion: 'success' | 'failure' =
    end.exitCode === 0 && problems.length === 0 ? 'success' : 'failure';
  return {
    ...end,
    /** Whether the step was cancelled before it ended. */
    cancelled,
    /** `failure` when the exit status is not 0 or a file command is malformed. */
    conclusion,
    /** Output as the process wrote it, secrets and commands included. */
    log: log.raw.join('\n'),
    /** The log as a person sees it: secrets masked, commands obeyed. */
    shownLog: log.shown.join('\n'),
    outputs: { ...setOutputs, ...outputs },
    /** Markdown of the job summary; empty when it was too large for GitHub. */
    summary,
    annotations: annotationsIn(log.commands),
    /** Values of `add-mask` commands, in order. */
    masks: log.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data),
    commands: log.commands,
    artifacts,
    durationMs,
    /** Folder with the step's workspace and `RUNNER_TEMP`. */
    tempDir: files.tempDir,
    /** Folder with `output`, `step_summary` and so on, as the step has written them. */
    commandsDir: files.commandsDir,
    /** The text with every secret known to the runner as `***`. */
    mask: (text: string) => log.masker.mask(text),
    /** Deletes `tempDir`. */
    remove: () => removeFolder(files.tempDir),
  };
}

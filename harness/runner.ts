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
import { annotationsOf, StepLog } from './step-log.ts';
import {
  cancellation,
  type ProcessEnd,
  type SignalStep,
  sendSignals,
  startStepProcess,
} from './step-process.ts';
import { stepVariables } from './step-variables.ts';

const rootAction = join(project, 'action.yml');
/** What `${{ github.token }}` is in the stand-in. */
export const githubToken = 'ghs_FakeTokenOfTheRunnerStandIn000000000';

/** When to cancel: after so many ms, once a line of the log matches, or a promise resolves. */
export type Moment = number | RegExp | Promise<unknown>;

/** One step of a workflow, and what it runs in. */
export interface ActionRun {
  /** Path of the `action.yml`; the gate's when not given. */
  action?: string;
  /** Script to run instead of the one that `runs.main` names. */
  script?: string;
  /** The step's `with:`. */
  inputs?: Record<string, string>;
  event?: GitHubEvent;
  /** Variables added to, or set over, those of the runner. */
  env?: Record<string, string>;
  /** Values of the `secrets` context, which the runner masks from the start. */
  secrets?: string[];
  /** Files of the workspace by path, as a checkout leaves them. */
  workspace?: Record<string, string>;
  /** Symbolic links of the workspace by path, as a checkout leaves them: where each leads. */
  links?: Record<string, string>;
  /** Files of the repository at the base of the pull request, as GitHub's API tells them. */
  base?: Record<string, string>;
  /** Service that takes the artifacts; one of its own when not given. */
  artifactService?: ArtifactService;
  /** Signals to send, those of a cancelled job by default, and the moment of the first. */
  cancel?: { after: Moment; signals?: SignalStep[] };
  /** GitHub's API; one of its own when not given. */
  github?: GitHubApi;
  /** Hears each line of the log at once, as a person sees it. */
  onLine?: (line: string) => void;
  /** The step is killed, and the run rejects, when it takes longer. Default 100,000. */
  timeoutMs?: number;
}

/** What became of a step. */
export type ActionResult = Awaited<ReturnType<typeof runAction>>;

/** Runs a committed action in a process of its own, as GitHub's runner does. */
export async function runAction(run: ActionRun = {}) {
  const service = run.artifactService ?? (await startArtifactService());
  const atBase = Object.entries(run.base ?? {}).map(([path, text]) => [`${baseSha}:${path}`, text]);
  const github = run.github ?? (await startGitHubApi({ files: Object.fromEntries(atBase) }));
  try {
    const env = { GITHUB_API_URL: github.url, ...run.env };
    const step = await runStep({ ...run, env }, service.url);
    /** What the step asked of GitHub's API, and what it left there. */
    const seen: Pick<GitHubApi, 'comments' | 'issues' | 'statuses' | 'requests' | 'calls'> = github;
    return { ...resultOf(step, service.artifacts()), github: seen };
  } finally {
    if (run.artifactService === undefined) await service.close();
    if (run.github === undefined) await github.close();
  }
}

/** What a step is started with: its script, its files and the whole of its environment. */
export function prepareStep(run: ActionRun, resultsUrl: string) {
  const action = readActionMetadata(run.action ?? rootAction);
  const inputs = inputVariables(action, { given: run.inputs ?? {}, githubToken });
  const event = run.event ?? pullRequestEvent();
  const files = createStepFiles(event, { files: run.workspace ?? {}, links: run.links ?? {} });
  const env = stepVariables({ event, files, resultsUrl, inputs, env: run.env ?? {} });
  return { script: run.script ?? freshBundle(action.main), files, env };
}

async function runStep(run: ActionRun, resultsUrl: string) {
  const { script, files, env } = prepareStep(run, resultsUrl);
  const moment = cancelMoment(run);
  const secrets = [githubToken, runtimeToken, ...(run.secrets ?? [])];
  const log = new StepLog(secrets, moment.onLine);
  const startedAt = performance.now();
  const started = await startStepProcess({
    script,
    cwd: join(files.tempDir, 'workspace'),
    env,
    pipePath: join(files.tempDir, 'output'),
    onOutput: (chunk) => log.write(chunk),
  });
  const { child } = started;
  let cancelled = false;
  moment.reached.then(() => {
    cancelled = child.exitCode === null && child.signalCode === null;
    return sendSignals(child, run.cancel?.signals ?? cancellation);
  });
  const end = await withinTime(started, log, run.timeoutMs ?? 100_000).catch((error) => {
    removeFolder(files.tempDir);
    throw error;
  });
  log.end();
  return { files, log, end, cancelled, durationMs: performance.now() - startedAt };
}

const removeFolder = (path: string) => rmSync(path, { recursive: true, force: true });

/** A promise of the moment to cancel, and the listener that has to hear the log for it. */
function cancelMoment({ cancel, onLine: tell = () => {} }: ActionRun) {
  let resolve: (reason?: unknown) => void = () => {};
  const reached = new Promise<unknown>((settle) => {
    resolve = settle;
  });
  const after = cancel?.after;
  if (typeof after === 'number') setTimeout(resolve, after).unref();
  if (after instanceof Promise) after.then(resolve);
  const onLine = (line: string) => {
    if (after instanceof RegExp && after.test(line)) resolve(line);
    tell(line);
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
  const said = log.shown.slice(-50).join('\n');
  if (late) throw new Error(`The step took longer than ${timeoutMs} ms. Its last lines:\n${said}`);
  return end;
}

function resultOf(
  { files, log, end, cancelled, durationMs }: Awaited<ReturnType<typeof runStep>>,
  artifacts: StoredArtifact[],
) {
  const { outputs, summary, refusals } = readStepFiles(files);
  const setOutputs: Record<string, string> = Object.fromEntries(
    log.commands
      .filter(({ name }) => name === 'set-output')
      .map(({ properties, data }) => [properties.name, data]),
  );
  const conclusion: 'success' | 'failure' =
    end.exitCode === 0 && refusals.length === 0 ? 'success' : 'failure';
  return {
    ...end,
    /** Whether the moment to cancel came while the process ran. */
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
    annotations: annotationsOf(log.commands),
    /** Values of `add-mask` commands, in order. */
    masks: log.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data),
    commands: log.commands,
    artifacts,
    durationMs,
    /** Folder with the step's workspace and `RUNNER_TEMP`. */
    tempDir: files.tempDir,
    /** The text with every secret known to the runner as `***`. */
    mask: (text: string) => log.masker.mask(text),
    /** Deletes `tempDir`. */
    remove: () => removeFolder(files.tempDir),
  };
}

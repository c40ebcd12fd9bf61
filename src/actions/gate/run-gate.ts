import { type Clock, systemClock } from '../../clock.ts';
import type { Deployment, GateOptions } from '../../decision/context.ts';
import { decide } from '../../decision/decide.ts';
import type { Decision } from '../../decision/judge.ts';
import { modeOf } from '../../decision/mode.ts';
import { mayBePaid, type Progress } from '../../decision/progress.ts';
import { jobResult, type NotTested, notTested, type SetupError } from '../../decision/verdict.ts';
import { loadArtifactLibrary } from '../../github/artifact.ts';
import { type Environment, readEnvironment } from '../../github/environment.ts';
import { createVisibilityCheck } from '../../github/visibility.ts';
import { redactAll } from '../../results/model/redaction.ts';
import type { Result } from '../../results/model/result.ts';
import { describeOtherHost } from '../../results/model/version-host.ts';
import type { Secrets } from '../opening/secrets.ts';
import { connectToService, openHttp } from '../opening/service-connection.ts';
import { withStatusUrl } from '../output/status-url.ts';
import { readPolicyFiles } from '../policy/policy-files.ts';
import type { TrustedFiles } from '../policy/trusted-files.ts';
import { detailsByEvent, shownDetails } from '../workflow/shown-details.ts';
import type { WorkflowRun } from '../workflow/workflow-run.ts';
import { warn, warnOnFailure } from './annotate.ts';
import { describeCancellation } from './cancellation-message.ts';
import { logFindings } from './findings-log.ts';
import type { GateInputs } from './interpret-inputs.ts';
import { policyLink } from './policy-link.ts';
import { createProgressLog } from './progress-log.ts';
import { findProblemOfProposal } from './proposed-policy.ts';
import { publish, removeResults, warnOfMissingProof } from './publish.ts';
import { deliverReport, isReportWanted } from './report.ts';
import { announce, setOutputs } from './verdict-output.ts';
import { workflowFacts } from './workflow-facts.ts';

export interface GateJob {
  inputs: GateInputs;
  /** The verdict if the gate must not start. */
  refusal: SetupError | NotTested | undefined;
  workflowRun: WorkflowRun;
  files: TrustedFiles;
  /** The steps keep it up to date, for the message of a cancelled job. */
  progress: Progress;
  secrets: Secrets;
}

/**
 * Decides, sets the outputs, and then reports. A failure to report does not change the verdict.
 */
export async function runGate(job: GateJob): Promise<Result> {
  const { inputs, refusal, workflowRun, secrets } = job;
  const { event, signal } = workflowRun;
  const clock = systemClock(signal);
  const environment = readEnvironment();
  const detailsAtStart = detailsByEvent(inputs.details);
  const log = createProgressLog(secrets.redactors.text, detailsAtStart);
  const quotesProblems = detailsAtStart === 'full';
  const options = { clock, signal, onRetry: log.onRetry, quotesProblems };
  const client = connectToService(inputs.connection, secrets, options);
  const isPublic = createVisibilityCheck(environment.visibility, workflowRun);
  warnOfMissingProof(inputs);
  await removeResults(inputs.views);
  const work = { client, clock, onEvent: log.onEvent, details: detailsAtStart };
  const decision: Decision = refusal
    ? { verdict: refusal }
    : await decideOn(job, work, environment);
  signal.throwIfAborted();

  const decided = setOutputs(toResult(decision, job));
  if (inputs.settings.dryRun) await checkPermissions(inputs, workflowRun);
  const { assessment } = decided;
  const { app, run } = decision;
  // Without an app there is nothing to hide, so GitHub need not be asked for the visibility.
  const details = app ? await shownDetails(inputs.details, isPublic) : decided.details;
  signal.throwIfAborted();
  if (assessment) logFindings(assessment, details);
  const redact = secrets.redactors.text;
  const delivery = { client, clock, environment, inputs: inputs.report, redact };
  const report =
    assessment && app && run && (await isReportWanted(inputs.report, isPublic))
      ? await deliverReport({ ...delivery, appId: app.appId, run })
      : undefined;
  signal.throwIfAborted();

  const result = await publish(
    { ...decided, details, report },
    inputs.views,
    event.workflow,
    signal,
  );
  signal.throwIfAborted();
  announce(result);
  return result;
}

async function checkPermissions(inputs: GateInputs, workflowRun: WorkflowRun): Promise<void> {
  const { warnOfPermissions } = await import('./github-views.ts');
  await warnOnFailure('The permissions could not be checked', () =>
    warnOfPermissions(inputs, workflowRun),
  );
}

type Work = Pick<GateOptions, 'client' | 'clock' | 'onEvent'> & Pick<Result, 'details'>;

async function decideOn(job: GateJob, work: Work, environment: Environment): Promise<Decision> {
  const { inputs, workflowRun, files, progress } = job;
  const { client, clock } = work;
  return decide({
    client,
    clock,
    random: Math.random,
    settings: inputs.settings,
    readPolicyFiles: () => {
      const warned = warnOfMalformedProposal(inputs.configFile, workflowRun);
      return readPolicyFiles(inputs.configFile, files).finally(() => warned);
    },
    deployment: await connectToDeployment(inputs, clock, workflowRun.signal),
    onEvent: watchEvents(job, work, environment),
    progress,
  });
}

/** Passes events on; warns about the host of `version-url`, and loads the upload ahead of time. */
function watchEvents(
  { inputs, secrets }: GateJob,
  { onEvent, details }: Work,
  { visibility }: Environment,
): Work['onEvent'] {
  const { upload } = inputs.report;
  const versionUrl = inputs.version?.url.href;
  const isUploadLikely = upload === 'auto' ? visibility === 'private' : upload;
  return (event) => {
    onEvent(event);
    if (event.kind === 'app-found') {
      const { appUrl } = event.app;
      const doubt = describeOtherHost({ versionUrl, appUrl, details });
      if (doubt !== undefined) warn(secrets.redactors.text(doubt));
    }
    // Loaded while the run goes on. If that fails, the upload reports it.
    if (event.kind === 'run-triggered' && isUploadLikely) loadArtifactLibrary().catch(() => {});
  };
}

/** Prepares to read the version of the deployed app; undefined without `version-url`. */
async function connectToDeployment(
  { version, connection }: GateInputs,
  clock: Clock,
  signal: AbortSignal,
): Promise<Deployment | undefined> {
  if (version === undefined) return undefined;
  // Loaded only now, since most gates do not need it.
  const { createVersionReader } = await import('../../deployment/version-reader.ts');
  const { url, ...expectation } = version;
  const { requestTimeoutMs } = connection;
  // Without the version of the gate: a page that repeats the header would seem to report one.
  const userAgent = 'security-test-gate';
  const options = { url, clock, userAgent, requestTimeoutMs, signal };
  const readVersion = createVersionReader({ ...options, http: openHttp(connection) });
  return { ...expectation, readVersion };
}

/** Warns the author of a change to the policy at once when the new file is malformed. */
async function warnOfMalformedProposal(
  configFile: GateInputs['configFile'],
  reader: WorkflowRun,
): Promise<void> {
  const problem = await findProblemOfProposal(configFile, reader);
  if (problem !== undefined)
    warn(
      `The policy file of this pull request is malformed, and would fail every gate once it is merged: ${problem}`,
    );
}

function toResult(decision: Decision, job: GateJob): Result {
  const { inputs, workflowRun, secrets } = job;
  const { settings, configFile } = inputs;
  const result: Result = {
    ...decision,
    job: jobResult(decision.verdict, { ...inputs, warnOnly: settings.warnOnly }),
    ...attemptFacts(job, decision),
    baselineAppId: settings.baselineAppId,
    policyFile: policyLink(configFile, workflowRun.event, decision.policySource !== undefined),
    ...workflowFacts(inputs, workflowRun.event),
  };
  return redactAll(result, secrets.redactors);
}

/** Overrides an earlier verdict: a cancelled job has proven nothing. */
export function cancelledResult(job: GateJob): Result {
  const { inputs, workflowRun, progress, secrets } = job;
  const message = describeCancellation(progress, inputs.settings.taskId);
  const result: Result = {
    verdict: notTested('cancelled', message),
    job: 'failure',
    ...attemptFacts(job, progress),
    ...workflowFacts(inputs, workflowRun.event),
  };
  return redactAll(result, secrets.redactors);
}

/** What the advice on another attempt depends on. */
function attemptFacts({ inputs, progress }: GateJob, { app, run }: Pick<Decision, 'app' | 'run'>) {
  return {
    app,
    run: run && withStatusUrl(inputs.connection.baseUrl, run),
    mode: modeOf(inputs.settings, run),
    hasStartedTest: progress.triggering || mayBePaid(progress),
    asksForProof: inputs.version !== undefined,
    versionUrl: inputs.version?.url.href,
    needsJobs: inputs.needs !== undefined,
  };
}

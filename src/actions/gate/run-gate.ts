import { setFlagsFromString } from 'node:v8';
import { type Clock, systemClock, today } from '../../clock.ts';
import type { GateEvent } from '../../gate/context.ts';
import { type Decision, decide } from '../../gate/gate.ts';
import type { Progress } from '../../gate/progress.ts';
import { jobResult, type NotTested, type SetupError } from '../../gate/verdict.ts';
import { loadLibrary } from '../../github/artifact.ts';
import { type Environment, readDocsUrl, readEnvironment } from '../../github/environment.ts';
import { askWhetherPublic } from '../../github/visibility.ts';
import {
  prepareRedactor,
  type Redactors,
  redactApp,
  redactAssessment,
  redactRun,
  redactVerdict,
} from '../../results/redaction.ts';
import type { Result } from '../../results/result.ts';
import type { ServiceClient } from '../../service/client.ts';
import { readGoverningFiles } from '../governing-files.ts';
import type { GoverningReader } from '../governing-reader.ts';
import type { Secrets } from '../secrets.ts';
import { connectToService } from '../service-connection.ts';
import { withStatusUrl } from '../status-url.ts';
import { connectToDeployment } from './deployment.ts';
import { prepareFiles } from './files.ts';
import { logFindings } from './findings-log.ts';
import { updateGitHubViews } from './github-views.ts';
import type { GateInputs } from './inputs.ts';
import type { ProgressLog } from './progress-log.ts';
import { findProblemOfProposal } from './proposed-policy.ts';
import { publish } from './publish.ts';
import { warn } from './remarks.ts';
import { deliverReport, isReportWanted } from './report.ts';
import { announce, setOutputs } from './verdict-output.ts';

export interface GateJob {
  inputs: GateInputs;
  /** Why there is nothing to test; it is reported like any other verdict. */
  refusal: SetupError | NotTested | undefined;
  /** Reads what governs, and knows the event that started the workflow. */
  governing: GoverningReader;
  log: ProgressLog;
  /** Kept up to date, for the message of a cancelled job. */
  progress: Progress;
  signal: AbortSignal;
  secrets: Secrets;
  redactors: Redactors;
}

/**
 * Decides and sets the outputs first, then reports: a failure from there on does not change the
 * verdict.
 */
export async function runGate(job: GateJob): Promise<Result> {
  const { inputs, refusal, governing, log, signal, secrets } = job;
  const clock = systemClock(signal);
  const environment = readEnvironment();
  const { event } = governing;
  const options = { clock, signal, onRetry: log.retried };
  const client = connectToService(inputs.connection, secrets, options);
  const { token } = inputs.github;
  const isPublic = askWhetherPublic(environment.visibility, event.repository, token, signal);
  await prepareFiles(inputs);
  const decision: Decision = refusal
    ? { verdict: refusal }
    : await decideOn(job, client, clock, environment);
  signal.throwIfAborted();

  const redacted = resultOf(decision, job, environment);
  setOutputs(redacted);
  const { assessment } = redacted;
  const { app, run } = decision;
  const decided = {
    ...redacted,
    details: assessment ? await detailsOf(inputs, isPublic) : redacted.details,
  };
  signal.throwIfAborted();
  if (assessment) logFindings(assessment, decided.details);
  const delivery = { client, clock, environment, inputs: inputs.report };
  const report =
    assessment && app && run && (await isReportWanted(inputs.report, isPublic))
      ? await deliverReport({ ...delivery, appId: app.appId, run })
      : undefined;
  signal.throwIfAborted();

  const result = await publish({ ...decided, report }, inputs.views, event.workflow, signal);
  signal.throwIfAborted();
  announce(result);
  const { app: wanted } = inputs.settings;
  await updateGitHubViews({ result, inputs: inputs.github, event, app: wanted, signal });
  return result;
}

async function decideOn(
  { inputs, governing, log, progress, redactors, signal }: GateJob,
  client: ServiceClient,
  clock: Clock,
  environment: Environment,
): Promise<Decision> {
  const { upload } = inputs.report;
  const isUploadLikely = upload === 'auto' ? environment.visibility === 'private' : upload;
  const options = {
    client,
    clock,
    random: Math.random,
    today,
    settings: inputs.settings,
    governing: readAndCheck(inputs.governing, governing),
    deployment: await connectToDeployment(inputs, clock, signal),
    tell: (event: GateEvent) => {
      log.tell(event);
      // While the run goes on there is time to prepare what its findings and report will need;
      // should the library not load, the upload says so.
      if (event.kind !== 'run-triggered') return;
      prepareRedactor(redactors.text);
      if (isUploadLikely) loadLibrary().catch(() => {});
    },
  };
  // Pages of findings are garbage once they are read, and no reason for a larger heap: this saves a
  // third of the peak with 10,000 findings, at half the price of `--optimize-for-size`.
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
  const decision = await decide(options, progress);
  setFlagsFromString('--heap-growing-percent=0'); // the default
  return decision;
}

/**
 * The policy that a change proposes governs nothing yet, but its author is warned at once when it
 * is malformed.
 */
async function readAndCheck(inputs: GateInputs['governing'], reader: GoverningReader) {
  const [read, problem] = await Promise.all([
    readGoverningFiles(inputs, reader),
    findProblemOfProposal(inputs.configFile, reader),
  ]);
  if (problem !== undefined)
    warn(
      `The policy file that this pull request proposes cannot be used, and would fail every gate: ${problem}`,
    );
  return read;
}

async function detailsOf(
  { details }: GateInputs,
  isPublic: () => Promise<boolean>,
): Promise<Result['details']> {
  if (details !== 'auto') return details;
  return (await isPublic()) ? 'counts' : 'full';
}

function resultOf(
  decision: Decision,
  { inputs, governing, redactors }: GateJob,
  environment: Environment,
): Result {
  const { verdict, assessment, threshold, sources, provenVersion, app, run, policy } = decision;
  return {
    verdict: redactVerdict(verdict, redactors.text),
    job: jobResult(verdict, inputs),
    app: app && redactApp(app, redactors),
    run: run && redactRun(withStatusUrl(inputs.connection.baseUrl, run), redactors),
    assessment: assessment && redactAssessment(assessment, redactors.text),
    threshold,
    policy,
    sources,
    baselineAppId: inputs.settings.baselineAppId,
    newOnly: inputs.settings.newOnly,
    provenVersion,
    details: 'counts',
    commit: governing.event.headSha,
    asksForProof: inputs.version !== undefined,
    docsUrl: readDocsUrl(),
    runUrl: environment.runUrl,
  };
}

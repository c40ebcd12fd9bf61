import { setFlagsFromString } from 'node:v8';
import { type Clock, systemClock, today } from '../../clock.ts';
import { type Decision, decide } from '../../gate/gate.ts';
import { jobResult, type NotTested, type SetupError } from '../../gate/verdict.ts';
import { proveVersion } from '../../gate/version-proof.ts';
import { loadLibrary } from '../../github/artifact.ts';
import { type Environment, readEnvironment } from '../../github/environment.ts';
import type { WorkflowEvent } from '../../github/event.ts';
import { askWhetherPublic } from '../../github/visibility.ts';
import {
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
import { connectToService } from '../service-connection.ts';
import { withStatusUrl } from '../status-url.ts';
import { connectToDeployment } from './deployment.ts';
import { preparePredicate } from './files.ts';
import { logFindings } from './findings-log.ts';
import { updateGitHubViews } from './github-views.ts';
import type { GateInputs, ReportInputs } from './inputs.ts';
import { type Story, warn } from './progress-log.ts';
import { findProblemOfProposal } from './proposed-policy.ts';
import { publish } from './publish.ts';
import { deliverReport, isReportWanted } from './report.ts';
import { announce, setOutputs } from './verdict-output.ts';

export interface Test {
  inputs: GateInputs;
  /** Why there is nothing to test; it is told as any other verdict. */
  refusal: SetupError | NotTested | undefined;
  /** Reads what governs, and knows the event that started the workflow. */
  governing: GoverningReader;
  story: Story;
  signal: AbortSignal;
  /** Told to the redactors: what is obtained meanwhile is added. */
  secrets: string[];
  redactors: Redactors;
}

/**
 * Decides, sets the outputs, and only then tells: nothing that fails from there on changes the
 * verdict.
 */
export async function testApp(test: Test): Promise<Result> {
  const { inputs, refusal, governing, story, signal, secrets, redactors } = test;
  // Tens of thousands of short-lived objects are not worth a larger heap: with 10,000 findings this
  // saves some 20 MiB at its peak.
  setFlagsFromString('--optimize-for-size');
  const clock = systemClock(signal);
  const environment = readEnvironment();
  const { event } = governing;
  const onSecret = (secret: string) => secrets.push(secret);
  const client = connectToService(inputs.connection, {
    clock,
    signal,
    onRetry: story.retried,
    onSecret,
  });
  const isPublic = askWhetherPublic({
    environment,
    repository: event.repository,
    token: inputs.github.token,
    signal,
  });
  await preparePredicate(inputs);
  const decision = refusal
    ? { verdict: refusal }
    : await decideOn({ inputs, governing, story, signal, client, clock, environment });
  signal.throwIfAborted();

  const redacted = resultOf(decision, { inputs, environment, event, story, redactors });
  setOutputs(redacted);
  const { assessment } = redacted;
  const { app, run } = story.progress;
  const decided = {
    ...redacted,
    details: assessment ? await detailsOf(inputs, isPublic) : redacted.details,
  };
  signal.throwIfAborted();
  if (assessment) logFindings(assessment, decided.details);
  const report =
    assessment && app && run && (await isReportWanted(inputs.report, isPublic))
      ? await deliverReport({
          client,
          clock,
          environment,
          inputs: inputs.report,
          appId: app.appId,
          run,
        })
      : undefined;
  signal.throwIfAborted();

  const { workspace } = environment;
  const publication = { views: inputs.views, workflow: event.workflow, workspace, signal };
  const result = await publish({ ...decided, report }, publication);
  signal.throwIfAborted();
  announce(result);
  await updateGitHubViews({
    result,
    inputs: inputs.github,
    event,
    appName: nameOfApp(inputs),
    signal,
  });
  return result;
}

interface Matter extends Pick<Test, 'inputs' | 'governing' | 'story' | 'signal'> {
  client: ServiceClient;
  clock: Clock;
  environment: Environment;
}

async function decideOn({
  inputs,
  governing,
  story,
  signal,
  client,
  clock,
  environment,
}: Matter): Promise<Decision> {
  const deployment = await connectToDeployment(inputs, { clock, signal });
  const gate = {
    client,
    clock,
    random: Math.random,
    today,
    settings: inputs.settings,
    governing: readAndCheck(inputs, governing),
    tell: tellAndPrepare(story, { ...inputs.report, ...environment }),
  };
  return decide({ ...gate, proof: deployment && proveVersion(gate, deployment) });
}

/**
 * The policy that a change proposes governs nothing yet, but its author is told at once when it
 * never could.
 */
async function readAndCheck(
  { governing: { configFile, ...files } }: GateInputs,
  reader: GoverningReader,
) {
  const [read, problem] = await Promise.all([
    readGoverningFiles({ configFile, ...files }, reader),
    findProblemOfProposal(configFile, reader),
  ]);
  if (problem !== undefined)
    warn(
      `The policy file that this pull request proposes cannot be used, and would fail every gate: ${problem}`,
    );
  return read;
}

function nameOfApp({ settings: { app } }: GateInputs): string {
  return 'id' in app ? app.id : app.url;
}

/**
 * While the run goes on there is time to load what its report will need; should that fail, the
 * upload says so.
 */
function tellAndPrepare(
  story: Story,
  { upload, visibility }: Pick<ReportInputs, 'upload'> & Pick<Environment, 'visibility'>,
): Story['tell'] {
  const isLikely = upload === 'auto' ? visibility === 'private' : upload;
  return (event) => {
    story.tell(event);
    if (event.kind === 'run-triggered' && isLikely) loadLibrary().catch(() => {});
  };
}

async function detailsOf(
  { details }: GateInputs,
  isPublic: () => Promise<boolean>,
): Promise<Result['details']> {
  if (details !== 'auto') return details;
  return (await isPublic()) ? 'counts' : 'full';
}

interface Circumstances {
  inputs: GateInputs;
  environment: Environment;
  event: WorkflowEvent;
  story: Story;
  redactors: Redactors;
}

function resultOf(
  decision: Decision,
  { inputs, environment, event, story, redactors }: Circumstances,
): Result {
  const { verdict, assessment, threshold, sources, provenVersion } = decision;
  const { app, run, policy } = story.progress;
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
    commit: event.headSha,
    runUrl: environment.runUrl,
  };
}

import { setFlagsFromString } from 'node:v8';
import { type Clock, systemClock, today } from '../../clock.ts';
import { type Decision, decide } from '../../gate/gate.ts';
import { jobResult, type SetupError } from '../../gate/verdict.ts';
import { proveVersion } from '../../gate/version-proof.ts';
import { loadLibrary } from '../../github/artifact.ts';
import { type Environment, readEnvironment } from '../../github/environment.ts';
import { readWorkflowEvent, type WorkflowEvent } from '../../github/event.ts';
import { type Redactors, redactApp, redactAssessment, redactRun, redactVerdict } from '../../results/redactor.ts';
import type { Result } from '../../results/result.ts';
import type { ServiceClient } from '../../service/client.ts';
import { connectToService } from '../service-connection.ts';
import { withStatusUrl } from '../status-url.ts';
import { connectToDeployment } from './deployment.ts';
import { logFindings } from './findings-log.ts';
import { updateGitHubViews } from './github-views.ts';
import { type Place, readGoverningFiles } from './governing-files.ts';
import type { GateInputs } from './inputs.ts';
import { publish } from './publish.ts';
import { deliverReport } from './report.ts';
import { announce, setOutputs } from './settle.ts';
import type { Story } from './story.ts';

export interface Test {
  inputs: GateInputs;
  /** Why there is nothing to test; it is told as any other verdict. */
  refusal: SetupError | undefined;
  story: Story;
  signal: AbortSignal;
  /** Told to the redactors: what is obtained meanwhile is added. */
  secrets: string[];
  redactors: Redactors;
}

/** Decides, sets the outputs, and only then tells: nothing that fails from there on changes the verdict. */
export async function testApp({ inputs, refusal, story, signal, secrets, redactors }: Test): Promise<Result> {
  // Tens of thousands of short-lived objects are not worth a larger heap: with 10,000 findings this saves some 20 MiB at its peak.
  setFlagsFromString('--optimize-for-size');
  const clock = systemClock(signal);
  const environment = readEnvironment();
  const event = readWorkflowEvent();
  const onSecret = (secret: string) => secrets.push(secret);
  const client = connectToService(inputs.connection, { clock, signal, onRetry: story.retried, onSecret });
  const place = { event, workspace: environment.workspace, token: inputs.github.token, signal, today: today() };
  const decision = refusal ? { verdict: refusal } : await decideOn({ inputs, story, signal, client, clock, place });
  signal.throwIfAborted();

  const decided = resultOf(decision, { inputs, environment, event, story, redactors });
  setOutputs(decided);
  const { assessment } = decided;
  const { app, run } = story.progress;
  if (assessment) logFindings(assessment, decided.details);
  const report =
    assessment && app && run && inputs.report.upload
      ? await deliverReport({ client, clock, environment, inputs: inputs.report, appId: app.appId, run })
      : undefined;
  signal.throwIfAborted();

  const { workspace } = environment;
  const publication = { views: inputs.views, workflow: event.workflow, workspace, signal };
  const result = await publish({ ...decided, report }, publication);
  signal.throwIfAborted();
  announce(result);
  await updateGitHubViews({ result, inputs: inputs.github, event, appName: nameOfApp(inputs), signal });
  return result;
}

interface Matter extends Pick<Test, 'inputs' | 'story' | 'signal'> {
  client: ServiceClient;
  clock: Clock;
  place: Place;
}

async function decideOn({ inputs, story, signal, client, clock, place }: Matter): Promise<Decision> {
  const deployment = await connectToDeployment(inputs, { clock, signal });
  const gate = {
    client,
    clock,
    random: Math.random,
    today,
    settings: inputs.settings,
    governing: readGoverningFiles(inputs.governing, place),
    tell: tellAndPrepare(story, inputs),
  };
  return decide({ ...gate, proof: deployment && proveVersion(gate, deployment) });
}

function nameOfApp({ settings: { app } }: GateInputs): string {
  return 'id' in app ? app.id : app.url;
}

/** While the run goes on there is time to load what its report will need; should that fail, the upload says so. */
function tellAndPrepare(story: Story, { report }: GateInputs): Story['tell'] {
  return (event) => {
    story.tell(event);
    if (event.kind === 'run-triggered' && report.upload) loadLibrary().catch(() => {});
  };
}

interface Circumstances {
  inputs: GateInputs;
  environment: Environment;
  event: WorkflowEvent;
  story: Story;
  redactors: Redactors;
}

function resultOf(decision: Decision, { inputs, environment, event, story, redactors }: Circumstances): Result {
  const { verdict, assessment, mayIncludeLaterRun, threshold, provenVersion } = decision;
  const { app, run } = story.progress;
  const open = inputs.details === 'full' || (inputs.details === 'auto' && !environment.isPublic);
  return {
    verdict: redactVerdict(verdict, redactors.text),
    job: jobResult(verdict, inputs),
    app: app && redactApp(app, redactors),
    run: run && redactRun(withStatusUrl(inputs.connection.baseUrl, run), redactors),
    assessment: assessment && redactAssessment(assessment, redactors.text),
    mayIncludeLaterRun,
    threshold,
    newOnly: inputs.settings.newOnly,
    provenVersion,
    details: open ? 'full' : 'counts',
    commit: event.headSha,
    runUrl: environment.runUrl,
  };
}

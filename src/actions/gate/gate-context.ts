import { type Clock, systemClock } from '../../clock.ts';
import type { Deployment, GateEvent, GateStart } from '../../decision/context.ts';
import { loadArtifactLibrary } from '../../github/artifact.ts';
import { readEnvironment } from '../../github/environment.ts';
import type { Details } from '../../results/model/result.ts';
import { describeOtherHost } from '../../results/model/version-host.ts';
import { connectToService, openHttp } from '../opening/service-connection.ts';
import { detailsByEvent } from '../workflow/shown-details.ts';
import { warn } from './annotate.ts';
import type { Gate } from './open-gate.ts';
import { createProgressLog } from './progress-log.ts';

/** A gate that may start, since nothing is wrong with its inputs. */
export type StartedGate = Extract<Gate, { earlyVerdict?: undefined }>;

/** What the steps of the decision need: clients of the service and the app, clock and log. */
export async function createContext(gate: StartedGate): Promise<GateStart> {
  const { inputs, reporting, workflowRun, readPolicy, progress, secrets } = gate;
  const { signal } = workflowRun;
  const clock = systemClock(signal);
  const details = detailsByEvent(reporting.details);
  const log = createProgressLog(secrets.redactors.text, details);
  const quotesOthers = details === 'full';
  const options = { clock, signal, onRetry: log.onRetry, quotesProblems: quotesOthers };
  return {
    client: connectToService(inputs.connection, secrets, options),
    clock,
    random: Math.random,
    inputs,
    readPolicyFiles: readPolicy,
    deployment: await connectToDeployment(gate, clock, quotesOthers),
    onEvent: (event) => {
      log.onEvent(event);
      watchEvent(event, gate, details);
    },
    progress,
  };
}

/** Warns about the host of `version-url`, and loads the upload ahead of time. */
function watchEvent(event: GateEvent, { inputs, secrets }: StartedGate, details: Details): void {
  if (event.kind === 'app-found') {
    const { appUrl } = event.app;
    const versionUrl = inputs.version?.url.href;
    const doubt = describeOtherHost({ versionUrl, appUrl, details });
    if (doubt !== undefined) warn(secrets.redactors.text(doubt));
  }
  if (event.kind !== 'run-triggered') return;
  const { upload } = inputs.report;
  const isUploadLikely = upload === 'auto' ? readEnvironment().visibility === 'private' : upload;
  // Loaded while the run goes on. If that fails, the upload reports it.
  if (isUploadLikely) loadArtifactLibrary().catch(() => {});
}

/** Prepares to read the version of the deployed app; undefined without `version-url`. */
async function connectToDeployment(
  { inputs, workflowRun }: StartedGate,
  clock: Clock,
  quotesAnswers: boolean,
): Promise<Deployment | undefined> {
  const { version, connection } = inputs;
  if (version === undefined) return undefined;
  // Loaded only now, since most gates do not need it.
  const { createVersionReader } = await import('../../deployment/version-reader.ts');
  const { url, header, ...expectation } = version;
  const { requestTimeoutMs } = connection;
  const { signal } = workflowRun;
  const options = { url, header, clock, requestTimeoutMs, signal };
  const readVersion = createVersionReader({ ...options, http: openHttp(connection) });
  return { ...expectation, quotesAnswers, readVersion };
}

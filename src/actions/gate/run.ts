import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { info } from '@actions/core';
import { noProgress, type Progress } from '../../gate/progress.ts';
import { type NotTested, notTested } from '../../gate/verdict.ts';
import {
  createRedactors,
  type Redactors,
  redactApp,
  redactRun,
  redactVerdict,
} from '../../results/redaction.ts';
import type { Result } from '../../results/result.ts';
import { isTerminal } from '../../service/task-states.ts';
import { version } from '../../version.ts';
import { readCertificates } from '../certificates.ts';
import { InputReader } from '../input-reader.ts';
import { withStatusUrl } from '../status-url.ts';
import { createStatusTeller } from './commit-status.ts';
import { removePredicate } from './files.ts';
import { type GateInputs, readInputs } from './inputs.ts';
import { describeAdopted, openJudgingReader } from './judged-event.ts';
import { createProgressLog } from './progress-log.ts';
import { announce, setOutputs, untested, writeSummary } from './verdict-output.ts';

const strict = { warnOnly: false, onNotTested: 'fail' } as const;
/**
 * How long a cancelled gate waits for the answer to a trigger that was sent, since it names the run
 * that goes on.
 */
const triggerGraceMs = 4000;

/**
 * Runs the gate; it ends with a verdict in the outputs, also when the job is cancelled. True when
 * the job succeeds.
 */
export async function run(signal: AbortSignal): Promise<boolean> {
  const reader = new InputReader();
  const governing = await openJudgingReader(reader, signal);
  const certificates = await readCertificates(reader, governing);
  const { event } = governing;
  const read = readInputs(reader, { event, certificates }); // masks the secrets, so it precedes the first line of the log
  const { inputs, refusal } = read;
  info(`Security Test Gate ${version}`);
  const adopted = describeAdopted(event);
  if (adopted !== undefined) info(adopted);
  if (inputs === undefined) {
    const result = untested(refusal, strict);
    const { github, settings, views } = read.readable;
    const status = createStatusTeller(settings.dryRun ? undefined : github.statusContext, {
      event,
      token: github.token,
      signal,
    });
    if (!reader.isRefused('predicate-file')) await removePredicate(views.predicateFile);
    await settle(result);
    await status.end(result);
    return false;
  }
  const { password, token } = inputs.connection.credentials;
  const secrets = [password, token, inputs.github.token].filter((secret) => secret !== undefined);
  const redactors = createRedactors(secrets);
  const log = createProgressLog(redactors.text);
  const progress = noProgress();
  const { statusContext, token: githubToken } = inputs.github;
  const status = createStatusTeller(inputs.settings.dryRun ? undefined : statusContext, {
    event,
    token: githubToken,
    signal,
  });
  if (refusal === undefined) status.begin();
  // Loaded here, since a run with invalid inputs needs none of it.
  const { runGate } = await import('./run-gate.ts');
  const testing = runGate({
    inputs,
    refusal,
    governing,
    log,
    progress,
    signal,
    secrets,
    redactors,
  }).then(async (result) => {
    await status.end(result);
    return succeeds(result);
  });
  const aborted = signal.aborted ? Promise.resolve() : once(signal, 'abort');
  const cancelled = aborted.then(async () => {
    const told = status.cancel();
    const succeeded = await settleCancelled({ testing, inputs, redactors, progress });
    await removePredicate(inputs.views.predicateFile);
    await told;
    return succeeded;
  });
  // However the test ends once the job is cancelled, and whatever it still waits for: only the
  // cancellation counts.
  const tested = testing.then(
    (succeeded) => (signal.aborted ? cancelled : succeeded),
    (error) => (signal.aborted ? cancelled : Promise.reject(error)),
  );
  return Promise.race([cancelled, tested]);
}

async function settle(result: Result): Promise<boolean> {
  setOutputs(result);
  setOutputs({ ...result, summaryFile: await writeSummary(result) });
  announce(result);
  return succeeds(result);
}

function succeeds({ job }: Result): boolean {
  return job !== 'failure';
}

interface Cancelled {
  testing: Promise<unknown>;
  inputs: GateInputs;
  redactors: Redactors;
  progress: Progress;
}

/** Overrides whatever was said before: a cancelled job has proven nothing. */
async function settleCancelled({
  testing,
  inputs,
  redactors,
  progress,
}: Cancelled): Promise<boolean> {
  if (progress.triggering) await Promise.race([testing.catch(() => {}), delay(triggerGraceMs)]);
  const { app, run } = progress;
  return settle({
    ...untested(redactVerdict(verdictOnCancellation(progress), redactors.text), strict),
    asksForProof: inputs.version !== undefined,
    app: app && redactApp(app, redactors),
    run: run && redactRun(withStatusUrl(inputs.connection.baseUrl, run), redactors),
  });
}

function verdictOnCancellation({ run, triggering, lostTrigger }: Progress): NotTested {
  if (run && !isTerminal(run.state)) {
    const message = `The job was cancelled. The run goes on at the service (task ${run.taskId}).`;
    return notTested('cancelled', message);
  }
  const message =
    triggering || lostTrigger
      ? 'The job was cancelled before the service had answered to a trigger; one may have started at the service.'
      : 'The job was cancelled; no run of this job is left at the service.';
  return notTested('cancelled', message);
}

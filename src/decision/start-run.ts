import { timestamp } from '../clock.ts';
import { isServiceError, ServiceError } from '../service/errors.ts';
import { runInProgress } from '../service/findings.ts';
import { createPersistence, growingIntervals, wait } from '../service/polling.ts';
import { explainPause, maxWaitMs, waitAfterFailure } from '../service/retry.ts';
import { isSecurityTest, isTerminal } from '../service/task-states.ts';
import type { Task } from '../service/tasks.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext, ObservedRun } from './context.ts';
import { mayBePaid, type Progress } from './progress.ts';
import { joinQueue, type Queue } from './queue.ts';
import { isRefusal } from './reports.ts';
import { notTested, Stopped } from './verdict.ts';
import { awaitBuild } from './version-proof.ts';

/** How a trigger ended without a run that is known. */
type FailedTrigger =
  /** Another run is active. */
  | { kind: 'active'; error: ServiceError }
  /** Refused for its rate. */
  | { kind: 'rate-limited'; error: ServiceError }
  /** Certainly not accepted, because of a transient failure. */
  | { kind: 'transient'; error: ServiceError }
  /** Refused by the service itself, once a run may have been paid for. */
  | { kind: 'refused'; error: ServiceError }
  /** No answer, or one that names no new run: one may have started. */
  | { kind: 'lost'; error: ServiceError };

/** How long an outage may last before the next trigger: above the time until a refusal counts. */
const outageMs = 3 * 60_000;
/** After a lost answer one more run may be started: each may have been paid for. */
const maxLostTriggers = 1;

/**
 * Triggers a run of our own. The findings list is looked at before each request: it shows whether a
 * run is active and costs nothing, while requests are limited to 10 a minute and each run costs
 * credits. Another active run is waited for.
 * @param isRerun a run was triggered before: then an outage is waited out, and the build must stay
 */
export async function startRun(gate: GateContext, isRerun = false): Promise<ObservedRun> {
  const { progress } = gate;
  const queue = joinQueue(gate);
  let pauseAfterFailure = createPauses(gate, queue);
  const isActive = await (isRerun ? isRunActiveAfterOutage(gate) : isRunActive(gate));
  if (isActive) await queue.waitForOthers(progress.lostTriggers > 0);
  for (let wasSeen = isRerun; ; wasSeen = true) {
    await awaitBuild(gate, wasSeen);
    const attempt = await trigger(gate);
    if ('run' in attempt) return attempt;
    const { kind, error } = attempt;
    await pauseAfterFailure(attempt);
    if (kind !== 'active' && !(await isRunActiveAfterOutage(gate))) continue;
    await queue.waitForOthers(progress.lostTriggers > 0, kind === 'active' ? error : undefined);
    pauseAfterFailure = createPauses(gate, queue);
  }
}

/** Whether a run is active. Reads a finding in full, to fail before anything is paid for. */
async function isRunActive({ app, client }: GateContext): Promise<boolean> {
  return (await client.findings.probe(app.appId)) === runInProgress;
}

/** Whether a run is active, once one may have been paid for: waits for the end of an outage. */
async function isRunActiveAfterOutage(gate: GateContext): Promise<boolean> {
  const { app, client, clock, inputs } = gate;
  const looked = await wait({
    ...gate,
    cadence: gate.inputs.cadence,
    what: 'an answer of the service',
    deadline: clock.now() + Math.min(inputs.timeoutMs, outageMs),
    atOnce: true,
    endsWait: isRefusal,
    look: (limits) => client.findings.status(app.appId, limits),
  });
  if (looked.kind === 'seen') return looked.seen === runInProgress;
  throw looked.lastFailure;
}

async function trigger(gate: GateContext): Promise<ObservedRun | FailedTrigger> {
  const { app, client, clock, progress, onEvent } = gate;
  progress.triggering = true;
  const notEndedAt = timestamp(clock);
  try {
    // Retries of the client would come without a look at the list, and from all gates at once.
    const run = await client.runs.trigger(app.appId, { retries: 0 });
    const doubt = doubtAbout(run, gate);
    if (doubt !== undefined)
      throw new ServiceError('unexpected-response', `the run ${doubt}`, { status: 202 });
    progress.run = run;
    progress.triggering = false;
    progress.acceptedTriggers += 1;
    onEvent({ kind: 'run-triggered', run });
    return { run, notEndedAt };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    if (error.notAccepted) progress.triggering = false;
    return failureOf(error, progress);
  }
}

/** Why the answer to a trigger is not about the new run, which is QUEUED at first. */
function doubtAbout(run: Task, { app, deployment }: GateContext): string | undefined {
  const { taskId, appId, state } = run;
  if (appId !== undefined && appId !== app.appId) return `belongs to app ${appId}`;
  if (!isSecurityTest(taskId)) return `${taskId} is no security test`;
  if (isTerminal(state)) return `${taskId} is ${state} already`;
  if (!deployment || state !== 'RUNNING') return undefined;
  return `${taskId} is RUNNING already, and may have begun before the expected build was deployed`;
}

function failureOf(error: ServiceError, progress: Progress): FailedTrigger {
  // The one conflict that this call knows, whatever type a gateway left of the problem.
  if (error.code === 'run-already-active' || error.code === 'conflict')
    return { kind: 'active', error };
  if (error.code === 'rate-limited') return { kind: 'rate-limited', error };
  if (
    error.code === 'invalid-request' &&
    /not registered/i.test(`${error.problem?.title} ${error.problem?.detail}`)
  )
    throw notRegistered(error);
  const isAnswerLost = error.transient || (error.status !== undefined && error.status < 300);
  if (isAnswerLost) return { kind: error.notAccepted ? 'transient' : 'lost', error };
  // Once a run may have been paid for, a refusal that may end is waited for. After any other answer
  // another run may have started.
  const isFinal = error.code === 'payment-required' || !error.notAccepted;
  if (isFinal || !mayBePaid(progress)) throw error;
  return { kind: 'refused', error };
}

function notRegistered(error: ServiceError): Stopped {
  const message = 'The service says that the app is not registered yet, so it started no test.';
  const cause = sentence(error.message);
  return new Stopped(notTested('registration-incomplete', message, { cause }));
}

/** Counts a lost answer, and waits until a run that did start can show in the list. */
async function pauseAfterLostAnswer(gate: GateContext, error: ServiceError): Promise<void> {
  const { clock, progress, inputs, onEvent } = gate;
  progress.triggering = false;
  progress.lostTriggers += 1;
  if (progress.lostTriggers > Math.min(maxLostTriggers, inputs.maxRetries)) throw error;
  onEvent({ kind: 'trigger-uncertain', error });
  await waitAfterFailure(error, clock, inputs.cadence.intervalMs);
}

/** Waits before the next trigger; throws once there were too many failures. */
function createPauses(gate: GateContext, queue: Queue) {
  const { clock, inputs } = gate;
  const pauseAfterTransient = createTransientPauses(gate);
  const refusals = createPersistence(clock);
  return async ({ kind, error }: FailedTrigger): Promise<void> => {
    if (kind !== 'refused') refusals.reset();
    else if (refusals.saw(kind)) throw error;
    else await clock.sleep(inputs.cadence.maxIntervalMs);
    if (kind === 'lost') await pauseAfterLostAnswer(gate, error);
    if (kind === 'transient') await pauseAfterTransient(error);
    if (kind === 'rate-limited') await queue.waitForRateLimit(error);
  };
}

/** Waits after each transient failure, and not all gates at once; throws once there are too many. */
function createTransientPauses({ clock, random, inputs, onEvent }: GateContext) {
  const intervals = growingIntervals(inputs.cadence);
  let failures = 0;
  return async (error: ServiceError): Promise<void> => {
    failures += 1;
    const { retryAfterMs = 0 } = error;
    if (retryAfterMs > maxWaitMs) throw explainPause(error, { clock });
    if (failures > inputs.maxRetries) throw error;
    const spreadMs = random() * (retryAfterMs / 2 + intervals());
    const waitMs = Math.min(retryAfterMs + spreadMs, maxWaitMs);
    onEvent({ kind: 'trigger-postponed', error, waitMs });
    await clock.sleep(waitMs);
  };
}

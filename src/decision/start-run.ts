import { timestamp } from '../clock.ts';
import { isServiceError, ServiceError } from '../service/errors.ts';
import { runInProgress } from '../service/findings.ts';
import { isListRefusal } from '../service/list-findings.ts';
import { growing } from '../service/polling.ts';
import { maxWaitMs, pauseAfter } from '../service/retry.ts';
import { isTerminal } from '../service/task-states.ts';
import type { Task } from '../service/tasks.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext, ObservedRun } from './context.ts';
import { joinQueue } from './queue.ts';
import { notTested, Stopped } from './verdict.ts';
import { wait } from './wait.ts';

/** How long an outage right after a trigger, or after an INTERRUPTED run, may be. */
const outageMs = 60_000;

/** After `uncertain`, a lost or empty answer, a run may have started; after `postponed`, none. */
type FailedTrigger = { kind: 'uncertain' | 'postponed'; error: ServiceError };
/** A trigger after which another may follow; `active`: the service says that a run is. */
type VainTrigger = FailedTrigger | { kind: 'active' };

/**
 * Triggers a run of our own. The findings list is looked at before each request: it tells whether a
 * run is active and costs nothing, while requests are limited to 10 a minute and each run costs
 * credits. Another active run is waited for.
 * @param look the first one at the list
 */
export async function startRun(gate: GateContext, look = runIsActive): Promise<ObservedRun> {
  const waitForTurn = joinQueue(gate);
  const pauses = createPauses(gate);
  let active = await look(gate);
  for (let maybeOurs = false; ; ) {
    if (active) await waitForTurn(maybeOurs);
    const attempt = await trigger(gate);
    if (!('kind' in attempt)) return attempt;
    if (attempt.kind !== 'active') await pauses.after(attempt);
    active = attempt.kind === 'active' || (await runIsActiveOnceReached(gate));
    if (active) pauses.othersGoOn();
    maybeOurs ||= attempt.kind === 'uncertain';
  }
}

async function runIsActive({ app, client }: GateContext): Promise<boolean> {
  return (await client.findings.status(app.appId)) === runInProgress;
}

/** The same once a run may have been paid for, and perhaps the service restarts. */
export async function runIsActiveOnceReached(gate: GateContext): Promise<boolean> {
  const { app, client, clock, settings } = gate;
  const looked = await wait(gate, {
    what: 'an answer of the service',
    deadline: clock.now() + Math.min(settings.timeoutMs, outageMs),
    atOnce: true,
    endsWait: isListRefusal,
    look: (limits) => client.findings.status(app.appId, limits),
  });
  return 'seen' in looked ? looked.seen === runInProgress : runIsActive(gate);
}

async function trigger(gate: GateContext): Promise<ObservedRun | VainTrigger> {
  await gate.proof?.beforeTrigger();
  const { app, client, clock, progress, onEvent } = gate;
  progress.triggering = true;
  const unendedAt = timestamp(clock);
  try {
    // The client would repeat it without a look at the list, and all who wait at the same moment.
    const run = await client.runs.trigger(app.appId, { retries: 0 });
    const flaw = flawOf(run, gate);
    if (flaw !== undefined)
      throw new ServiceError('unexpected-response', `the run ${flaw}`, { status: 202 });
    progress.run = run;
    progress.triggering = false;
    // At most one test is in flight for an app: a trigger accepted now rules out a lost one.
    progress.lostTrigger = false;
    onEvent({ kind: 'run-triggered', run });
    return { run, unendedAt };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    if (error.notAccepted) progress.triggering = false;
    return attemptOf(error);
  }
}

/** Why the answer to a trigger is not about a run that began with it, which is QUEUED. */
function flawOf(run: Task, { app, proof }: GateContext): string | undefined {
  const { taskId, appId, state, operation } = run;
  if (appId !== undefined && appId !== app.appId) return `belongs to app ${appId}`;
  if (operation || /^task_(reg|vr)_/.test(taskId)) return `${taskId} is no security test`;
  if (isTerminal(state)) return `${taskId} is ${state} already`;
  if (!proof || state !== 'RUNNING') return undefined;
  return `${taskId} is RUNNING already, and may have begun before the expected build was deployed`;
}

function attemptOf(error: ServiceError): VainTrigger {
  // The one conflict that this call knows, whatever type a gateway left of the problem.
  if (error.code === 'run-already-active' || error.code === 'conflict') return { kind: 'active' };
  if (error.code === 'invalid-request' && /not registered/i.test(error.message))
    throw new Stopped(notTested('registration-incomplete', sentence(error.message)));
  if (!error.notAccepted && error.status !== undefined && error.status < 300)
    throw acceptedUnread(error);
  if (error.transient) return { kind: error.notAccepted ? 'postponed' : 'uncertain', error };
  throw error;
}

/** A 2xx that cannot be read, or names no new run, was accepted: it is never sent again. */
function acceptedUnread({ message: why }: ServiceError): Stopped {
  const message = `The service accepted the trigger, but not in words that name a new run, so that it cannot be followed: ${why}. It is not triggered a second time.`;
  return new Stopped(notTested('unexpected-response', message, { noAdoption: true }));
}

/** Waits after each transient failure; throws once there may be no further attempt. */
function createPauses({ clock, random, settings, progress, onEvent }: GateContext) {
  let uncertain = 0;
  let postponed = 0;
  let intervals = growing(settings.cadence);

  /** One polling interval at least, so that a run that did start can show in the list. */
  const afterUncertain = async (error: ServiceError) => {
    uncertain += 1;
    if (uncertain > settings.maxRetries) throw error;
    progress.triggering = false;
    progress.lostTrigger = true;
    onEvent({ kind: 'trigger-uncertain', error });
    await pauseAfter(error, clock, settings.cadence.intervalMs);
  };
  /** As long as the service asks for, and not all gates at once. */
  const afterPostponed = async (error: ServiceError) => {
    postponed += 1;
    const { retryAfterMs = 0 } = error;
    if (postponed > settings.maxRetries || retryAfterMs > maxWaitMs) throw error;
    const spreadMs = random() * (retryAfterMs / 2 + intervals());
    const waitMs = Math.min(retryAfterMs + spreadMs, maxWaitMs);
    onEvent({ kind: 'trigger-postponed', error, waitMs });
    await clock.sleep(waitMs);
  };
  return {
    after: ({ kind, error }: FailedTrigger) =>
      kind === 'uncertain' ? afterUncertain(error) : afterPostponed(error),
    /** Once another run has its turn, postponed triggers are counted from zero. */
    othersGoOn: () => {
      postponed = 0;
      intervals = growing(settings.cadence);
    },
  };
}

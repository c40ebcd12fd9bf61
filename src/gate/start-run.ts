import type { App } from '../service/apps.ts';
import { isServiceError, ServiceError } from '../service/errors.ts';
import { runInProgress } from '../service/findings.ts';
import { growing } from '../service/polling.ts';
import type { GateContext, ObservedRun } from './context.ts';
import { momentOf } from './moment.ts';
import { createQueue } from './queue.ts';
import { notTested, type Verdict } from './verdict.ts';

/** Longest wait between two triggers that the service has no room for. */
const maxWaitMs = 5 * 60_000;

/**
 * `uncertain`: the answer was lost or says nothing, so a run may have started. `postponed`:
 * certainly none has.
 */
type FailedTrigger = { kind: 'uncertain' | 'postponed'; error: ServiceError };
type TriggerAttempt =
  | { kind: 'started'; begun: ObservedRun }
  | { kind: 'active' }
  | FailedTrigger
  | { kind: 'refused'; verdict: Verdict };

/**
 * Triggers a run of our own. The findings list is looked at before each request: it tells whether a
 * run is active and costs nothing, while requests are limited to 10 a minute and each run costs
 * credits. Another active run is waited for.
 */
export async function startRun(
  gate: GateContext,
  app: App,
): Promise<ObservedRun | { verdict: Verdict }> {
  const queue = createQueue(gate, app);
  const pauses = createPauses(gate);
  let active = await runIsActive(gate, app);
  for (let maybeOurs = false; ; ) {
    if (active) {
      const verdict = await queue.waitForTurn(maybeOurs);
      if (verdict) return { verdict };
    }
    const attempt = await trigger(gate, app);
    if (attempt.kind === 'started') return attempt.begun;
    if (attempt.kind === 'refused') return attempt;
    if (attempt.kind !== 'active') await pauses.after(attempt);
    active = attempt.kind === 'active' || (await runIsActive(gate, app));
    if (active) pauses.othersGoOn();
    maybeOurs = attempt.kind === 'uncertain';
  }
}

async function runIsActive({ client }: GateContext, { appId }: App): Promise<boolean> {
  return (await client.findings.status(appId)) === runInProgress;
}

async function trigger(gate: GateContext, app: App): Promise<TriggerAttempt> {
  const verdict = await gate.proof?.beforeTrigger();
  if (verdict) return { kind: 'refused', verdict };
  gate.tell({ kind: 'triggering' });
  const unendedAt = momentOf(gate.clock);
  try {
    // The client would repeat it without another look at the list, and all who wait at the same
    // moment.
    const run = await gate.client.runs.trigger(app.appId, { retries: 0 });
    gate.tell({ kind: 'run-triggered', run });
    if (run.appId !== undefined && run.appId !== app.appId) {
      const message = `The run that was triggered belongs to app ${run.appId}`;
      throw new ServiceError('unexpected-response', message, { status: 202 });
    }
    return { kind: 'started', begun: { run, unendedAt } };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return attemptOf(error);
  }
}

function attemptOf(error: ServiceError): TriggerAttempt {
  // The only conflict that this call knows is a run in flight, whatever type a gateway left of the
  // problem.
  if (error.code === 'run-already-active' || error.code === 'conflict') return { kind: 'active' };
  if (error.code === 'payment-required')
    return { kind: 'refused', verdict: notTested('no-credits', error.message) };
  if (error.code === 'invalid-request' && /not registered/i.test(error.message))
    return { kind: 'refused', verdict: notTested('registration-incomplete', error.message) };
  if (!error.notAccepted && error.status !== undefined && error.status < 300)
    return { kind: 'refused', verdict: acceptedUnread(error) };
  if (error.transient) return { kind: error.notAccepted ? 'postponed' : 'uncertain', error };
  throw error;
}

/** A 2xx that cannot be read was accepted: it is never sent again. */
function acceptedUnread({ message: why }: ServiceError): Verdict {
  const message = `The service accepted the trigger, but not in words that name the run, so that it cannot be followed: ${why}. It is not triggered a second time.`;
  return notTested('unexpected-response', message);
}

/**
 * Waits after requests that failed in passing, as often as they may be repeated; then throws what
 * failed.
 */
function createPauses({ clock, random, settings, tell }: GateContext) {
  let uncertain = 0;
  let postponed = 0;
  let intervals = growing(settings.cadence);

  /** One polling interval, so that a run that did start can show in the list. */
  const afterUncertain = async (error: ServiceError) => {
    uncertain += 1;
    if (uncertain > settings.maxRetries) throw error;
    tell({ kind: 'trigger-uncertain', error });
    await clock.sleep(settings.cadence.intervalMs);
  };
  /** As long as the service asks for, and not all gates at once. */
  const afterPostponed = async (error: ServiceError) => {
    postponed += 1;
    const { retryAfterMs = 0 } = error;
    if (postponed > settings.maxRetries || retryAfterMs > maxWaitMs) throw error;
    const spreadMs = random() * (retryAfterMs / 2 + intervals());
    const waitMs = Math.min(retryAfterMs + spreadMs, maxWaitMs);
    tell({ kind: 'trigger-postponed', error, waitMs });
    await clock.sleep(waitMs);
  };
  return {
    after: ({ kind, error }: FailedTrigger) =>
      kind === 'uncertain' ? afterUncertain(error) : afterPostponed(error),
    /** What the service has no room for is counted afresh after each turn of others. */
    othersGoOn: () => {
      postponed = 0;
      intervals = growing(settings.cadence);
    },
  };
}

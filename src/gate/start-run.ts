import type { App } from '../service/apps.ts';
import { isServiceError, ServiceError } from '../service/errors.ts';
import type { Task } from '../service/tasks.ts';
import { awaitIn } from './await.ts';
import type { GateContext } from './context.ts';
import { nextInterval } from './polling.ts';
import { runInProgress } from './states.ts';
import { notTested, type Verdict } from './verdict.ts';

type Attempt =
  | { kind: 'started'; run: Task }
  | { kind: 'active' }
  /** The answer was lost or says nothing: a run may have started. */
  | { kind: 'uncertain'; error: ServiceError }
  | { kind: 'refused'; verdict: Verdict };

/**
 * Triggers a run of our own. Another active run is waited for; a trigger whose outcome is unknown is repeated only after the findings
 * list said that no run is active, since each run costs credits.
 */
export async function startRun(gate: GateContext, app: App): Promise<{ run: Task } | { verdict: Verdict }> {
  const queue = createQueue(gate, app);
  for (let uncertain = 0; ; ) {
    const attempt = await trigger(gate, app);
    if (attempt.kind === 'started') return { run: attempt.run };
    if (attempt.kind === 'refused') return attempt;
    if (attempt.kind === 'uncertain') {
      uncertain += 1;
      if (uncertain > gate.settings.maxRetries) throw attempt.error;
      if (!(await runIsActive(gate, { app, error: attempt.error }))) continue;
    }
    const verdict = await queue.waitForTurn(attempt.kind === 'uncertain');
    if (verdict) return { verdict };
  }
}

async function trigger(gate: GateContext, app: App): Promise<Attempt> {
  gate.tell({ kind: 'triggering' });
  try {
    const run = await gate.client.runs.trigger(app.appId);
    gate.tell({ kind: 'run-triggered', run });
    if (run.appId !== undefined && run.appId !== app.appId)
      throw new ServiceError('unexpected-response', `The run that was triggered belongs to app ${run.appId}.`, {
        status: 202,
      });
    return { kind: 'started', run };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return attemptOf(error);
  }
}

function attemptOf(error: ServiceError): Attempt {
  // The only conflict that this call knows is a run in flight, whatever type a gateway left of the problem.
  if (error.code === 'run-already-active' || error.code === 'conflict') return { kind: 'active' };
  if (error.code === 'payment-required') return { kind: 'refused', verdict: notTested('no-credits', error.message) };
  if (error.code === 'invalid-request' && /not registered/i.test(error.message))
    return { kind: 'refused', verdict: notTested('registration-incomplete', error.message) };
  if (error.status !== undefined && error.status < 300) return { kind: 'refused', verdict: acceptedUnread(error) };
  if (error.transient && !error.notAccepted) return { kind: 'uncertain', error };
  throw error;
}

/** A 2xx that cannot be read was accepted: it is never sent again. */
function acceptedUnread({ message }: ServiceError): Verdict {
  const what = 'The service accepted the trigger, but not in words that name the run, so that it cannot be followed';
  return notTested('unexpected-response', `${what}: ${message}. It is not triggered a second time.`);
}

/** Looks at the findings list, one polling interval later so that a run that did start can show there. */
async function runIsActive(
  { client, clock, settings, tell }: GateContext,
  { app, error }: { app: App; error: ServiceError },
): Promise<boolean> {
  tell({ kind: 'trigger-uncertain', error });
  await clock.sleep(settings.cadence.intervalMs);
  return (await client.findings.status(app.appId)) === runInProgress;
}

/** Waits for the runs of others, all in all no longer than the queue's time limit. */
function createQueue(gate: GateContext, { appId }: App) {
  const { client, clock, settings, tell } = gate;
  const { queueTimeoutMs: timeoutMs } = settings;
  const deadline = clock.now() + timeoutMs;
  let intervalMs = settings.cadence.intervalMs;

  /** @returns a verdict when our turn does not come */
  const waitForTurn = async (maybeOurs: boolean): Promise<Verdict | undefined> => {
    const whose = maybeOurs
      ? 'A run is active for the app, perhaps the one whose answer was lost'
      : 'Another run of the app is active';
    if (settings.onActiveRun === 'fail') return notTested('run-already-active', `${whose}.`);
    tell({ kind: 'queued-behind-run', timeoutMs });
    const idle = await awaitIn(gate, {
      what: 'the active run of the app to end',
      deadline,
      cadence: { ...settings.cadence, intervalMs },
      look: async (limits) => ((await client.findings.status(appId, limits)) === runInProgress ? undefined : true),
    });
    // The next wait, should somebody else have been faster, begins longer: triggering is limited to 10 requests a minute.
    intervalMs = nextInterval(intervalMs, settings.cadence);
    return idle ? undefined : notTested('queue-timed-out', `${whose}, and did not end in time.`);
  };
  return { waitForTurn };
}

import type { App } from '../service/apps.ts';
import { isServiceError, ServiceError } from '../service/errors.ts';
import type { CallLimits } from '../service/retry.ts';
import { isTerminal } from '../service/task-states.ts';
import type { Task } from '../service/tasks.ts';
import { awaitIn, inVain } from './await.ts';
import type { GateContext, ObservedRun } from './context.ts';
import { type Moment, momentOf } from './moment.ts';
import { ownersCadence } from './queue.ts';
import { startRun } from './start-run.ts';
import { isReportedEarly, untied } from './tie.ts';
import { notTested, type SetupError, setupError, type Verdict } from './verdict.ts';

type Stopped = { verdict: Verdict };

/** Triggers a run, or adopts one that was triggered before. */
export async function beginRun(gate: GateContext, app: App): Promise<ObservedRun | Stopped> {
  const { taskId } = gate.settings;
  if (taskId === undefined) return startRun(gate, app);
  const found = await findRun(gate, { app, taskId });
  if ('verdict' in found) return found;
  const { run } = found;
  gate.tell({ kind: 'run-adopted', run });
  const verdict = await gate.proof?.beforeAdopting(run);
  return verdict ? { verdict } : found;
}

/**
 * Follows a run to its end and triggers it again when it was INTERRUPTED. Gives a run only if that
 * run is COMPLETED.
 */
export async function completeRun(
  gate: GateContext,
  { app, begun }: { app: App; begun: ObservedRun },
): Promise<ObservedRun | Stopped> {
  const { maxReruns } = gate.settings;
  let ended = await followRun(gate, app, begun);
  for (
    let rerun = 1;
    'run' in ended && ended.run.state === 'INTERRUPTED' && rerun <= maxReruns;
    rerun += 1
  ) {
    gate.tell({ kind: 'run-interrupted', run: ended.run, rerun, maxReruns });
    const restarted = await startRun(gate, app);
    if ('verdict' in restarted) return restarted;
    ended = await followRun(gate, app, restarted);
  }
  return 'verdict' in ended || ended.run.state === 'COMPLETED'
    ? ended
    : { verdict: verdictOnEnd(ended.run) };
}

/** The run that is to be adopted, if it may be a security test of this app. */
export async function findRun(
  { client, clock }: GateContext,
  { app, taskId }: { app: App; taskId: string },
): Promise<ObservedRun | Stopped> {
  const askedAt = momentOf(clock);
  try {
    const run = await client.tasks.get(taskId);
    const verdict = refusalOf(run, app);
    return verdict ? { verdict } : { run, unendedAt: isTerminal(run.state) ? undefined : askedAt };
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
    return {
      verdict: setupError(
        'task-not-found',
        `There is no task ${taskId} (\`task-id\`) in this organization.`,
      ),
    };
  }
}

/** What the record of a task says against its adoption. */
function refusalOf(
  { taskId, appId, runNumber, operation }: Task,
  app: App,
): SetupError | undefined {
  if (appId !== undefined && appId !== app.appId)
    return setupError('task-not-found', `Task ${taskId} (\`task-id\`) belongs to another app.`);
  if (operation !== undefined)
    return setupError(
      'task-not-found',
      `Task ${taskId} (\`task-id\`) is a vision run, not a security test.`,
    );
  return appId === undefined && runNumber === undefined ? untied(taskId) : undefined;
}

/** Looks at a run until it ends. */
async function followRun(
  gate: GateContext,
  app: App,
  begun: ObservedRun,
): Promise<ObservedRun | Stopped> {
  const { clock, settings } = gate;
  const { run } = begun;
  if (begun.unendedAt === undefined) return { run, unendedAt: undefined };
  const look = lookAtRun(gate, app, { run, unendedAt: begun.unendedAt });
  try {
    const ended = await awaitIn(gate, {
      what: 'the run to end',
      deadline: clock.now() + settings.timeoutMs,
      cadence: ownersCadence(settings.cadence),
      look,
    });
    if ('seen' in ended) return ended.seen;
    const message = inVain(
      'The run did not end within `timeout-minutes`; it goes on at the service',
      ended,
    );
    return { verdict: notTested('timed-out', message) };
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
    const message = `The service no longer knows the run, task ${run.taskId}: ${error.message}.`;
    return { verdict: setupError('task-not-found', message) };
  }
}

function lookAtRun(
  gate: GateContext,
  app: App,
  { run, ...begun }: { run: Task; unendedAt: Moment },
) {
  const { client, clock, tell } = gate;
  const startedAt = clock.now();
  let { unendedAt } = begun;
  return async (limits: CallLimits): Promise<ObservedRun | Stopped | undefined> => {
    const isOfAnother = await isReportedEarly(gate, app, run, limits);
    const askedAt = momentOf(clock);
    const polled = await client.tasks.get(run.taskId, limits);
    requireSameRun(polled, { app, run });
    const current = {
      ...polled,
      appId: polled.appId ?? run.appId,
      runNumber: polled.runNumber ?? run.runNumber,
      statusUrl: polled.statusUrl ?? run.statusUrl,
    };
    tell({ kind: 'run-polled', run: current, elapsedMs: clock.now() - startedAt });
    if (isTerminal(current.state)) return { run: current, unendedAt };
    if (isOfAnother && current.appId === undefined)
      return {
        verdict: untied(
          run.taskId,
          'the report of the app that names its run was listed before it ended',
        ),
      };
    unendedAt = askedAt;
    return undefined;
  };
}

/** A later record must not tell of something else than the first one did. */
function requireSameRun(
  { appId, runNumber, operation }: Task,
  { app, run }: { app: App; run: Task },
): void {
  const refuse = (what: string) =>
    new ServiceError('unexpected-response', `Task ${run.taskId} is said to ${what}.`);
  if (appId !== undefined && appId !== app.appId) throw refuse(`belong to app ${appId}`);
  if (operation !== undefined) throw refuse('be a vision run');
  if (runNumber !== undefined && run.runNumber !== undefined && runNumber !== run.runNumber)
    throw refuse(`be run ${runNumber}, and was run ${run.runNumber}`);
}

function verdictOnEnd({ state }: Task): Verdict {
  if (state === 'FAILED') return notTested('run-failed', 'The run ended as FAILED.');
  if (state === 'CANCELLED') return notTested('run-cancelled', 'The run was CANCELLED.');
  return notTested(
    'interrupted',
    'The run was INTERRUPTED before its end: its findings are unknown.',
  );
}

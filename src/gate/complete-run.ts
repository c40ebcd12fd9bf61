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
  const found = await findRun(gate, app, taskId);
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
  app: App,
  begun: ObservedRun,
): Promise<ObservedRun | Stopped> {
  const { maxReruns } = gate.settings;
  let ended = await followRun(gate, app, begun);
  for (let rerun = 1; ; rerun += 1) {
    if ('verdict' in ended || ended.run.state === 'COMPLETED') return ended;
    const { run } = ended;
    if (run.state !== 'INTERRUPTED' || rerun > maxReruns) return { verdict: verdictOnEnd(run) };
    gate.tell({ kind: 'run-interrupted', run, rerun, maxReruns });
    const restarted = await startRun(gate, app);
    if ('verdict' in restarted) return restarted;
    ended = await followRun(gate, app, restarted);
  }
}

/** The run that is to be adopted, if it may be a security test of this app. */
export async function findRun(
  { client, clock }: GateContext,
  app: App,
  taskId: string,
): Promise<ObservedRun | Stopped> {
  const askedAt = momentOf(clock);
  try {
    const run = await client.tasks.get(taskId);
    const verdict = refusalOf(run, app);
    return verdict ? { verdict } : { run, unendedAt: isTerminal(run.state) ? undefined : askedAt };
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
    const message = `There is no task ${taskId} (\`task-id\`) in this organization.`;
    return { verdict: setupError('task-not-found', message) };
  }
}

/** What the record of a task says against its adoption. */
function refusalOf(task: Task, app: App): SetupError | undefined {
  const { taskId, appId, runNumber, operation } = task;
  const which = `Task ${taskId} (\`task-id\`)`;
  if (appId !== undefined && appId !== app.appId)
    return setupError('task-not-found', `${which} belongs to another app.`);
  if (operation !== undefined)
    return setupError('task-not-found', `${which} is a vision run, not a security test.`);
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
  const look = lookAtRun(gate, app, run, begun.unendedAt);
  try {
    const deadline = clock.now() + settings.timeoutMs;
    const cadence = ownersCadence(settings.cadence);
    const ended = await awaitIn(gate, { what: 'the run to end', deadline, cadence, look });
    if ('seen' in ended) return ended.seen;
    const what = 'The run did not end within `timeout-minutes`; it goes on at the service';
    return { verdict: notTested('timed-out', inVain(what, ended)) };
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
    const message = `The service no longer knows the run, task ${run.taskId}: ${error.message}.`;
    return { verdict: setupError('task-not-found', message) };
  }
}

function lookAtRun(gate: GateContext, app: App, run: Task, begunAt: Moment) {
  const { client, clock, tell } = gate;
  const startedAt = clock.now();
  let unendedAt = begunAt;
  return async (limits: CallLimits): Promise<ObservedRun | Stopped | undefined> => {
    const isOfAnother = await isReportedEarly(gate, app, run, limits);
    const askedAt = momentOf(clock);
    const polled = await client.tasks.get(run.taskId, limits);
    requireSameRun(polled, app, run);
    const current = {
      ...polled,
      appId: polled.appId ?? run.appId,
      runNumber: polled.runNumber ?? run.runNumber,
      statusUrl: polled.statusUrl ?? run.statusUrl,
    };
    tell({ kind: 'run-polled', run: current, elapsedMs: clock.now() - startedAt });
    if (isTerminal(current.state)) return { run: current, unendedAt };
    if (isOfAnother && current.appId === undefined) {
      const why = 'the report of the app that names its run was listed before it ended';
      return { verdict: untied(run.taskId, why) };
    }
    unendedAt = askedAt;
    return undefined;
  };
}

/** A later record must not tell of something else than the first one did. */
function requireSameRun({ appId, runNumber, operation }: Task, app: App, run: Task): void {
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
  const message = 'The run was INTERRUPTED before its end: its findings are unknown.';
  return notTested('interrupted', message);
}

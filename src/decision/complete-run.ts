import { isServiceError, ServiceError } from '../service/errors.ts';
import type { CallLimits } from '../service/retry.ts';
import { isTerminal } from '../service/task-states.ts';
import type { Task } from '../service/tasks.ts';
import { isReportedEarly, untied } from './adopted-task.ts';
import type { GateContext, ObservedRun } from './context.ts';
import { type Moment, momentOf } from './moment.ts';
import { ownersCadence } from './queue.ts';
import { runIsActiveOnceReached, startRun } from './start-run.ts';
import { notTested, setupError, type Verdict } from './verdict.ts';
import { awaitIn, timeoutMessage } from './wait.ts';

/** Triggers a run, or adopts one that was triggered before. */
export async function beginRun(gate: GateContext): Promise<ObservedRun | Verdict> {
  const { taskId } = gate.settings;
  if (taskId === undefined) return startRun(gate);
  const found = await findRun(gate, taskId);
  if ('verdict' in found) return found;
  const { run } = found;
  gate.tell({ kind: 'run-adopted', run });
  return (await gate.proof?.beforeAdopting(run)) ?? found;
}

/** Returns the run once it is COMPLETED. One that was INTERRUPTED is triggered again. */
export async function completeRun(
  gate: GateContext,
  begun: ObservedRun,
): Promise<ObservedRun | Verdict> {
  const { maxReruns } = gate.settings;
  let ended = await followRun(gate, begun);
  for (let rerun = 1; ; rerun += 1) {
    if ('verdict' in ended || ended.run.state === 'COMPLETED') return ended;
    const { run } = ended;
    if (run.state !== 'INTERRUPTED' || rerun > maxReruns) return verdictOnEnd(run);
    gate.tell({ kind: 'run-interrupted', run, rerun, maxReruns });
    const restarted = await startRun(gate, runIsActiveOnceReached);
    if ('verdict' in restarted) return restarted;
    ended = await followRun(gate, restarted);
  }
}

/** The run that is to be adopted, if it may be a security test of this app. */
export async function findRun(
  { app, client, clock }: GateContext,
  taskId: string,
): Promise<ObservedRun | Verdict> {
  const askedAt = momentOf(clock);
  try {
    const run = await client.tasks.get(taskId);
    const unendedAt = isTerminal(run.state) ? undefined : askedAt;
    return refusalOf(run, app.appId) ?? { run, unendedAt };
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
    const message = `There is no task ${taskId} (\`task-id\`) in this organization.`;
    return setupError('task-not-found', message);
  }
}

/** What the record of a task says against its adoption. */
function refusalOf({ taskId, appId, runNumber, operation }: Task, ourAppId: string) {
  const which = `Task ${taskId} (\`task-id\`)`;
  if (appId !== undefined && appId !== ourAppId)
    return setupError('task-not-found', `${which} belongs to another app.`);
  if (operation)
    return setupError('task-not-found', `${which} is a vision run, not a security test.`);
  return appId === undefined && runNumber === undefined ? untied(taskId) : undefined;
}

async function followRun(gate: GateContext, begun: ObservedRun): Promise<ObservedRun | Verdict> {
  const { clock, settings } = gate;
  const { run, unendedAt } = begun;
  if (unendedAt === undefined) return begun;
  const look = lookAtRun(gate, run, unendedAt);
  try {
    const deadline = clock.now() + settings.timeoutMs;
    const cadence = ownersCadence(settings.cadence);
    const ended = await awaitIn(gate, { what: 'the run to end', deadline, cadence, look });
    if ('seen' in ended) return ended.seen;
    const what = 'The run did not end within `timeout-minutes`; it goes on at the service';
    return notTested('timed-out', timeoutMessage(what, ended.lastFault));
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
    const message = `The service no longer knows the run, task ${run.taskId}: ${error.message}.`;
    return setupError('task-not-found', message);
  }
}

function lookAtRun(gate: GateContext, run: Task, begunAt: Moment) {
  const { app, client, clock, tell } = gate;
  const startedAt = clock.now();
  let unendedAt = begunAt;
  return async (limits: CallLimits): Promise<ObservedRun | Verdict | undefined> => {
    const isOfAnother = await isReportedEarly(gate, run, limits);
    const askedAt = momentOf(clock);
    const polled = await client.tasks.get(run.taskId, limits);
    requireSameRun(polled, app.appId, run);
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
      return untied(run.taskId, why);
    }
    unendedAt = askedAt;
    return undefined;
  };
}

/** A later record must describe the same run as the first one. */
function requireSameRun({ appId, runNumber, operation }: Task, ourAppId: string, run: Task) {
  const refuse = (what: string) =>
    new ServiceError('unexpected-response', `Task ${run.taskId} is said to ${what}.`);
  if (appId !== undefined && appId !== ourAppId) throw refuse(`belong to app ${appId}`);
  if (operation) throw refuse('be a vision run');
  if (runNumber !== undefined && run.runNumber !== undefined && runNumber !== run.runNumber)
    throw refuse(`be run ${runNumber}, and was run ${run.runNumber}`);
}

function verdictOnEnd({ state }: Task): Verdict {
  if (state === 'FAILED') return notTested('run-failed', 'The run ended as FAILED.');
  if (state === 'CANCELLED') return notTested('run-cancelled', 'The run was CANCELLED.');
  const message = 'The run was INTERRUPTED before its end: its findings are unknown.';
  return notTested('interrupted', message);
}

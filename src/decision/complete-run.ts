import { type Timestamp, timestamp } from '../clock.ts';
import { requireFailedCall, ServiceError } from '../service/errors.ts';
import { createPersistence, wait } from '../service/polling.ts';
import type { CallLimits } from '../service/retry.ts';
import { isTerminal } from '../service/task-states.ts';
import type { Task } from '../service/tasks.ts';
import { formatMinutes } from '../text/duration.ts';
import { sentence } from '../text/sentences.ts';
import { isReportedByNumber, readTask, taskOfUnknownApp } from './adopted-task.ts';
import type { GateContext, ObservedRun } from './context.ts';
import { causeOf, isRefusal } from './reports.ts';
import { startRun } from './start-run.ts';
import { notTested, Stopped, setupError } from './verdict.ts';

/** Triggers a run, or adopts one that was triggered before. */
export async function beginRun(gate: GateContext): Promise<ObservedRun> {
  const { taskId } = gate.inputs;
  if (taskId === undefined) return startRun(gate);
  const found = await findRun(gate, taskId);
  gate.progress.run = found.run;
  gate.onEvent({ kind: 'run-adopted', run: found.run });
  return found;
}

/** Returns the run once it is COMPLETED. One that was INTERRUPTED is triggered again. */
export async function completeRun(gate: GateContext, begun: ObservedRun): Promise<ObservedRun> {
  const { maxReruns } = gate.inputs;
  let ended = await followRun(gate, begun);
  for (let rerun = 1; ended.run.state !== 'COMPLETED'; rerun += 1) {
    const { run } = ended;
    if (run.state !== 'INTERRUPTED' || rerun > maxReruns) throw endedOtherwise(run);
    gate.onEvent({ kind: 'run-interrupted', run, rerun, maxReruns });
    ended = await followRun(gate, await startRun(gate, true));
  }
  return ended;
}

/** The run that is to be adopted, if it may be a security test of this app. */
export async function findRun(gate: GateContext, taskId: string): Promise<ObservedRun> {
  const askedAt = timestamp(gate.clock);
  const run = await readTask(gate, taskId);
  requireAdoptable(run, gate.app.appId);
  return { run, notEndedAt: isTerminal(run.state) ? undefined : askedAt };
}

/** Stops on a task whose record shows that it is no security test of our app. */
function requireAdoptable(run: Task, ourAppId: string): void {
  const { taskId, appId, runNumber, operation } = run;
  const unfit = (what: string) =>
    new Stopped(setupError('task-not-found', `Task ${taskId} (\`task-id\`) ${what}.`));
  if (appId !== undefined && appId !== ourAppId) throw unfit('belongs to another app');
  if (operation !== undefined) throw unfit('is a vision run, not a security test');
  if (appId === undefined && runNumber === undefined) throw taskOfUnknownApp(taskId);
}

async function followRun(gate: GateContext, begun: ObservedRun): Promise<ObservedRun> {
  const { clock, inputs } = gate;
  const { run, notEndedAt } = begun;
  if (notEndedAt === undefined) return begun;
  gate.onEvent({ kind: 'run-awaited', timeoutMs: inputs.timeoutMs });
  try {
    const ended = await wait({
      ...gate,
      cadence: gate.inputs.cadence,
      what: 'the run to end',
      deadline: clock.now() + inputs.timeoutMs,
      endsWait: isRefusal,
      look: createRunLook(gate, run, notEndedAt),
    });
    if (ended.kind === 'seen') return ended.seen;
    throw timedOut(inputs, ended.lastFailure);
  } catch (error) {
    const { code, message: said } = requireFailedCall(error);
    const isGone = code === 'not-found';
    const message = `The service ${isGone ? 'no longer knows' : 'refuses to show'} the run, task ${run.taskId}.`;
    const details = isGone ? ({ noAdoption: true } as const) : {};
    const cause = sentence(said);
    throw new Stopped(notTested('unexpected-response', message, { ...details, cause }));
  }
}

function timedOut(
  { timeoutMs }: GateContext['inputs'],
  lastFailure: ServiceError | undefined,
): Stopped {
  const limit = formatMinutes(timeoutMs);
  const within = `within ${limit} (\`timeout-minutes\`)`;
  const message = lastFailure
    ? `The run was not seen to end ${within}.`
    : `The run did not end ${within}; it goes on at the service.`;
  const heading = `the test ${lastFailure ? 'was not seen to end' : 'did not end'} within ${limit}`;
  const cause = causeOf(lastFailure);
  return new Stopped(notTested('timed-out', message, { heading, cause }));
}

/** Returns a function that looks at a run once, and returns it when it has ended. */
function createRunLook(gate: GateContext, run: Task, knownNotEndedAt: Timestamp) {
  const { app, client, clock, progress, onEvent } = gate;
  const startedAt = clock.now();
  const reports = createPersistence(clock);
  let known = run;
  let notEndedAt = knownNotEndedAt;
  return async (limits: CallLimits): Promise<ObservedRun | undefined> => {
    const isReported = await isReportedByNumber(gate, known, limits);
    const askedAt = timestamp(clock);
    const polled = await client.tasks.get(run.taskId, limits);
    requireSameRun(polled, app.appId, known);
    const current = {
      ...polled,
      appId: polled.appId ?? known.appId,
      runNumber: polled.runNumber ?? known.runNumber,
      statusUrl: polled.statusUrl ?? known.statusUrl,
    };
    known = current;
    progress.run = current;
    onEvent({ kind: 'run-polled', run: current, elapsedMs: clock.now() - startedAt });
    if (isTerminal(current.state)) return { run: current, notEndedAt };
    const seemsOfAnother = isReported && current.appId === undefined;
    if (!seemsOfAnother) {
      reports.reset();
      notEndedAt = askedAt;
    } else if (reports.saw('reported')) {
      const why = 'the report of the app that names its run was listed before it ended';
      throw taskOfUnknownApp(run.taskId, why);
    }
    return undefined;
  };
}

/** A later record must describe the same run as the earlier ones. */
function requireSameRun({ appId, runNumber }: Task, ourAppId: string, run: Task) {
  const contradiction = (what: string) =>
    new ServiceError('unexpected-response', `Task ${run.taskId} is said to ${what}.`);
  if (appId !== undefined && appId !== ourAppId) throw contradiction(`belong to app ${appId}`);
  if (runNumber !== undefined && run.runNumber !== undefined && runNumber !== run.runNumber)
    throw contradiction(`be run ${runNumber}, and was run ${run.runNumber}`);
}

function endedOtherwise({ state }: Task): Stopped {
  if (state === 'FAILED') return new Stopped(notTested('run-failed', 'The run ended as FAILED.'));
  if (state === 'CANCELLED')
    return new Stopped(notTested('run-cancelled', 'The run was CANCELLED.'));
  const message = 'The run was INTERRUPTED before its end: its findings are unknown.';
  return new Stopped(notTested('interrupted', message));
}

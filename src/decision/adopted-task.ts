import { isServiceError, requireFailedCall } from '../service/errors.ts';
import { wait } from '../service/polling.ts';
import type { Report } from '../service/reports.ts';
import type { CallLimits } from '../service/retry.ts';
import type { Task } from '../service/tasks.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext } from './context.ts';
import { causeOf, isRefusal, lookAtReports, waitForReports } from './reports.ts';
import { notTested, Stopped, setupError } from './verdict.ts';

/** How long an outage may last when the task is looked up. */
const outageMs = 60_000;

/** Reads a task before it is followed, and waits out an outage of up to a minute. */
export async function readTask(gate: GateContext, taskId: string): Promise<Task> {
  try {
    const waited = await wait({
      ...gate,
      cadence: gate.inputs.cadence,
      what: 'an answer about the task to adopt',
      deadline: gate.clock.now() + outageMs,
      atOnce: true,
      endsWait: isRefusal,
      patienceMs: 0,
      look: (limits) => gate.client.tasks.get(taskId, limits),
    });
    if (waited.kind === 'seen') return waited.seen;
    throw waited.lastFailure;
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
    const message = `There is no task ${taskId} (\`task-id\`) in this organization.`;
    throw new Stopped(setupError('task-not-found', message));
  }
}

/**
 * Requires proof that an adopted task belongs to the app: its record names the app, or the number
 * of its run is among the app's reports, which are waited for. Tasks of our own were triggered for
 * the app.
 */
export async function requireTaskOfApp(gate: GateContext, run: Task): Promise<void> {
  const { app, inputs } = gate;
  if (run.taskId !== inputs.taskId || run.appId === app.appId) return;
  if (run.runNumber === undefined) throw taskOfUnknownApp(run.taskId);
  const notShown = ({ message }: Error) => {
    const why = 'the service refuses to show the reports of the app';
    return taskOfUnknownApp(run.taskId, why, sentence(message));
  };
  const what = 'the report of the adopted run';
  const reading = waitForReports(gate, (reports) => reportOf(run, reports), { what });
  const waited = await reading.catch((error: unknown) => {
    throw notShown(requireFailedCall(error));
  });
  if (waited.kind === 'seen') return;
  if (!waited.lastFailure) throw taskOfUnknownApp(run.taskId);
  const message = `The reports of the app, which are to name the run of task ${run.taskId} (\`task-id\`), could not be read in time.`;
  const cause = causeOf(waited.lastFailure);
  throw new Stopped(notTested('service-unavailable', message, { cause }));
}

/**
 * Whether a report names the run of an adopted task whose record names no app. Reports are listed
 * after the end of a run: if the task has not ended, it is a run of another app with the same
 * number, or its record lags.
 */
export async function isReportedByNumber(
  gate: GateContext,
  run: Task,
  limits: CallLimits,
): Promise<boolean> {
  const { taskId } = gate.inputs;
  if (run.taskId !== taskId || run.appId !== undefined || run.runNumber === undefined) return false;
  const reports = await lookAtReports(gate, limits);
  return reports !== undefined && reportOf(run, reports) !== undefined;
}

function reportOf(run: Task, reports: Report[]): Report | undefined {
  return reports.find(({ runNumber }) => runNumber === run.runNumber);
}

/** Stops on a task that may belong to any app. */
export function taskOfUnknownApp(
  taskId: string,
  why = 'no report of the app names its run',
  cause?: string,
): Stopped {
  const message = `Nothing ties task ${taskId} (\`task-id\`) to the app: its record does not name the app, and ${why}.`;
  return new Stopped(setupError('task-not-found', message, { cause }));
}

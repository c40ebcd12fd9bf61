import { failedCall, type ServiceError } from '../service/errors.ts';
import type { Report } from '../service/reports.ts';
import type { CallLimits } from '../service/retry.ts';
import type { Task } from '../service/tasks.ts';
import type { GateContext } from './context.ts';
import { Stopped, setupError } from './verdict.ts';
import { waitForReports } from './wait.ts';

/**
 * Requires proof that an adopted task belongs to the app: its record names the app, or the number
 * of its run is among the app's reports, which are waited for. Tasks of our own were triggered for
 * the app.
 */
export async function requireTaskOfApp(gate: GateContext, run: Task): Promise<void> {
  const { app, clock, settings } = gate;
  if (run.taskId !== settings.taskId || run.appId === app.appId) return;
  if (run.runNumber === undefined) throw taskOfUnknownApp(run.taskId);
  try {
    const waited = await waitForReports(gate, {
      what: 'the report of the adopted run',
      deadline: clock.now() + settings.reportTimeoutMs,
      find: (reports) => reportOf(run, reports),
    });
    if (!('seen' in waited))
      throw taskOfUnknownApp(run.taskId, waited.lastFault && unreadable(waited.lastFault));
  } catch (error) {
    throw taskOfUnknownApp(run.taskId, unreadable(failedCall(error)));
  }
}

/**
 * Whether a report names the run of an adopted task that names no app. If the task has not ended
 * by then, the report belongs to another run with the same number.
 */
export async function isReportedEarly(
  { app, client, settings }: GateContext,
  run: Task,
  limits: CallLimits,
): Promise<boolean> {
  if (run.taskId !== settings.taskId || run.appId !== undefined || run.runNumber === undefined)
    return false;
  try {
    return reportOf(run, await client.reports.list(app.appId, limits)) !== undefined;
  } catch (error) {
    failedCall(error);
    return false;
  }
}

function reportOf(run: Task, reports: Report[]): Report | undefined {
  return reports.find(({ runNumber }) => runNumber === run.runNumber);
}

/** Stops on a task that may belong to any app. */
export function taskOfUnknownApp(taskId: string, why = 'no report of the app names its run') {
  const message = `Nothing ties task ${taskId} (\`task-id\`) to the app: its record does not name the app, and ${why}.`;
  return new Stopped(setupError('task-not-found', message));
}

function unreadable({ message, transient }: ServiceError): string {
  const why = `the reports of the app could not be read: ${message}`;
  return transient ? `${why}. A retry may help` : why;
}

import { failedCall, type ServiceError } from '../service/errors.ts';
import type { Report } from '../service/reports.ts';
import type { CallLimits } from '../service/retry.ts';
import type { Task } from '../service/tasks.ts';
import type { GateContext } from './context.ts';
import { type SetupError, setupError } from './verdict.ts';
import { awaitReports } from './wait.ts';

/**
 * An adopted task counts only when something ties it to the app: its record names the app, or the
 * number of its run is among the app's reports, which are waited for. Tasks of our own were
 * triggered for the app.
 * @returns a verdict when nothing does
 */
export async function requireTie(gate: GateContext, run: Task): Promise<SetupError | undefined> {
  const { app, clock, settings } = gate;
  if (run.taskId !== settings.taskId || run.appId === app.appId) return undefined;
  if (run.runNumber === undefined) return untied(run.taskId);
  try {
    const found = await awaitReports(gate, {
      what: 'the report of the adopted run',
      deadline: clock.now() + settings.reportTimeoutMs,
      find: (reports) => reportOf(run, reports),
    });
    if ('seen' in found) return undefined;
    return untied(run.taskId, found.lastFault && unread(found.lastFault));
  } catch (error) {
    return untied(run.taskId, unread(failedCall(error)));
  }
}

/**
 * Whether a report names the run of an adopted task that names no app. When the task has not ended
 * after that, the report is of another run with the same number.
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

/** The verdict on a task that may belong to any app. */
export function untied(taskId: string, why = 'no report of the app names its run'): SetupError {
  const message = `Nothing ties task ${taskId} (\`task-id\`) to the app: its record does not name the app, and ${why}.`;
  return setupError('task-not-found', message);
}

function unread({ message, transient }: ServiceError): string {
  const why = `the reports of the app could not be read: ${message}`;
  return transient ? `${why}. A retry may help` : why;
}

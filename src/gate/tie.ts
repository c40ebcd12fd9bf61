import type { App } from '../service/apps.ts';
import { failedCall, type ServiceError } from '../service/errors.ts';
import type { Report } from '../service/reports.ts';
import type { CallLimits } from '../service/retry.ts';
import type { Task } from '../service/tasks.ts';
import type { GateContext } from './context.ts';
import { awaitReports } from './reports.ts';
import { type SetupError, setupError } from './verdict.ts';

/**
 * An adopted task counts for the app only when something ties it to that: the record names the app,
 * or the number of its run is among the app's reports, which are waited for. Tasks of our own were
 * triggered for the app.
 * @returns a verdict when nothing does
 */
export async function requireTie(
  gate: GateContext,
  app: App,
  run: Task,
): Promise<SetupError | undefined> {
  if (run.taskId !== gate.settings.taskId || run.appId === app.appId) return undefined;
  const { reported, fault } = await isReported(gate, app, run);
  return reported ? undefined : untied(run.taskId, fault && unread(fault));
}

/** `fault`: why the reports cannot be read. */
async function isReported(
  gate: GateContext,
  app: App,
  run: Task,
): Promise<{ reported: boolean; fault?: ServiceError | undefined }> {
  if (run.runNumber === undefined) return { reported: false };
  try {
    const found = await awaitReports(gate, app, {
      what: 'the report of the adopted run',
      deadline: gate.clock.now() + gate.settings.reportTimeoutMs,
      find: (reports) => reportOf(run, reports),
    });
    return 'seen' in found ? { reported: true } : { reported: false, fault: found.lastFault };
  } catch (error) {
    return { reported: false, fault: failedCall(error) };
  }
}

/**
 * Whether a report names the run of an adopted task that names no app. When the task has not ended
 * after that, the report is of another run with the same number.
 */
export async function isReportedEarly(
  gate: GateContext,
  app: App,
  run: Task,
  limits: CallLimits,
): Promise<boolean> {
  if (run.taskId !== gate.settings.taskId || run.appId !== undefined || run.runNumber === undefined)
    return false;
  try {
    return reportOf(run, await gate.client.reports.list(app.appId, limits)) !== undefined;
  } catch (error) {
    failedCall(error);
    return false;
  }
}

function reportOf(run: Task, reports: Report[]): Report | undefined {
  return reports.find(({ runNumber }) => runNumber === run.runNumber);
}

const unnamed = 'no report of the app names its run';

/** The verdict on a task that may belong to any app. */
export function untied(taskId: string, why = unnamed): SetupError {
  const message = `Nothing ties task ${taskId} (\`task-id\`) to the app: its record does not name the app, and ${why}.`;
  return setupError('task-not-found', message);
}

function unread({ message, transient }: ServiceError): string {
  const why = `the reports of the app could not be read: ${message}`;
  return transient ? `${why}. Trying again may help` : why;
}

import type { App } from '../service/apps.ts';
import { isServiceError, type ServiceError } from '../service/errors.ts';
import type { CallLimits } from '../service/retry.ts';
import type { Task } from '../service/tasks.ts';
import { awaitIn } from './await.ts';
import type { GateContext } from './context.ts';
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
interface Reported {
  reported: boolean;
  fault?: ServiceError | undefined;
}

async function isReported(gate: GateContext, app: App, run: Task): Promise<Reported> {
  const { clock, settings } = gate;
  if (run.runNumber === undefined) return { reported: false };
  try {
    const found = await awaitIn<true>(gate, {
      what: 'the report of the adopted run',
      deadline: clock.now() + settings.reportTimeoutMs,
      atOnce: true,
      believes: (error) => !error.transient,
      look: async (limits) => (await namesRun(gate, { app, run, limits })) || undefined,
    });
    return 'seen' in found ? { reported: true } : { reported: false, fault: found.lastFault };
  } catch (error) {
    return { reported: false, fault: keepUnlessRejected(error) };
  }
}

/**
 * Whether a report names the run of an adopted task that names no app. When the task has not ended
 * after that, the report is of another run with the same number.
 */
export async function isReportedEarly(
  gate: GateContext,
  { app, run, limits }: { app: App; run: Task; limits: CallLimits },
): Promise<boolean> {
  if (run.taskId !== gate.settings.taskId || run.appId !== undefined || run.runNumber === undefined)
    return false;
  return namesRun(gate, { app, run, limits }).catch((error: unknown) => {
    keepUnlessRejected(error);
    return false;
  });
}

async function namesRun(
  { client }: GateContext,
  { app, run, limits }: { app: App; run: Task; limits: CallLimits },
): Promise<boolean> {
  const reports = await client.reports.list(app.appId, limits);
  return reports.some(({ runNumber }) => runNumber === run.runNumber);
}

function keepUnlessRejected(error: unknown): ServiceError {
  if (!isServiceError(error) || error.code === 'login-rejected') throw error;
  return error;
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

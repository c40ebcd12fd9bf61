import type { App } from '../service/apps.ts';
import { isServiceError } from '../service/errors.ts';
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
  return (await isReported(gate, app, run)) ? undefined : untied(run.taskId);
}

async function isReported(
  gate: GateContext,
  { appId }: App,
  { runNumber }: Task,
): Promise<boolean> {
  if (runNumber === undefined) return false;
  const { client, clock, settings } = gate;
  try {
    const found = await awaitIn<true>(gate, {
      what: 'the report of the adopted run',
      deadline: clock.now() + settings.reportTimeoutMs,
      atOnce: true,
      believes: (error) => !error.transient,
      look: async (limits) => {
        const reports = await client.reports.list(appId, limits);
        return reports.some((report) => report.runNumber === runNumber) || undefined;
      },
    });
    return 'seen' in found;
  } catch (error) {
    if (!isServiceError(error) || error.code === 'login-rejected') throw error;
    return false;
  }
}

/** The verdict on a task that may belong to any app. */
export function untied(taskId: string): SetupError {
  const message = `Nothing ties task ${taskId} (\`task-id\`) to the app: its record does not name the app, and no report of the app names its run.`;
  return setupError('task-not-found', message);
}

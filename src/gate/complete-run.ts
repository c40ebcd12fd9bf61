import type { App } from '../service/apps.ts';
import { isServiceError, ServiceError } from '../service/errors.ts';
import type { Task } from '../service/tasks.ts';
import { awaitIn } from './await.ts';
import type { GateContext } from './context.ts';
import { whileOthersWait } from './queue.ts';
import { type StartedRun, startRun } from './start-run.ts';
import { isTerminal } from './states.ts';
import { notTested, setupError, type Verdict } from './verdict.ts';

type Stopped = { verdict: Verdict };

/** A run in its terminal state. */
export interface EndedRun {
  run: Task;
  /** Clock time (ms) at which it was last known not to have ended; `-Infinity` for one that had ended when it was adopted. */
  unendedAt: number;
}

/** Triggers a run, or adopts one that was triggered before. */
export async function beginRun(gate: GateContext, app: App): Promise<StartedRun | Stopped> {
  const { taskId } = gate.settings;
  if (taskId === undefined) return startRun(gate, app);
  const found = await findRun(gate, { app, taskId });
  if ('verdict' in found) return found;
  const { run } = found;
  gate.tell({ kind: 'run-adopted', run });
  const verdict = await gate.proof?.beforeAdopting(run);
  return verdict ? { verdict } : { run, queued: false };
}

/** Follows a run to its end and triggers it again when it was INTERRUPTED. Gives a run only if that run is COMPLETED. */
export async function completeRun(
  gate: GateContext,
  { app, begun }: { app: App; begun: StartedRun },
): Promise<EndedRun | Stopped> {
  const { maxReruns } = gate.settings;
  let ended = await followRun(gate, { app, ...begun });
  for (let rerun = 1; ended?.run.state === 'INTERRUPTED' && rerun <= maxReruns; rerun += 1) {
    gate.tell({ kind: 'run-interrupted', run: ended.run, rerun, maxReruns });
    const restarted = await startRun(gate, app);
    if ('verdict' in restarted) return restarted;
    ended = await followRun(gate, { app, ...restarted });
  }
  if (ended === undefined)
    return { verdict: notTested('timed-out', 'The run did not end in time; it goes on at the service.') };
  return ended.run.state === 'COMPLETED' ? ended : { verdict: verdictOnEnd(ended.run) };
}

/** The run that is to be adopted, if it is a security test of this app. */
export async function findRun(
  { client }: GateContext,
  { app, taskId }: { app: App; taskId: string },
): Promise<{ run: Task } | Stopped> {
  try {
    const run = await client.tasks.get(taskId);
    if (run.appId !== undefined && run.appId !== app.appId)
      return { verdict: setupError('task-not-found', `Task ${taskId} (\`task-id\`) belongs to another app.`) };
    if (run.operation !== undefined)
      return {
        verdict: setupError('task-not-found', `Task ${taskId} (\`task-id\`) is a vision run, not a security test.`),
      };
    return { run };
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
    return { verdict: setupError('task-not-found', `There is no task ${taskId} (\`task-id\`) in this organization.`) };
  }
}

/** @returns undefined when the deadline came first */
async function followRun(
  gate: GateContext,
  { app, run, queued }: StartedRun & { app: App },
): Promise<EndedRun | undefined> {
  const { client, clock, settings, tell } = gate;
  const startedAt = clock.now();
  if (isTerminal(run.state) && settings.taskId === run.taskId) return { run, unendedAt: Number.NEGATIVE_INFINITY };
  let unendedAt = startedAt;
  return awaitIn(gate, {
    what: 'the run to end',
    deadline: startedAt + settings.timeoutMs,
    cadence: queued ? whileOthersWait(settings.cadence) : settings.cadence,
    look: async (limits) => {
      const askedAt = clock.now();
      const polled = await client.tasks.get(run.taskId, limits);
      if (polled.appId !== undefined && polled.appId !== app.appId)
        throw new ServiceError('unexpected-response', `Task ${run.taskId} is said to belong to app ${polled.appId}.`);
      const current = {
        ...polled,
        runNumber: polled.runNumber ?? run.runNumber,
        statusUrl: polled.statusUrl ?? run.statusUrl,
      };
      tell({ kind: 'run-polled', run: current, elapsedMs: clock.now() - startedAt });
      if (isTerminal(current.state)) return { run: current, unendedAt };
      unendedAt = askedAt;
      return undefined;
    },
  });
}

function verdictOnEnd({ state }: Task): Verdict {
  if (state === 'FAILED') return notTested('run-failed', 'The run ended as FAILED.');
  if (state === 'CANCELLED') return notTested('run-cancelled', 'The run was CANCELLED.');
  return notTested('interrupted', 'The run was INTERRUPTED before its end: its findings are unknown.');
}

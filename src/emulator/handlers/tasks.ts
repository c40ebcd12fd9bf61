import { notFound } from '../problem.ts';
import { registrationTaskId } from '../world/apps.ts';
import type { App, SecurityRun, VisionRun } from '../world/model.ts';
import { visionTaskId } from '../world/runs.ts';
import { progressAt, type Timeline } from '../world/timeline.ts';
import { appsOf } from '../world/world.ts';
import { type Answer, type Call, isoTime } from './call.ts';

/** Absolute address at which a task is polled. */
export function taskUrl(baseUrl: string, taskId: string): string {
  return `${baseUrl}/tasks/${taskId}`;
}

/** What is under way for an app, as the API shows it. */
interface AppTask {
  app: App;
  taskId: string;
  timeline: Timeline;
  /** Fields that only this kind of task has. */
  extra: Record<string, unknown>;
}

export function securityTask(app: App, { taskId, timeline, number }: SecurityRun): AppTask {
  return { app, taskId, timeline, extra: { runNumber: number } };
}

export function visionTask(app: App, run: VisionRun): AppTask {
  const { timeline, operation } = run;
  return { app, taskId: visionTaskId(run), timeline, extra: { operation } };
}

function findTask(app: App, taskId: string | undefined): AppTask | undefined {
  if (taskId === registrationTaskId(app))
    return { app, taskId, timeline: app.registration, extra: {} };
  const test = app.securityRuns.find((run) => run.taskId === taskId);
  if (test !== undefined) return securityTask(app, test);
  const vision = app.visionRuns.find((run) => visionTaskId(run) === taskId);
  return vision && visionTask(app, vision);
}

function renderTask({ app, taskId, timeline, extra }: AppTask, { baseUrl, now }: Call) {
  const { state, updatedAt } = progressAt(timeline, now);
  return {
    taskId,
    appId: app.appId,
    state,
    createdAt: isoTime(timeline.createdAt),
    updatedAt: isoTime(updatedAt),
    statusUrl: taskUrl(baseUrl, taskId),
    ...extra,
  };
}

/** The answer to the request that started a task: queued, however short the task is. */
export function accepted(task: AppTask, call: Call): Answer {
  return { status: 202, body: { ...renderTask(task, call), state: 'QUEUED' } };
}

export function getTask(call: Call): Answer {
  const { world, account, params, now } = call;
  const tasks = appsOf(world, account.organization).map((app) => findTask(app, params.taskId));
  const task = tasks.find((found) => found !== undefined && found.timeline.createdAt <= now);
  if (task === undefined) throw notFound('task');
  return { status: 200, body: renderTask(task, call) };
}

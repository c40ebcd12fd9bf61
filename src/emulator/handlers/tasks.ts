import { notFound } from '../problem.ts';
import type { App } from '../world/apps.ts';
import type { SecurityRun } from '../world/security-runs.ts';
import { progressAt, type Timeline } from '../world/timeline.ts';
import { appsOf } from '../world/world.ts';
import { type Answer, type Call, isoTime, type Operation } from './call.ts';

/** Absolute address at which a task is polled. */
export function taskUrl(baseUrl: string, taskId: string): string {
  return `${baseUrl}/tasks/${encodeURIComponent(taskId)}`;
}

interface Task {
  app: App;
  taskId: string;
  timeline: Timeline;
  /** Fields that only this kind of task has. */
  extra: Record<string, unknown>;
}

/** A task as a security test's trigger and the polls of it answer it. */
export function securityTask(app: App, { taskId, timeline, number }: SecurityRun): Task {
  return { app, taskId, timeline, extra: { runNumber: number } };
}

/** Writes a task as the API does. */
export function renderTask({ app, taskId, timeline, extra }: Task, { baseUrl, now }: Pick<Call, 'baseUrl' | 'now'>) {
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

function tasksOf(app: App): Task[] {
  const registration = { app, taskId: `task_reg_${app.appId}`, timeline: app.registration, extra: {} };
  return [registration, ...app.securityRuns.map((run) => securityTask(app, run))];
}

function getTask(call: Call): Answer {
  const { world, account, params } = call;
  const tasks = appsOf(world, account.organization).flatMap(tasksOf);
  const task = tasks.find(({ taskId }) => taskId === params.taskId);
  if (task === undefined) throw notFound('task');
  return { status: 200, body: renderTask(task, call) };
}

/** Endpoints of tasks. */
export const taskOperations: Operation[] = [{ method: 'GET', path: '/tasks/:taskId', handle: getTask }];

import { notFound, Problem } from '../http/problem.ts';
import { activeRun, registrationStatus, taskIdOfRegistration } from '../world/apps.ts';
import type { App, SecurityRun, VisionRun } from '../world/model.ts';
import { startSecurityRun, startVisionRun } from '../world/runs.ts';
import { isoTime, progressAt } from '../world/timeline.ts';
import { recordAttempt } from '../world/world.ts';
import { appOfPath, type Call, ownApps, requireCredits } from './call.ts';

/** A registration, a security test or a vision run. */
type Task = Pick<SecurityRun, 'taskId' | 'timeline'> &
  Partial<Pick<SecurityRun, 'number'> & Pick<VisionRun, 'operation'>>;

function taskBody(app: App, task: Task, { baseUrl, now }: Call) {
  const { taskId, timeline, number, operation } = task;
  const { state, updatedAt } = progressAt(timeline, now);
  return {
    taskId,
    appId: app.appId,
    state,
    createdAt: isoTime(timeline.createdAt),
    updatedAt: isoTime(updatedAt),
    statusUrl: `${baseUrl}/tasks/${taskId}`,
    runNumber: number,
    operation,
  };
}

export function handleGetTask(call: Call): Response {
  for (const app of ownApps(call)) {
    const registration = { taskId: taskIdOfRegistration(app), timeline: app.registration };
    const registrations = app.outsideApi ? [] : [registration];
    const tasks: Task[] = [...registrations, ...app.securityRuns, ...app.visionRuns];
    const task = tasks.find(({ taskId }) => taskId === call.params.taskId);
    if (task !== undefined && task.timeline.createdAt <= call.now)
      return Response.json(taskBody(app, task, call));
  }
  throw notFound('task');
}

/** The answer to the request that started a task: always `QUEUED`, however short the task is. */
function acceptedAnswer(app: App, task: Task, call: Call): Response {
  return Response.json({ ...taskBody(app, task, call), state: 'QUEUED' }, { status: 202 });
}

export function handleSecurityTest(call: Call): Response {
  const { world, account, now } = call;
  const app = appOfPath(call);
  if (registrationStatus(app, now) !== 'COMPLETED')
    throw new Problem(400, 'App is not registered yet');
  requireCredits(call, 'security_test');
  if (activeRun(app.securityRuns, now) !== undefined) {
    const detail = 'A security test of this app is already active; wait until it has ended.';
    throw new Problem(409, detail, { slug: 'run-already-active' });
  }
  if (world.options.billing) account.organization.credits -= 1;
  return acceptedAnswer(app, startSecurityRun(world, app, account.username), call);
}

export function handleVisionRun(call: Call<{ operation?: string } | undefined>): Response {
  const { world, body, now } = call;
  const app = appOfPath(call);
  const active = activeRun(app.visionRuns, now);
  if (active !== undefined) {
    const detail = 'A vision run of this app is already active; wait until it has ended.';
    const extra = { activeVisionRunId: active.visionRunId };
    throw new Problem(409, detail, { slug: 'vision-run-already-active', extra });
  }
  if (app.scenario.failsOnce === 'vision' && recordAttempt(world, `vision ${app.appId}`)) {
    const detail = 'The vision run was not created; try again.';
    throw new Problem(500, detail, { slug: 'vision-task-create-failed' });
  }
  return acceptedAnswer(app, startVisionRun(world, app, body?.operation ?? 'map'), call);
}

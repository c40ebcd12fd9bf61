import { Problem } from '../problem.ts';
import { activeVisionRun } from '../world/apps.ts';
import { startVisionRun } from '../world/vision-runs.ts';
import { findApp } from '../world/world.ts';
import type { Answer, Call, Operation } from './call.ts';
import { accepted, visionTask } from './tasks.ts';

function startVision(call: Call<{ operation?: string } | undefined>): Answer {
  const { world, account, params, body, now } = call;
  const app = findApp(world, account, params.appId);
  const active = activeVisionRun(app, now);
  if (active !== undefined) {
    const detail = 'A vision run of this app is already under way; wait until it has ended.';
    const extra = { activeVisionRunId: active.visionRunId };
    throw new Problem({ status: 409, slug: 'vision-run-already-active', detail, extra });
  }
  const key = `vision ${app.appId}`;
  if (app.scenario.visionBreaksOnce && !world.failedOnce.has(key)) {
    world.failedOnce.add(key);
    const detail = 'The vision run was not created; try again.';
    throw new Problem({ status: 500, slug: 'vision-task-create-failed', detail });
  }
  return accepted(visionTask(app, startVisionRun(world, app, body?.operation ?? 'map')), call);
}

/** Endpoints of vision runs. */
export const visionRunOperations: Operation[] = [
  {
    method: 'POST',
    path: '/apps/{appId}/vision-agent',
    write: true,
    limit: { bucket: 'vision-agent', requests: 5 },
    handle: startVision,
  },
];

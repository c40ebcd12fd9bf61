import { Problem } from '../problem.ts';
import { activeSecurityRun, activeVisionRun, registrationStatus } from '../world/apps.ts';
import { startSecurityRun, startVisionRun } from '../world/runs.ts';
import { findApp } from '../world/world.ts';
import type { Answer, Call } from './call.ts';
import { requireCredits } from './payment.ts';
import { accepted, securityTask, visionTask } from './tasks.ts';

export function startSecurityTest(call: Call): Answer {
  const { world, account, params, now } = call;
  const app = findApp(world, account, params.appId);
  if (registrationStatus(app, now) !== 'COMPLETED')
    throw new Problem({ status: 400, detail: 'App is not registered yet' });
  requireCredits(world, account, 'security_test');
  if (activeSecurityRun(app, now) !== undefined) {
    const detail = 'A security test of this app is already under way; wait until it has ended.';
    throw new Problem({ status: 409, slug: 'run-already-active', detail });
  }
  if (world.options.billing) account.organization.credits -= 1;
  const run = startSecurityRun(world, app, account.username);
  return accepted(securityTask(app, run), call);
}

export function startVision(call: Call<{ operation?: string } | undefined>): Answer {
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

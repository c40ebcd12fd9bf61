import type { App, SecurityRun, VisionRun, World } from './model.ts';
import type { EmulatorOptions } from './options.ts';
import { planTimeline, type Timeline } from './timeline.ts';

/** Adds the app's next security test; by default it starts now and takes `runSeconds`. */
export function startSecurityRun(
  { options }: World,
  app: App,
  startedBy: string,
  plan: { createdAt?: number; seconds?: number } = {},
): SecurityRun {
  const { createdAt = options.clock.now(), seconds = options.runSeconds } = plan;
  const number = app.securityRuns.length + 1;
  const run: SecurityRun = {
    taskId: `task_sec_${options.ids()}`,
    reportId: options.ids(),
    number,
    startedBy,
    timeline: planTimeline({ createdAt, seconds, end: app.scenario.endOfRun(number) }),
  };
  app.securityRuns.push(run);
  return run;
}

/** Adds a vision run; by default it starts now and takes `runSeconds`. */
export function startVisionRun(
  { options }: World,
  app: App,
  operation: string,
  timeline: Timeline = planVisionRun(app, options),
): VisionRun {
  const visionRunId = options.ids();
  const run = { visionRunId, taskId: `task_vr_${visionRunId}`, operation, timeline };
  app.visionRuns.push(run);
  return run;
}

function planVisionRun(app: App, { clock, runSeconds }: EmulatorOptions): Timeline {
  const ending = app.scenario.endOfRun(app.visionRuns.length + 1);
  // Only security tests can be interrupted.
  const end = ending === 'INTERRUPTED' ? 'COMPLETED' : ending;
  return planTimeline({ createdAt: clock.now(), seconds: runSeconds, end });
}

import type { App, SecurityRun, VisionRun, World } from './model.ts';
import { planTimeline } from './timeline.ts';

/** Adds the app's next security test; it begins now and takes as long as runs do, if not said. */
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

export function startVisionRun({ options }: World, app: App, operation: string): VisionRun {
  const end = app.scenario.endOfRun(app.visionRuns.length + 1);
  const timeline = planTimeline({
    createdAt: options.clock.now(),
    seconds: options.runSeconds,
    // Only security tests can be interrupted.
    end: end === 'INTERRUPTED' ? 'COMPLETED' : end,
  });
  return addVisionRun(app, { visionRunId: options.ids(), operation, timeline });
}

export function addVisionRun(app: App, given: Omit<VisionRun, 'taskId'>): VisionRun {
  const run = { ...given, taskId: `task_vr_${given.visionRunId}` };
  app.visionRuns.push(run);
  return run;
}

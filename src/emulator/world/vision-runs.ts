import type { App, VisionRun, World } from './model.ts';
import { planTimeline } from './timeline.ts';

/** Identifier of a vision run's task. */
export function visionTaskId({ visionRunId }: VisionRun): string {
  return `task_vr_${visionRunId}`;
}

/** Adds a vision run; it starts now. */
export function startVisionRun({ options }: World, app: App, operation: string): VisionRun {
  const end = app.scenario.endOfRun(app.visionRuns.length + 1);
  const timeline = planTimeline({
    createdAt: options.clock.now(),
    seconds: options.runSeconds,
    // Only security tests can be interrupted.
    end: end === 'INTERRUPTED' ? 'COMPLETED' : end,
  });
  const run: VisionRun = { visionRunId: options.ids(), operation, timeline };
  app.visionRuns.push(run);
  return run;
}

import type { App } from './apps.ts';
import { planTimeline, type Timeline } from './timeline.ts';
import type { World } from './world.ts';

/** One exploration of an app by an automated browser. */
export interface VisionRun {
  visionRunId: string;
  /** What it does; the service's own runs show their raw task type. */
  operation: string;
  timeline: Timeline;
}

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

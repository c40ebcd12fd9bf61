import type { App, SecurityRun, World } from './model.ts';
import { planTimeline } from './timeline.ts';

interface Start {
  startedBy: string;
  /** Milliseconds since 1970; now when absent. */
  createdAt?: number;
  /** As long as the emulator's runs take when absent. */
  seconds?: number;
}

/** Adds the app's next security test. */
export function startSecurityRun({ options }: World, app: App, start: Start): SecurityRun {
  const { startedBy, createdAt = options.clock.now(), seconds = options.runSeconds } = start;
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

import type { App } from './apps.ts';
import { planTimeline, type Timeline } from './timeline.ts';
import type { World } from './world.ts';

/** One security test of an app. */
export interface SecurityRun {
  taskId: string;
  reportId: string;
  /** Counts the app's security tests from 1. */
  number: number;
  /** E-mail of whoever started it. */
  startedBy: string;
  timeline: Timeline;
  /** What it left behind, once it has ended and its effects were applied. */
  outcome?: RunOutcome;
}

/** What a run found, fixed at the moment it ended. */
export interface RunOutcome {
  completed: boolean;
  /** Number of findings that the run's report covers. */
  issuesCount: number;
  /** Indices of findings of the app's source that the report leaves out: fixed or dismissed by then. */
  leftOut: ReadonlySet<number>;
}

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

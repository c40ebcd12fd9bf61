import type { Timeline } from './timeline.ts';

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

import type { Assessment } from '../gate/assessment.ts';
import type { Threshold } from '../gate/severity.ts';
import type { Verdict } from '../gate/verdict.ts';
import type { App } from '../service/apps.ts';
import type { Task } from '../service/tasks.ts';

/** The PDF report as it was delivered. */
export interface DeliveredReport {
  path: string;
  artifactId?: number | undefined;
  artifactUrl?: string | undefined;
}

/** All that the views of a gate's result are made from. */
export interface Result {
  verdict: Verdict;
  /** What the verdict does to the job. */
  job: 'success' | 'warning' | 'failure';
  app?: App | undefined;
  run?: Task | undefined;
  /** Present exactly when the build was tested. */
  assessment?: Assessment | undefined;
  threshold?: Threshold | undefined;
  report?: DeliveredReport | undefined;
  /** Whether findings may be shown, or their counts alone. */
  details: 'full' | 'counts';
}

import type { Decision } from '../decision/judge.ts';
import type { Mode } from '../decision/mode.ts';
import type { Report } from '../service/reports.ts';

/** The PDF report as it was delivered, and the reports of earlier runs. */
export interface DeliveredReport {
  path?: string | undefined;
  artifactId?: number | undefined;
  artifactUrl?: string | undefined;
  /** Newest first. */
  history: Report[];
}

/** All that the views are made from; its texts are free of secrets, but otherwise as they came. */
export interface Result extends Decision {
  /** What the verdict does to the job. */
  job: 'success' | 'warning' | 'failure';
  /** Whose result is judged. */
  mode: Mode;
  /** Whether this attempt has started a test, or may have. */
  hasStartedTest: boolean;
  baselineAppId?: string | undefined;
  newOnly?: boolean;
  /** Whether a proof was asked for (`version-url`). */
  asksForProof?: boolean;
  /** Where the app reports its version, if a proof was asked for. */
  versionUrl?: string | undefined;
  /** Whether the job has to come after others (`needs`), such as the deployment. */
  needsJobs?: boolean;
  report?: DeliveredReport | undefined;
  /** Whether findings may be shown, or only their counts. */
  details: 'full' | 'counts';
  /** What the workflow run is about: a comment outlives the commit that it was written for. */
  commit?: string | undefined;
  /** Whether a pull request is judged. */
  isPullRequest?: boolean;
  /**
   * The policy file for people, and where they can edit it. That of one which does not exist yet
   * takes its text as the parameter `value`.
   */
  policyFile?: { name: string; url: string | undefined; exists: boolean } | undefined;
  /** Address of the folder `docs/` of this action, for links. */
  docsUrl?: string | undefined;
  runUrl?: string | undefined;
  /** Files that were written. */
  sarifFile?: string | undefined;
  findingsFile?: string | undefined;
  predicateFile?: string | undefined;
  summaryFile?: string | undefined;
}

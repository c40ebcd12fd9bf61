import type { Decision } from '../../decision/judge.ts';
import type { Mode } from '../../decision/mode.ts';
import type { Report } from '../../service/reports.ts';

/** Whether findings may be shown, or only their counts. */
export type Details = 'full' | 'counts';

/** The PDF report as it was delivered, and the reports of earlier runs. */
export interface DeliveredReport {
  path?: string | undefined;
  artifactId?: number | undefined;
  artifactUrl?: string | undefined;
  /** Newest first. */
  history: Report[];
}

/** Everything that the views are made from. Secrets are redacted, but texts are still untrusted. */
export interface Result extends Decision {
  /** How the job ends. */
  job: 'success' | 'warning' | 'failure';
  /** Why the outputs could not be set, which fails the job. */
  unsetOutputs?: string;
  /** Whose result is judged. */
  mode: Mode;
  baselineAppId?: string | undefined;
  /** Whether a proof was asked for (`version-url`). */
  asksForProof?: boolean;
  /** Where the app reports its version, if a proof was asked for. */
  versionUrl?: string | undefined;
  /** Whether the job has to come after others (`needs`), such as the deployment. */
  needsJobs?: boolean;
  report?: DeliveredReport | undefined;
  details: Details;
  /** The commit that is judged: a comment is read after newer commits, too. */
  commit?: string | undefined;
  /** Whether a pull request is judged. */
  isPullRequest?: boolean;
  /**
   * The policy file for people, and the page where they can edit it. The page for a new file takes
   * its text as the parameter `value`.
   */
  policyFile?: { name: string; url: string | undefined; exists: boolean } | undefined;
  /** Address of the action's folder `docs/`, for links. */
  docsUrl?: string | undefined;
  runUrl?: string | undefined;
  /** Where people find the text of the job summary; the job summary, unless given. */
  summaryPlace?: 'job summary' | 'log' | undefined;
  /** The files that inputs name, by these inputs: where each was written, if it was. */
  files?: Readonly<Record<string, string | undefined>>;
  summaryFile?: string | undefined;
}

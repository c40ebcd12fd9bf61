import type { Clock, Timestamp } from '../clock.ts';
import type { VersionReader } from '../deployment/version-reader.ts';
import type { App } from '../service/apps.ts';
import type { ServiceClient } from '../service/client.ts';
import type { ServiceError } from '../service/errors.ts';
import type { Cadence, WaitEvent } from '../service/polling.ts';
import type { Task } from '../service/tasks.ts';
import type { Baseline } from './findings/baseline.ts';
import type { Policy } from './findings/policy.ts';
import type { Threshold } from './findings/severity.ts';
import type { Progress } from './progress.ts';

/** The app as a workflow names it. */
export type GivenApp = { id: string } | { url: string };

/** What the workflow asks of the test. Times are in milliseconds. */
export interface TestInputs {
  app: GivenApp;
  /** A security test to adopt instead of triggering one. */
  taskId: string | undefined;
  /** The policy's when not given. */
  threshold: Threshold | undefined;
  /** Another app, whose open findings are known. */
  baselineAppId: string | undefined;
  /** Findings that block leave the job successful, with a warning. */
  warnOnly: boolean;
  /** Others act on the findings of a failure, too: they have to be as certain as those of a pass. */
  provesFailures: boolean;
  waitForCompletion: boolean;
  dryRun: boolean;
  onActiveRun: 'wait' | 'fail';
  maxReruns: number;
  /** How many failed triggers are repeated; after a lost answer, at most one is. */
  maxRetries: number;
  cadence: Cadence;
  timeoutMs: number;
  /** How long a report may take to be listed. */
  reportTimeoutMs: number;
  queueTimeoutMs: number;
}

export interface ObservedRun {
  run: Task;
  /** When it was last known not to have ended; undefined if it had ended when it was adopted. */
  notEndedAt: Timestamp | undefined;
}

/** A file of a repository by which the gate judged. */
export interface SourceFile {
  /** Its address, commit included. */
  uri: string;
  /** Id of git's object that holds its text. */
  blob: string;
  /** The default branch, of which the commit was the tip. */
  branch?: string | undefined;
  /** What named the commit of another repository: a branch, a tag or a hash. */
  ref?: string | undefined;
}

/** The policy as it was read. */
export interface PolicyFiles {
  policy: Policy | undefined;
  /** Where it is, or would be: `policy.yml of octo-org/shop, branch main at 1c002dd`. */
  policyOrigin: string;
  /** The file, if there is one. */
  source: SourceFile | undefined;
  /** When it was read, in milliseconds since 1970: the day by which findings are judged. */
  now: number;
}

/** The deployed app, which is to be proven to be the expected build. */
export interface Deployment {
  /** Text that the app's answer must contain. */
  expected: string;
  /** The commit that merges the pull request, which is easily deployed in place of `expected`. */
  mergeCommit?: string | undefined;
  /** How long to wait for the expected version to be there. */
  timeoutMs: number;
  /** Whether messages quote what the app answers instead. */
  quotesAnswers: boolean;
  readVersion: VersionReader;
}

/** What happens while the gate works, for its log. */
export type GateEvent =
  | { kind: 'app-found'; app: App }
  | { kind: 'policy-read'; policy: string }
  | { kind: 'version-awaited'; build: string; seen: string; timeoutMs: number }
  | { kind: 'version-differs'; seen: string }
  | { kind: 'version-seen' | 'version-proven'; build: string }
  | { kind: 'run-triggered' | 'run-adopted'; run: Task }
  | { kind: 'trigger-uncertain'; error: ServiceError }
  | { kind: 'trigger-postponed'; error: ServiceError; waitMs: number }
  | { kind: 'rate-limited'; error: ServiceError; waitMs: number; timeoutMs: number }
  | { kind: 'queued-behind-run'; timeoutMs: number }
  | { kind: 'run-awaited'; timeoutMs: number }
  | { kind: 'run-polled'; run: Task; elapsedMs: number }
  | { kind: 'run-interrupted'; run: Task; rerun: number; maxReruns: number }
  | { kind: 'findings-awaited'; timeoutMs: number }
  | { kind: 'confirmation-awaited'; waitMs: number }
  | { kind: 'baseline-read'; baseline: Baseline }
  | WaitEvent;

/** What every step needs. */
export interface GateContext {
  client: ServiceClient;
  clock: Clock;
  /** 0 ≤ x < 1; spreads the looks and triggers of many gates. */
  random: () => number;
  inputs: TestInputs;
  /** Reads the policy while the app is looked up; rejects with `Stopped`. */
  readPolicyFiles: () => Promise<PolicyFiles>;
  onEvent: (event: GateEvent) => void;
  /** Present when it is to be proven which build is tested. */
  deployment?: Deployment | undefined;
  /** Kept up to date by the steps, for whoever ends early. */
  progress: Progress;
  app: App;
  /** Run numbers in each list of the app's reports that was read, newest first. */
  shownReports: (number | undefined)[][];
}

/** What is known before the app is found. */
export type GateStart = Omit<GateContext, 'app' | 'shownReports'>;

import type { EmulatorOptions } from './options.ts';
import type { Scenario } from './scenarios.ts';
import type { Timeline } from './timeline.ts';

/** Everything the emulated service remembers, in memory, until the emulator stops. */
export interface World {
  options: EmulatorOptions;
  accounts: Account[];
  apps: Map<string, App>;
  /** Keys of the calls that have failed once, for hosts that fail the first attempt. */
  failedOnce: Set<string>;
}

/** An answered request. */
export interface RequestRecord {
  method: string;
  /** As it was sent, with the query. */
  path: string;
  status: number;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** A customer of the service; apps, runs and findings belong to one. */
export interface Organization {
  name: string;
  tier: 'paid' | 'free';
  /** Security tests left; each test costs one while billing is on. */
  credits: number;
}

export interface Account {
  username: string;
  password: string;
  role: 'AppSec' | 'Viewer' | 'Full-Permission-Administrator';
  organization: Organization;
}

/** An app with its runs; credentials and headers of a registration are not stored. */
export interface App {
  appId: string;
  organization: Organization;
  appUrl: string;
  label: string;
  createdAt: number;
  scenario: Scenario;
  /** Whether it was registered outside the API, which then never replaces it. */
  outsideApi: boolean;
  registration: Timeline;
  /** In the order of their numbers; only the last may be active, or planned by onboarding. */
  securityRuns: SecurityRun[];
  visionRuns: VisionRun[];
  /** When the first completed run found the findings; absent until then. */
  foundAt?: number;
  /** State of the findings that are not open, by their index in the scenario. */
  triage: Map<number, FindingTriage>;
  /** Prefix of its findings' IDs. */
  findingPrefix: string;
}

export interface SecurityRun {
  taskId: string;
  reportId: string;
  /** The app's first security test has number 1. */
  number: number;
  /** E-mail address of the user who started it. */
  startedBy: string;
  timeline: Timeline;
  /**
   * Indexes of the findings that its report covers; absent if the run did not complete, and until
   * its effects are applied.
   */
  reported?: readonly number[];
}

/** An exploration of an app by an automated browser. */
export interface VisionRun {
  /** The task ID without the prefix `task_vr_`. */
  visionRunId: string;
  taskId: string;
  /** Runs that the service starts itself show their raw task type. */
  operation: string;
  timeline: Timeline;
}

/** The state of a finding, as set by users and by later runs. */
export interface FindingTriage {
  dismissed: boolean;
  fixed: boolean;
  /** A user's claim that it is fixed, which the next run checks. */
  claim?: { claimedAt: number; email: string; comment: string | undefined };
  /** Milliseconds since 1970. */
  updatedAt: number;
}

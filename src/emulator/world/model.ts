import type { EmulatorOptions } from '../options.ts';
import type { Scenario } from './scenarios.ts';
import type { Timeline } from './timeline.ts';

/**
 * Everything the emulated service remembers. It lives in memory and is gone when the emulator
 * stops.
 */
export interface World {
  options: EmulatorOptions;
  accounts: Account[];
  apps: Map<string, App>;
  /** What has already failed once, where a host fails the first time only. */
  failedOnce: Set<string>;
}

/** A customer of the service; apps, runs and findings belong to one. */
export interface Organization {
  name: string;
  tier: 'paid' | 'free';
  /** Security tests left; falls by one a test while billing is on. */
  credits: number;
}

export interface Account {
  username: string;
  password: string;
  role: 'AppSec' | 'Viewer' | 'Full-Permission-Administrator';
  organization: Organization;
}

export type RegistrationStatus = 'PENDING' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED' | 'CANCELLED';

/**
 * An app under test with everything that happened to it. Credentials and headers given for it are
 * not kept: nothing needs them.
 */
export interface App {
  appId: string;
  organization: Organization;
  appUrl: string;
  label: string;
  createdAt: number;
  scenario: Scenario;
  /** Whether it was made by other means than this API, which therefore never replaces it. */
  outsideApi: boolean;
  registration: Timeline;
  /**
   * In order of their numbers; at most the last one is under way, or is yet to come as the last
   * step of onboarding.
   */
  securityRuns: SecurityRun[];
  visionRuns: VisionRun[];
  /** When the first run that completed made the findings; absent while none has. */
  foundAt?: number;
  /** State of the findings that are not simply open, by their index in the scenario's source. */
  triage: Map<number, FindingTriage>;
  /** What the ids of its findings begin with. */
  findingPrefix: string;
}

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
  /**
   * Indices of findings of the app's source that the report leaves out: fixed or dismissed by then.
   */
  leftOut: ReadonlySet<number>;
}

/** One exploration of an app by an automated browser. */
export interface VisionRun {
  visionRunId: string;
  /** What it does; the service's own runs show their raw task type. */
  operation: string;
  timeline: Timeline;
}

/** What people and later runs made of a finding. */
export interface FindingTriage {
  dismissed: boolean;
  fixed: boolean;
  claim?: FixClaim;
  /** Milliseconds since 1970. */
  updatedAt: number;
}

/** Somebody's assertion that a finding is fixed, which the next run checks. */
export interface FixClaim {
  at: number;
  email: string;
  comment?: string;
}

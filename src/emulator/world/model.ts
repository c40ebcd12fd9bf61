import type { EmulatorOptions } from '../options.ts';
import type { Scenario } from './scenarios.ts';
import type { Timeline } from './timeline.ts';

/** Everything the emulated service remembers, in memory, until the emulator stops. */
export interface World {
  options: EmulatorOptions;
  accounts: Account[];
  apps: Map<string, App>;
  /** What has already failed once, where a host fails the first time only. */
  failedOnce: Set<string>;
}

/** A request that was answered. */
export interface RequestRecord {
  method: string;
  /** With the query, as it was sent. */
  path: string;
  status: number;
  /** When it arrived, milliseconds since 1970. */
  at: number;
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

/** An app and all that happened to it; credentials and headers given for it are not kept. */
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
  /** By number; at most the last is under way, or is yet to come as the last step of onboarding. */
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
  /**
   * Indices in the app's source of the findings that its report covers, fixed at the moment it
   * ended; absent where it did not complete, and until its effects are applied.
   */
  reported?: readonly number[];
}

/** One exploration of an app by an automated browser. */
export interface VisionRun {
  /** Its task's, without the prefix `task_vr_`. */
  visionRunId: string;
  taskId: string;
  /** What it does; the service's own runs show their raw task type. */
  operation: string;
  timeline: Timeline;
}

/** What people and later runs made of a finding. */
export interface FindingTriage {
  dismissed: boolean;
  fixed: boolean;
  /** Somebody's assertion that it is fixed, which the next run checks. */
  claim?: { at: number; email: string; comment: string | undefined };
  /** Milliseconds since 1970. */
  updatedAt: number;
}

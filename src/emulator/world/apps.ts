import type { Organization } from './accounts.ts';
import type { FindingTriage } from './finding-triage.ts';
import type { Scenario } from './scenarios.ts';
import type { SecurityRun } from './security-runs.ts';
import { isActive, progressAt, type Timeline } from './timeline.ts';

/** States of an app's registration. */
export type RegistrationStatus = 'PENDING' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED' | 'CANCELLED';

/** An app under test with everything that happened to it. */
export interface App {
  appId: string;
  organization: Organization;
  appUrl: string;
  label: string;
  basePath: string;
  createdAt: number;
  scheduleType: 'none' | 'nightly' | 'custom' | 'weekly_saturday' | 'biweekly_saturday' | 'monthly_first';
  scenario: Scenario;
  registration: Timeline;
  /** In order of their numbers; at most the last one is under way. */
  securityRuns: SecurityRun[];
  /** When the first run that completed made the findings; absent while none has. */
  foundAt?: number;
  /** State of the findings that are not simply open, by their index in the scenario's source. */
  triage: Map<number, FindingTriage>;
}

/** The security test that is under way, if one is. */
export function activeSecurityRun(app: App, now: number): SecurityRun | undefined {
  return app.securityRuns.find((run) => isActive(run.timeline, now));
}

/** State of an app's registration at a moment; one that waits for credentials is still in progress. */
export function registrationStatus({ registration }: App, now: number): RegistrationStatus {
  const { state } = progressAt(registration, now);
  return state === 'COMPLETED' || state === 'FAILED' || state === 'CANCELLED' ? state : 'IN_PROGRESS';
}

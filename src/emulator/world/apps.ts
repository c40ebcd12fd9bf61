import { createHash } from 'node:crypto';
import type { App, SecurityRun, VisionRun } from './model.ts';
import { isActive, type TerminalState } from './timeline.ts';

/** A finding's ID is the prefix of its app and its index in this many hex digits. */
const indexDigits = 8;

/** Derives an ID from a text: apps that exist at the start have the same ID in every emulator. */
export function stableId(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** Creates an app without runs. */
export function newApp(
  given: Omit<App, 'findingPrefix' | 'securityRuns' | 'visionRuns' | 'triage' | 'foundAt'>,
): App {
  const findingPrefix = stableId(`finding/${given.appId}`).slice(indexDigits);
  return { ...given, findingPrefix, securityRuns: [], visionRuns: [], triage: new Map() };
}

/** Returns the ID of the app's finding with this index; it is the same in every run. */
export function findingId(app: App, index: number): string {
  return app.findingPrefix + index.toString(16).padStart(indexDigits, '0');
}

/** Returns the index that an ID contains; NaN for other texts. */
export function findingIndex(id: string): number {
  return Number.parseInt(id.slice(-indexDigits), 16);
}

/** Returns the run that is active, if any. */
export function activeRun<Run extends SecurityRun | VisionRun>(runs: Run[], now: number) {
  return runs.find(({ timeline }) => isActive(timeline, now));
}

/** An app whose onboarding waits for credentials is `IN_PROGRESS`. */
export function registrationStatus(
  { registration }: App,
  now: number,
): TerminalState | 'IN_PROGRESS' {
  return now < registration.endsAt ? 'IN_PROGRESS' : registration.end;
}

export function taskIdOfRegistration({ appId }: App): string {
  return `task_reg_${appId}`;
}

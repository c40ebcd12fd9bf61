import { createHash } from 'node:crypto';
import type { App, SecurityRun, VisionRun } from './model.ts';
import { isActive, type TerminalState } from './timeline.ts';

/** Digits of a finding's index in its identifier, after the prefix of its app. */
const indexDigits = 8;

/** An identifier that follows from a text: what is there from the start has the same everywhere. */
export function stableId(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** An app to which nothing has happened yet. */
export function newApp(
  given: Omit<App, 'findingPrefix' | 'securityRuns' | 'visionRuns' | 'triage' | 'foundAt'>,
): App {
  const findingPrefix = stableId(`finding/${given.appId}`).slice(indexDigits);
  return { ...given, findingPrefix, securityRuns: [], visionRuns: [], triage: new Map() };
}

/** Identifier of the finding at an index of an app's source; a finding keeps it from run to run. */
export function findingId(app: App, index: number): string {
  return app.findingPrefix + index.toString(16).padStart(indexDigits, '0');
}

/** Index in its app's source; not a number for what is no identifier. */
export function findingIndex(id: string): number {
  return Number.parseInt(id.slice(-indexDigits), 16);
}

/** The one of an app's security tests, or vision runs, that is under way. */
export function activeRun<Run extends SecurityRun | VisionRun>(runs: Run[], now: number) {
  return runs.find(({ timeline }) => isActive(timeline, now));
}

/** An app that waits for credentials is still in progress. */
export function registrationStatus(
  { registration }: App,
  now: number,
): TerminalState | 'IN_PROGRESS' {
  return now < registration.endsAt ? 'IN_PROGRESS' : registration.end;
}

export function registrationTaskId({ appId }: App): string {
  return `task_reg_${appId}`;
}

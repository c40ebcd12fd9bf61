import type { FindingSource } from '../catalog/finding-content.ts';
import { manyFindings, noFindings } from '../catalog/generated-findings.ts';
import { vulnerableFindings } from '../catalog/vulnerable-findings.ts';
import type { TerminalState } from './timeline.ts';

/** What happens to an app; the host of its URL picks it. */
export interface Scenario {
  findings: FindingSource;
  /** How the run of this number ends; run numbers start at 1. */
  endOfRun(runNumber: number): TerminalState | 'NEVER';
  /** Whether the run of this number still detects the findings. */
  detects(runNumber: number): boolean;
  /** Share of a run's duration for which the findings list, and the report, come late. */
  findingsLag: number;
  reportLag: number;
  /** How onboarding by automatic sign-up ends: paused until credentials come, or not at all. */
  onboarding: 'COMPLETED' | 'FAILED' | 'PAUSED';
  /** Whether the deployment can sign up at the app by itself. */
  canSignUp: boolean;
  /** Whether the first attempt to register, or to start a vision run, breaks down. */
  registrationBreaksOnce: boolean;
  visionBreaksOnce: boolean;
  /** Whether the app exists when the emulator starts. */
  preRegistered: boolean;
  /** Whether the app that exists from the start was made outside the API. */
  outsideApi: boolean;
  /** Whether somebody else's run is under way when the emulator starts. */
  busyAtStart: boolean;
}

const ordinary: Scenario = {
  findings: vulnerableFindings,
  endOfRun: () => 'COMPLETED',
  detects: () => true,
  findingsLag: 0,
  reportLag: 0,
  onboarding: 'COMPLETED',
  canSignUp: true,
  registrationBreaksOnce: false,
  visionBreaksOnce: false,
  preRegistered: true,
  outsideApi: false,
  busyAtStart: false,
};

const unregistered = { preRegistered: false };

/** By host, what is other than ordinary. */
const peculiarities: Record<string, Partial<Scenario>> = {
  'vulnerable.test': {},
  'clean.test': { findings: noFindings },
  'many.test': { findings: manyFindings },
  'interrupted-once.test': { endOfRun: (number) => (number === 1 ? 'INTERRUPTED' : 'COMPLETED') },
  'interrupted.test': { endOfRun: () => 'INTERRUPTED' },
  'failed.test': { endOfRun: () => 'FAILED' },
  'cancelled.test': { endOfRun: () => 'CANCELLED' },
  'stuck.test': { endOfRun: () => 'NEVER' },
  'busy.test': { busyAtStart: true },
  'late-findings.test': { findingsLag: 1.5 },
  'late-report.test': { reportLag: 2 },
  'fixed-next.test': { detects: (number) => number === 1 },
  'onboarding.test': unregistered,
  'captcha.test': { ...unregistered, onboarding: 'PAUSED' },
  'registration-failed.test': { ...unregistered, onboarding: 'FAILED' },
  'no-engine.test': { ...unregistered, canSignUp: false },
  'registration-error.test': { ...unregistered, registrationBreaksOnce: true },
  'vision-error.test': { ...unregistered, visionBreaksOnce: true },
  'outside.test': { outsideApi: true },
};

const scenarios: ReadonlyMap<string, Scenario> = new Map(
  Object.entries(peculiarities).map(([host, peculiar]) => [host, { ...ordinary, ...peculiar }]),
);

/** Hosts whose apps exist when the emulator starts. */
export const preRegisteredHosts: readonly string[] = [...scenarios]
  .filter(([, scenario]) => scenario.preRegistered)
  .map(([host]) => host);

/** The scenario of an app's host; hosts without one of their own behave as `vulnerable.test`. */
export function scenarioOf(host: string): Scenario {
  return scenarios.get(host) ?? ordinary;
}

/** An ordinary app with these findings. */
export const bulkScenario = (findings: FindingSource): Scenario => ({ ...ordinary, findings });

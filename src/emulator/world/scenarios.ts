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
  /**
   * How onboarding by automatic sign-up ends: paused until credentials come, or refused, since the
   * deployment cannot sign up at the app.
   */
  onboarding: 'COMPLETED' | 'FAILED' | 'PAUSED' | 'REFUSED';
  /** Of which call the first attempt breaks down. */
  breaksOnce?: 'register' | 'vision';
  /** Whether the app exists when the emulator starts: made outside the API, or under test. */
  atStart: 'absent' | 'idle' | 'outside-api' | 'busy';
}

const ordinary: Scenario = {
  findings: vulnerableFindings,
  endOfRun: () => 'COMPLETED',
  detects: () => true,
  findingsLag: 0,
  reportLag: 0,
  onboarding: 'COMPLETED',
  atStart: 'idle',
};

const unregistered = { atStart: 'absent' } as const;

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
  'busy.test': { atStart: 'busy' },
  'late-findings.test': { findingsLag: 1.5 },
  'late-report.test': { reportLag: 2 },
  'fixed-next.test': { detects: (number) => number === 1 },
  'onboarding.test': unregistered,
  'captcha.test': { ...unregistered, onboarding: 'PAUSED' },
  'registration-failed.test': { ...unregistered, onboarding: 'FAILED' },
  'no-engine.test': { ...unregistered, onboarding: 'REFUSED' },
  'registration-error.test': { ...unregistered, breaksOnce: 'register' },
  'vision-error.test': { ...unregistered, breaksOnce: 'vision' },
  'outside.test': { atStart: 'outside-api' },
};

/** By host, what happens to its app. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  Object.entries(peculiarities).map(([host, peculiar]) => [host, { ...ordinary, ...peculiar }]),
);

/** The scenario of an app's host; hosts without one of their own behave as `vulnerable.test`. */
export function scenarioOf(host: string): Scenario {
  return scenarios.get(host) ?? ordinary;
}

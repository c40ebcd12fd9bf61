import type { FindingSource } from '../catalog/finding-content.ts';
import { manyFindings, noFindings } from '../catalog/generated-findings.ts';
import { vulnerableFindings } from '../catalog/vulnerable-findings.ts';
import type { TerminalState } from './timeline.ts';

/** What happens to an app; the host of its URL picks it. */
export interface Scenario {
  /** Shown to people. */
  description: string;
  findings: FindingSource;
  /** How the run with this number ends; run numbers start at 1. */
  endOfRun(runNumber: number): TerminalState | 'NEVER';
  /** Whether the run with this number still detects the findings. */
  detects(runNumber: number): boolean;
  /** How late the findings list and the report are, as a multiple of a run's duration. */
  findingsLag: number;
  reportLag: number;
  /**
   * How onboarding by automatic sign-up ends: `PAUSED` waits for credentials, `REFUSED` is a
   * deployment without a sign-up engine.
   */
  onboarding: 'COMPLETED' | 'FAILED' | 'PAUSED' | 'REFUSED';
  /** The call whose first attempt fails. */
  failsOnce?: 'register' | 'vision';
  /** Whether and how the app exists when the emulator starts; `busy` means with an active run. */
  atStart: 'absent' | 'idle' | 'outside-api' | 'busy';
}

const defaultScenario: Scenario = {
  description:
    'Seven open findings of all severities (one claimed to be fixed, one of the whole app, one whose severity was raised), one dismissed, one fixed',
  findings: vulnerableFindings,
  endOfRun: () => 'COMPLETED',
  detects: () => true,
  findingsLag: 0,
  reportLag: 0,
  onboarding: 'COMPLETED',
  atStart: 'idle',
};

const unregistered = { atStart: 'absent' } as const;

/** What differs from the default scenario, by host. */
const scenarioOverrides: Record<string, Partial<Scenario>> = {
  'vulnerable.test': {},
  'clean.test': { description: 'No findings', findings: noFindings },
  'many.test': { description: '2,350 findings', findings: manyFindings },
  'interrupted-once.test': {
    description: 'The first run is interrupted',
    endOfRun: (number) => (number === 1 ? 'INTERRUPTED' : 'COMPLETED'),
  },
  'interrupted.test': {
    description: 'Every run is interrupted',
    endOfRun: () => 'INTERRUPTED',
  },
  'failed.test': { description: 'Every run fails', endOfRun: () => 'FAILED' },
  'cancelled.test': { description: 'Every run is cancelled', endOfRun: () => 'CANCELLED' },
  'stuck.test': { description: 'Runs never end', endOfRun: () => 'NEVER' },
  'busy.test': {
    description: "Somebody else's run is active for the first `--run-seconds`",
    atStart: 'busy',
  },
  'late-findings.test': {
    description:
      'The findings list says RUN_IN_PROGRESS for 1.5 × `--run-seconds` after a run has ended',
    findingsLag: 1.5,
  },
  'late-report.test': {
    description: 'The report is listed 2 × `--run-seconds` after a run has ended',
    reportLag: 2,
  },
  'fixed-next.test': {
    description: 'The second run no longer detects what the first one found',
    detects: (number) => number === 1,
  },
  'outside.test': {
    description: 'Registered outside the API: 409 `app-registered-outside-api`',
    atStart: 'outside-api',
  },
  'onboarding.test': {
    ...unregistered,
    description: 'Onboarding takes `--onboarding-seconds`',
  },
  'captcha.test': {
    ...unregistered,
    description: 'Automatic sign-up pauses until account-setup supplies credentials',
    onboarding: 'PAUSED',
  },
  'registration-failed.test': {
    ...unregistered,
    description: 'Registration fails; registering again replaces the app',
    onboarding: 'FAILED',
  },
  'registration-error.test': {
    ...unregistered,
    description: 'The first attempt returns 500 `registration-failed`',
    failsOnce: 'register',
  },
  'no-engine.test': {
    ...unregistered,
    description: 'Automatic sign-up returns 503 `onboarding-unavailable`',
    onboarding: 'REFUSED',
  },
  'vision-error.test': {
    ...unregistered,
    description: "The app's first vision run returns 500 `vision-task-create-failed`",
    failsOnce: 'vision',
  },
};

/** The scenarios by host. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  Object.entries(scenarioOverrides).map(([host, override]) => [
    host,
    { ...defaultScenario, ...override },
  ]),
);

/** Returns the scenario of a host; hosts without their own behave as `vulnerable.test`. */
export function scenarioForHost(host: string): Scenario {
  return scenarios.get(host) ?? defaultScenario;
}

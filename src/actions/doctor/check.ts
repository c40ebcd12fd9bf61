import { callRemedies } from '../../results/advice/remedies.ts';
import { isServiceError } from '../../service/errors.ts';
import { messageOf, sentence } from '../../text/sentences.ts';
import type { Job } from '../sub-action/job.ts';
import type { declaration } from './inputs.ts';

export type DoctorJob = Job<keyof (typeof declaration)['outputs']>;

export type CheckStatus = 'ok' | 'warning' | 'failed' | 'skipped';

/** What a check found, and what to do about a `warning` or a failure. */
export interface Diagnosis {
  status: CheckStatus;
  message: string;
  remedy: string;
}

export interface Check {
  id: string;
  /** Checks that must have succeeded, or this one would mean nothing. */
  needs?: readonly string[];
  diagnose: () => Diagnosis | Promise<Diagnosis>;
}

export type CheckResult = Diagnosis & { id: string };

/** How far the clock of this machine is ahead of another one; NaN if unknown. */
interface Skew {
  /** Whose time it is, for messages. */
  source: string;
  skewMs: number;
}

/** What checks find out for later ones. */
export interface Facts {
  skews: Skew[];
  appIds: string[];
}

function diagnosis(status: CheckStatus, message: string, remedy = ''): Diagnosis {
  return { status, message, remedy };
}
export const ok = (message: string) => diagnosis('ok', message);
export const skipped = (message: string) => diagnosis('skipped', message);
export const warning = (message: string, remedy: string) => diagnosis('warning', message, remedy);
export const failed = (message: string, remedy: string) => diagnosis('failed', message, remedy);

/** Runs the checks in order. After a failure, only those that need the failed check are skipped. */
export async function runChecks(
  checks: readonly Check[],
  signal: AbortSignal,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  /** For each check that failed or was skipped, the check that is to blame. */
  const causes = new Map<string, string>();
  for (const { id, needs = [], diagnose } of checks) {
    const cause = needs.map((need) => causes.get(need)).find((blamed) => blamed !== undefined);
    const diagnosis = cause
      ? skipped(`Not checked, because of \`${cause}\`.`)
      : await runDiagnosis(diagnose, signal);
    if (diagnosis.status === 'failed' || diagnosis.status === 'skipped')
      causes.set(id, cause ?? id);
    results.push({ id, ...diagnosis });
  }
  return results;
}

async function runDiagnosis(diagnose: Check['diagnose'], signal: AbortSignal): Promise<Diagnosis> {
  try {
    return await diagnose();
  } catch (error) {
    signal.throwIfAborted();
    return failed(sentence(messageOf(error)), generalRemedy(error));
  }
}

/** The remedy for errors that a check does not handle itself. */
function generalRemedy(error: unknown): string {
  if (isServiceError(error)) return callRemedies[error.code];
  return 'This is a fault of the action: please report it.';
}

import type { Assessment } from './findings/assessment.ts';

export type NotTestedReason =
  | 'interrupted'
  | 'no-runs'
  | 'run-failed'
  | 'run-cancelled'
  | 'timed-out'
  | 'queue-timed-out'
  | 'run-already-active'
  | 'no-credits'
  | 'registration-incomplete'
  | 'registration-failed'
  | 'awaiting-input'
  | 'wrong-version'
  | 'version-changed'
  | 'findings-unavailable'
  | 'superseded'
  | 'not-deployed'
  | 'policy-unavailable'
  | 'service-unavailable'
  | 'unexpected-response'
  | 'not-awaited'
  | 'dry-run'
  | 'cancelled';

export type ErrorReason =
  | 'invalid-input'
  | 'invalid-policy'
  | 'invalid-baseline'
  | 'missing-credentials'
  | 'login-rejected'
  | 'forbidden'
  | 'app-not-found'
  | 'task-not-found';

/**
 * What the gate says of a build, in one or two sentences. `isSpent`: no gate can judge the run any
 * more. `step` replaces the next step that the reason has.
 */
export type Verdict =
  | { verdict: 'passed'; message: string }
  | { verdict: 'failed'; reason: 'findings'; message: string }
  | {
      verdict: 'not-tested';
      reason: NotTestedReason;
      message: string;
      isSpent?: true;
      step?: string;
    }
  | { verdict: 'error'; reason: ErrorReason; message: string };

export type NotTested = Extract<Verdict, { verdict: 'not-tested' }>;
export type SetupError = Extract<Verdict, { verdict: 'error' }>;

export function notTested(reason: NotTestedReason, message: string): NotTested {
  return { verdict: 'not-tested', reason, message };
}

export function setupError(reason: ErrorReason, message: string): SetupError {
  return { verdict: 'error', reason, message };
}

/** On findings that were read whole after our run COMPLETED: the only way to `passed`. */
export function verdictOnFindings({ blocking, open }: Assessment): Verdict {
  if (blocking.length > 0) {
    const message = `${countOf(blocking.length, 'open finding')} ${blocking.length === 1 ? 'blocks' : 'block'}.`;
    return { verdict: 'failed', reason: 'findings', message };
  }
  const message =
    open.length === 0
      ? 'The app was tested, and no finding is open.'
      : `The app was tested: ${countOf(open.length, 'open finding')}, none of which blocks.`;
  return { verdict: 'passed', message };
}

/** The reason code; empty for `passed`. */
export function reasonOf(verdict: Verdict): string {
  return verdict.verdict === 'passed' ? '' : verdict.reason;
}

/** Whether the job succeeds, succeeds with a warning, or fails. */
export function jobResult(
  verdict: Verdict,
  { warnOnly, onNotTested }: { warnOnly: boolean; onNotTested: 'fail' | 'warn' },
): 'success' | 'warning' | 'failure' {
  switch (verdict.verdict) {
    case 'passed':
      return 'success';
    case 'failed':
      return warnOnly ? 'warning' : 'failure';
    case 'not-tested':
      if (verdict.reason === 'cancelled') return 'failure';
      if (wasAskedFor(verdict)) return 'warning';
      return onNotTested === 'warn' ? 'warning' : 'failure';
    case 'error':
      return 'failure';
  }
}

/** Whether the inputs ask for no test, or not for its result. */
export function wasAskedFor(verdict: Verdict): boolean {
  return reasonOf(verdict) === 'not-awaited' || reasonOf(verdict) === 'dry-run';
}

/** `1 risk`, `2 risks`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

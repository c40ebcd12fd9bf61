import type { Finding, FindingState, TriageAction } from '../../service/findings.ts';

/** What is to become of a finding. */
export interface TriageDecision {
  findingId: string;
  action: TriageAction;
  /** Why, as a person would say it; empty when somebody asked for just this. */
  why: string;
  /** The finding, where a list was just read. */
  finding?: Finding;
}

/** What became of a decision; `planned` is what a dry run would do. */
export interface Outcome extends TriageDecision {
  result: 'changed' | 'unchanged' | 'failed' | 'planned';
  /** What happened to the finding, as the end of a sentence that it begins. */
  message: string;
}

/**
 * Whether a finding is as an action would make it. What the platform found fixed needs no claim,
 * and only a test reopens it.
 */
export function isSettled(
  action: TriageAction,
  { isFixed, isDismissed, fixClaimed }: FindingState,
): boolean {
  switch (action) {
    case 'fix':
      return isFixed === true || fixClaimed === true;
    case 'dismiss':
      return isDismissed === true;
    case 'reopen':
      return !isFixed && !isDismissed && !fixClaimed;
  }
}

/** Whether an answer to an action says anything about what it did. */
export function tells(action: TriageAction, { isDismissed, fixClaimed }: FindingState): boolean {
  switch (action) {
    case 'fix':
      return fixClaimed !== undefined;
    case 'dismiss':
      return isDismissed !== undefined;
    case 'reopen':
      return isDismissed !== undefined || fixClaimed !== undefined;
  }
}

import { error } from './reasons/error.ts';
import { notTested } from './reasons/not-tested.ts';
import type { ReasonsTable, ReasonTexts } from './reasons/texts.ts';

const failed = {
  findings: {
    heading: 'open findings block',
    meaning:
      'The app was tested with your change in it, and something serious is open. It can be older than your change. You have [four ways to go on](#when-a-finding-blocks).',
    nextStep:
      'Fix what blocks and push the fix. If it is not yours, or not a problem, accept it in the policy file, or dismiss it in the service.',
    cause:
      'If old findings block many changes, use [`new-since`](policy.md#only-new-findings). [`triage`](../triage/README.md) dismisses findings from a workflow.',
  },
} satisfies ReasonsTable;

export type NotTestedReason = keyof typeof notTested;
export type ErrorReason = keyof typeof error;
export type Reason = keyof typeof failed | NotTestedReason | ErrorReason;

/** The reasons by the kind of verdict that they explain. */
export const reasonsByVerdict = { failed, 'not-tested': notTested, error };

/** What is said about each reason. Its code is also its anchor in docs/blocked.md. */
export const reasons: Record<Reason, ReasonTexts> = { ...failed, ...notTested, ...error };

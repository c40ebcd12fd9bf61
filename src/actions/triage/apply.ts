import type { Deadline } from '../../decision/findings/deadline.ts';
import { ifInTier, isServiceError, type ServiceError } from '../../service/errors.ts';
import type { Finding, FindingState, TriageAction } from '../../service/findings.ts';
import { messageOfFailure } from '../output/failure-message.ts';
import type { Job } from '../sub-action/job.ts';
import { repeatUncertain } from '../sub-action/repeat-uncertain.ts';

export interface TriageDecision {
  findingId: string;
  action: TriageAction;
  /** Why, for people; empty when the inputs name the finding. */
  why: string;
  /** The finding, where a list was just read. */
  finding?: Finding;
  /** That of the policy, once it is open. */
  deadline?: Deadline | undefined;
}

/** The outcome of a decision; `planned` is what a dry run would do. */
export interface Outcome extends TriageDecision {
  result: 'changed' | 'unchanged' | 'failed' | 'planned';
  /** What happened to the finding, as the end of a sentence that it begins. */
  message: string;
}

export interface Triage
  extends Pick<
    Job<never>,
    'client' | 'clock' | 'cadence' | 'log' | 'maxRetries' | 'setUnderway' | 'underway'
  > {
  /** Change nothing, and say what would be changed. */
  dryRun: boolean;
  /** Called for every finding as soon as its outcome is known. */
  onOutcome: (outcome: Outcome) => void;
}

interface ActionRule {
  /** The messages after the action, if it was not needed, and for a dry run. */
  done: string;
  already: string;
  planned: string;
  /** Whether a finding is in the state that the action sets. Only a test reopens fixed findings. */
  isSettled: (finding: FindingState) => boolean;
  /** Whether an answer to the action says anything about what it did. */
  isKnown: (answer: FindingState) => boolean;
}

const rules: Record<TriageAction, ActionRule> = {
  fix: {
    done: 'its fix is claimed',
    already: 'fixed already, or claimed to be',
    planned: 'its fix would be claimed',
    isSettled: ({ isFixed, fixClaimed }) => isFixed === true || fixClaimed === true,
    isKnown: ({ fixClaimed }) => fixClaimed !== undefined,
  },
  dismiss: {
    done: 'dismissed',
    already: 'dismissed already',
    planned: 'would be dismissed',
    isSettled: ({ isDismissed }) => isDismissed === true,
    isKnown: ({ isDismissed }) => isDismissed !== undefined,
  },
  reopen: {
    done: 'reopened',
    already: 'open already',
    planned: 'would be reopened',
    isSettled: ({ isFixed, isDismissed, fixClaimed }) => !isFixed && !isDismissed && !fixClaimed,
    isKnown: ({ isDismissed, fixClaimed }) => isDismissed !== undefined || fixClaimed !== undefined,
  },
};

/** Applies all decisions. A failure stops the others only if it shows that they would fail, too. */
export async function applyDecisions(
  triage: Triage,
  decisions: readonly TriageDecision[],
): Promise<void> {
  let fatalError: ServiceError | undefined;
  for (const decision of decisions) {
    try {
      if (fatalError) throw fatalError;
      triage.onOutcome(await applyDecision(triage, decision));
    } catch (error) {
      if (!isServiceError(error)) throw error;
      if (isServiceError(error, 'forbidden', 'login-rejected', 'unauthenticated'))
        fatalError = error;
      const message = [messageOfFailure(error), triage.underway()].filter(Boolean).join(' ');
      triage.setUnderway(undefined);
      triage.onOutcome({ ...decision, result: 'failed', message });
    }
  }
}

async function applyDecision(triage: Triage, decision: TriageDecision): Promise<Outcome> {
  const { findingId, action } = decision;
  const { isSettled, already, planned } = rules[action];
  const finding = decision.finding ?? (await readFinding(triage, findingId));
  const known = { ...decision, ...(finding && { finding }) };
  if (finding && isSettled(finding)) return { ...known, result: 'unchanged', message: already };
  if (triage.dryRun) return { ...known, result: 'planned', message: planned };
  const changed = await changeFinding(triage, decision);
  triage.setUnderway(undefined);
  return { ...known, ...changed };
}

/** The current state of the finding; undefined if the organization's tier does not show it. */
const readFinding = ({ client }: Triage, findingId: string) =>
  ifInTier(client.findings.get(findingId));

type TriageChange = Pick<Outcome, 'result' | 'message'>;

/** After a lost answer the finding is read before the action is sent again. */
async function changeFinding(triage: Triage, decision: TriageDecision): Promise<TriageChange> {
  const { findingId, action } = decision;
  const { isSettled, isKnown, done, already } = rules[action];
  const changed: TriageChange = { result: 'changed', message: done };
  const sent = await repeatUncertain<FindingState | TriageChange>(triage, {
    underway: `Whether finding ${findingId} was changed is not known.`,
    next: 'whether the finding was changed is not known, so it is read first',
    send: async (lost) => {
      try {
        return await triage.client.findings.triage(findingId, action);
      } catch (error) {
        if (action !== 'reopen' || !isServiceError(error, 'invalid-request')) throw error;
        if (!(await isOpenAlready(triage, findingId, error))) throw error;
        return lost > 0 ? changed : { result: 'unchanged', message: already };
      }
    },
    findEffect: async () => {
      const finding = await readFinding(triage, findingId);
      return finding && isSettled(finding) ? changed : undefined;
    },
  });
  if ('result' in sent) return sent;
  const state = isKnown(sent) ? sent : await readFinding(triage, findingId);
  if (state === undefined || isSettled(state)) return changed;
  const message =
    'The service accepted the request, but the finding is not in the requested state.';
  return { result: 'failed', message };
}

/** The service refuses to reopen an open finding, but may have another reason. */
async function isOpenAlready(
  triage: Triage,
  findingId: string,
  { problem }: ServiceError,
): Promise<boolean> {
  const finding = await readFinding(triage, findingId);
  // Where the tier does not show the finding, only the words of the refusal tell.
  if (finding === undefined) return /\bopen\b/i.test(`${problem?.title} ${problem?.detail}`);
  return rules.reopen.isSettled(finding);
}

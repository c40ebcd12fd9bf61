import { isServiceError, isUncertain, type ServiceError } from '../../service/errors.ts';
import type { Finding, FindingState, TriageAction } from '../../service/findings.ts';
import { waitAfterFailure } from '../../service/retry.ts';
import { messageOfFailure } from '../failure-message.ts';
import type { Job } from '../job.ts';

export interface TriageDecision {
  findingId: string;
  action: TriageAction;
  /** Why, for people; empty when the inputs name the finding. */
  why: string;
  /** The finding, where a list was just read. */
  finding?: Finding;
  /** Days from its creation until it blocks, by the policy, once it is open. */
  deadlineDays?: number | undefined;
}

/** What became of a decision; `planned` is what a dry run would do. */
export interface Outcome extends TriageDecision {
  result: 'changed' | 'unchanged' | 'failed' | 'planned';
  /** What happened to the finding, as the end of a sentence that it begins. */
  message: string;
}

export interface Triage
  extends Pick<
    Job<never>,
    'client' | 'clock' | 'cadence' | 'maxRetries' | 'setUnderway' | 'underway'
  > {
  /** Change nothing, and say what would be changed. */
  dryRun: boolean;
  /** Called for every finding, as soon as it is known what became of it. */
  onOutcome: (outcome: Outcome) => void;
}

interface ActionRule {
  /** What is said of a finding when it was done, was done already, or would be. */
  done: string;
  already: string;
  planned: string;
  /** Whether a finding is as the action would make it. Only a test reopens what one found fixed. */
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

/** One that fails does not stop the others, unless it shows that all would fail. */
export async function applyDecisions(
  triage: Triage,
  decisions: readonly TriageDecision[],
): Promise<void> {
  let hopeless: ServiceError | undefined;
  for (const decision of decisions) {
    try {
      if (hopeless) throw hopeless;
      triage.onOutcome(await settle(triage, decision));
    } catch (error) {
      if (!isServiceError(error)) throw error;
      if (isServiceError(error, 'forbidden', 'login-rejected', 'unauthenticated')) hopeless = error;
      const message = [messageOfFailure(error), triage.underway()].filter(Boolean).join(' ');
      triage.setUnderway(undefined);
      triage.onOutcome({ ...decision, result: 'failed', message });
    }
  }
}

async function settle(triage: Triage, decision: TriageDecision): Promise<Outcome> {
  const { findingId, action } = decision;
  const { isSettled, already, planned } = rules[action];
  const finding = decision.finding ?? (await look(triage, findingId));
  const known = { ...decision, ...(finding && { finding }) };
  if (finding && isSettled(finding)) return { ...known, result: 'unchanged', message: already };
  if (triage.dryRun) return { ...known, result: 'planned', message: planned };
  triage.setUnderway(`Whether finding ${findingId} was changed is not known.`);
  const changed = await change(triage, decision);
  triage.setUnderway(undefined);
  return { ...known, ...changed };
}

/** The finding as it is; undefined where the tier does not show it. */
async function look({ client }: Triage, findingId: string): Promise<Finding | undefined> {
  try {
    return await client.findings.get(findingId);
  } catch (error) {
    if (isServiceError(error, 'payment-required')) return undefined;
    throw error;
  }
}

type TriageChange = Pick<Outcome, 'result' | 'message'>;

/** After a lost answer the finding is looked at before anything is sent again. */
async function change(triage: Triage, decision: TriageDecision): Promise<TriageChange> {
  const { isSettled, done } = rules[decision.action];
  const changed: TriageChange = { result: 'changed', message: done };
  for (let lost = 0; ; lost += 1) {
    const sent = await send(triage, decision);
    if (!isServiceError(sent)) return lost > 0 && sent.result === 'unchanged' ? changed : sent;
    await waitAfterFailure(sent, triage.clock, triage.cadence.intervalMs);
    const finding = await look(triage, decision.findingId);
    if (finding && isSettled(finding)) return changed;
    if (lost >= triage.maxRetries) throw sent;
  }
}

/**
 * What was accepted is checked, as far as the tier shows the finding.
 * @returns the error when the service may or may not have done it
 */
async function send(
  triage: Triage,
  { findingId, action }: TriageDecision,
): Promise<TriageChange | ServiceError> {
  const { isSettled, isKnown, done, already } = rules[action];
  try {
    const answer = await triage.client.findings.triage(findingId, action);
    const state = isKnown(answer) ? answer : await look(triage, findingId);
    if (state === undefined || isSettled(state)) return { result: 'changed', message: done };
    const message =
      'The service accepted the request, but the finding is not in the requested state.';
    return { result: 'failed', message };
  } catch (error) {
    if (isUncertain(error)) return error;
    if (isServiceError(error)) triage.setUnderway(undefined);
    // The service refuses to reopen what is open, and perhaps more.
    if (action !== 'reopen' || !isServiceError(error, 'invalid-request')) throw error;
    const finding = await look(triage, findingId);
    if (finding && !isSettled(finding)) throw error;
    return { result: 'unchanged', message: already };
  }
}

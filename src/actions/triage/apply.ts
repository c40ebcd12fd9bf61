import { isServiceError, isUncertain, type ServiceError } from '../../service/errors.ts';
import type { Finding, FindingState, TriageAction } from '../../service/findings.ts';
import { pauseAfter } from '../../service/retry.ts';
import { messageOfFailure } from '../failure-message.ts';
import type { Job } from '../job.ts';

export interface TriageDecision {
  findingId: string;
  action: TriageAction;
  /** Why, for people; empty when the inputs name the finding. */
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

export interface Triage
  extends Pick<Job<never>, 'client' | 'clock' | 'cadence' | 'maxRetries' | 'leave'> {
  /** Change nothing, and say what would be changed. */
  dryRun: boolean;
  /** Called for every finding, as soon as it is known what became of it. */
  onOutcome: (outcome: Outcome) => void;
}

/** What is said of each action that was done, was done already, or would be. */
const told: Record<TriageAction, { done: string; already: string; planned: string }> = {
  fix: {
    done: 'its fix is claimed',
    already: 'fixed already, or claimed to be',
    planned: 'its fix would be claimed',
  },
  dismiss: { done: 'dismissed', already: 'dismissed already', planned: 'would be dismissed' },
  reopen: { done: 'reopened', already: 'open already', planned: 'would be reopened' },
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
      triage.onOutcome({ ...decision, result: 'failed', message: messageOfFailure(error) });
    }
  }
}

async function settle(triage: Triage, decision: TriageDecision): Promise<Outcome> {
  const { findingId, action } = decision;
  const finding = decision.finding ?? (await look(triage, findingId));
  const known = { ...decision, ...(finding && { finding }) };
  if (finding && isSettled(action, finding))
    return { ...known, result: 'unchanged', message: told[action].already };
  if (triage.dryRun) return { ...known, result: 'planned', message: told[action].planned };
  triage.leave(`Whether finding ${findingId} was changed is not known.`);
  try {
    const changed = await change(triage, decision);
    triage.leave(undefined);
    return { ...known, ...changed };
  } catch (error) {
    if (isServiceError(error) && !isUncertain(error)) triage.leave(undefined);
    throw error;
  }
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
  const { findingId, action } = decision;
  for (let lost = 0; ; lost += 1) {
    const attempt = await trySend(triage, decision);
    if ('result' in attempt)
      return lost > 0 && attempt.result === 'unchanged' ? changed(action) : attempt;
    await pauseAfter(attempt.error, triage.clock, triage.cadence.intervalMs);
    const finding = await look(triage, findingId);
    if (finding && isSettled(action, finding)) return changed(action);
    if (lost >= triage.maxRetries) throw attempt.error;
  }
}

/** @returns the error when the service may or may not have done it */
async function trySend(
  triage: Triage,
  decision: TriageDecision,
): Promise<TriageChange | { error: ServiceError }> {
  try {
    return await send(triage, decision);
  } catch (error) {
    if (!isServiceError(error)) throw error;
    if (decision.action === 'reopen' && error.code === 'invalid-request')
      return refusedReopening(triage, decision, error);
    if (isUncertain(error)) return { error };
    throw error;
  }
}

/** The service refuses to reopen what is open, and perhaps more. */
async function refusedReopening(
  triage: Triage,
  { findingId, action }: TriageDecision,
  error: ServiceError,
): Promise<TriageChange> {
  const finding = await look(triage, findingId);
  if (finding && !isSettled(action, finding)) throw error;
  return { result: 'unchanged', message: told[action].already };
}

function changed(action: TriageAction): TriageChange {
  return { result: 'changed', message: told[action].done };
}

/** What was accepted is checked, as far as the tier shows the finding. */
async function send(triage: Triage, { findingId, action }: TriageDecision): Promise<TriageChange> {
  const answer = await triage.client.findings.triage(findingId, action);
  const state = tells(action, answer) ? answer : await look(triage, findingId);
  if (state === undefined || isSettled(action, state)) return changed(action);
  const message = 'The service accepted the request, but the finding is not as it was asked to be.';
  return { result: 'failed', message };
}

/** Whether a finding is as an action would make it. What was found fixed only a test reopens. */
function isSettled(
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
function tells(action: TriageAction, { isDismissed, fixClaimed }: FindingState): boolean {
  switch (action) {
    case 'fix':
      return fixClaimed !== undefined;
    case 'dismiss':
      return isDismissed !== undefined;
    case 'reopen':
      return isDismissed !== undefined || fixClaimed !== undefined;
  }
}

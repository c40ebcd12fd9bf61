import type { App } from '../service/apps.ts';
import type { Task } from '../service/tasks.ts';
import { countOf } from '../text/sentences.ts';
import type { Policy } from './findings/policy.ts';

/** What the gate knows so far, also for a job that is cancelled. */
export interface Progress {
  app?: App | undefined;
  /** The last one that is known. */
  run?: Task | undefined;
  /** Which policy applies: `.github/security-gate.yml of octo-org/shop, branch main at 1c002dd`. */
  policy?: string | undefined;
  /** A trigger was sent and is not answered yet: a run may have started. */
  triggering: boolean;
  /** Triggers whose answer was lost: a run may have started of which nothing is known. */
  lostTriggers: number;
  /** Triggers that the service has accepted. */
  acceptedTriggers: number;
}

export function noProgress(): Progress {
  return { triggering: false, lostTriggers: 0, acceptedTriggers: 0 };
}

/** Whether a run may have been paid for, except by a trigger that is not answered yet. */
export function mayBePaid({ acceptedTriggers, lostTriggers }: Progress): boolean {
  return acceptedTriggers + lostTriggers > 0;
}

/** Whether a run was started, or may have been. */
export function mayHaveStarted(progress: Progress): boolean {
  return progress.triggering || mayBePaid(progress);
}

/** How many runs may have been paid for; undefined when that is certain. */
export function describeLostTriggers(progress: Progress): string | undefined {
  const lost = progress.lostTriggers + Number(progress.triggering);
  if (lost === 0) return undefined;
  const paid = lost + progress.acceptedTriggers;
  const which = lost === 1 ? 'a trigger' : `${lost} triggers`;
  return `Up to ${countOf(paid, 'run')} may have been paid for: ${which} got no answer that names a run.`;
}

/** Names the policy, with its branch and commit, what it accepts, and since when findings are new. */
export function describePolicy(policy: Policy | undefined, policyOrigin: string): string {
  if (!policy) return `none, there is no ${policyOrigin}`;
  const { acceptances, newSince } = policy;
  const novelty = newSince === undefined ? '' : `; findings are new since ${newSince}`;
  return `${policyOrigin}, which accepts ${countOf(acceptances.length, 'risk')}${novelty}`;
}

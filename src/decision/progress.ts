import type { App } from '../service/apps.ts';
import type { Task } from '../service/tasks.ts';
import type { GateEvent, PolicyFiles } from './context.ts';
import { countOf } from './verdict.ts';

/** What the gate knows so far, also for a job that is cancelled. */
export interface Progress {
  app?: App | undefined;
  /** The last one that is known. */
  run?: Task | undefined;
  /** Which policy applies: `.github/security-gate.yml of octo-org/shop, branch main at 1c002dd`. */
  policy?: string | undefined;
  /** A trigger was sent and is not answered yet: a run may have started. */
  triggering: boolean;
  /** The answer to a trigger was lost: a run may have started of which nothing is known. */
  lostTrigger: boolean;
}

export function noProgress(): Progress {
  return { triggering: false, lostTrigger: false };
}

export function note(event: GateEvent, progress: Progress): void {
  progress.triggering = event.kind === 'triggering';
  if (event.kind === 'trigger-uncertain') progress.lostTrigger = true;
  // At most one test is in flight for an app: a trigger accepted now rules out a lost one.
  if (event.kind === 'run-triggered') progress.lostTrigger = false;
  if ('app' in event) progress.app = event.app;
  if ('run' in event) progress.run = event.run;
  if (event.kind === 'policy-read') progress.policy = describePolicy(event);
}

/** Names the policy, with its branch and commit, and what it accepts. */
export function describePolicy({
  policy,
  policyOrigin,
}: Pick<PolicyFiles, 'policy' | 'policyOrigin'>): string {
  return policy
    ? `${policyOrigin}, which accepts ${countOf(policy.acceptances.length, 'risk')}`
    : `none, there is no ${policyOrigin}`;
}

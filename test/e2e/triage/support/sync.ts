import { onTestFinished } from 'vitest';
import { branchEvent } from '../../../../harness/github-event.ts';
import type { ScenarioStep, StageOptions } from '../../../support/scenario.ts';
import type { githubWithPolicies } from './policy-history.ts';
import { openTestedStage, type TestedStage } from './tested-stage.ts';

/** A tested app, for as long as the test runs. */
export async function stage(options: StageOptions = {}) {
  const opened = await openTestedStage(options);
  onTestFinished(opened.close);
  return opened;
}

type Github = Awaited<ReturnType<typeof githubWithPolicies>>;

/** Runs a sync on the default branch. */
export function sync(
  { triage, appId }: TestedStage,
  github: Github,
  step: Omit<ScenarioStep, 'action'> = {},
) {
  const { inputs, ...rest } = step;
  return triage(
    { action: 'sync', 'app-id': appId, ...inputs },
    { github, event: branchEvent('push'), ...rest },
  );
}

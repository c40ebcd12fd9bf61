import { expect } from 'vitest';
import type { GitHubApi, GitHubApiOptions } from '../../../harness/github-api.ts';
import { headSha, pullRequestEvent } from '../../../harness/github-event.ts';
import { runScenario, type Scenario } from '../../support/scenario.ts';
import { withoutReport } from './expectations.ts';
import { openGitHub } from './setting.ts';

/** A gate that sets the status `security-test`, and the states that it set, in order. */
export async function statusesOn(github: GitHubApi, given: Omit<Scenario, 'github'> = {}) {
  const inputs = { ...withoutReport, 'commit-status': 'security-test', ...given.inputs };
  const result = await runScenario({ event: pullRequestEvent(), ...given, github, inputs });
  for (const { sha, context } of github.statuses)
    expect({ sha, context }).toEqual({ sha: headSha, context: 'security-test' });
  return { result, states: github.statuses.map(({ state }) => state) };
}

/** The same on a new stand-in of GitHub. */
export const statusesOf = async (given: Omit<Scenario, 'github'>, options: GitHubApiOptions = {}) =>
  statusesOn(await openGitHub(options), given);

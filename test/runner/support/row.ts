import type { GitHubApiOptions } from '../../../harness/github-api.ts';
import type { GitHubEvent } from '../../../harness/github-event.ts';
import type { ExampleResult, ExampleRun } from './run-example.ts';
import type { Scene } from './scene.ts';

/** What must hold of an example, as its first lines or the README say it. */
export interface Row extends ExampleRun {
  says: string;
  github?: GitHubApiOptions;
  /** How long a security test takes; 1 if not told. */
  runSeconds?: number;
  /** What happened before; gives what the run needs of it. */
  prepare?: (scene: Scene) => Promise<Partial<ExampleRun>>;
  /** Result of each job. */
  jobs: Record<string, 'success' | 'failure' | 'skipped'>;
  /** Outputs of jobs that matter here. */
  outputs?: Record<string, Record<string, unknown>>;
  /** How many security tests the service starts; 1 if not told. */
  tests?: number;
  /** Whatever else must hold. */
  check?: (result: ExampleResult, scene: Scene) => void;
}

export const passed = { verdict: 'passed', reason: '', 'blocking-count': '0' };
export const failed = { verdict: 'failed', reason: 'findings', 'blocking-count': '4' };
export const notDeployed = { verdict: 'not-tested', reason: 'not-deployed', 'findings-count': '' };

/** A deployment that does not succeed. */
export const brokenDeployment = { 'deploy.sh': '#!/bin/sh\nexit 3\n' };

/** The same event with other members in its payload. */
export function having(event: GitHubEvent, members: Record<string, unknown>): GitHubEvent {
  return { ...event, payload: { ...event.payload, ...members } };
}

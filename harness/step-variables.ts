import { repository } from '../src/repository.ts';
import type { GitHubEvent } from './github-event.ts';
import { runtimeToken } from './runtime-token.ts';
import type { StepFiles } from './step-files.ts';

/** Variables that do not depend on the step. */
const jobVariables = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'octo-org/shop',
  GITHUB_REPOSITORY_ID: '186853002',
  GITHUB_REPOSITORY_OWNER: 'octo-org',
  GITHUB_REPOSITORY_OWNER_ID: '6811672',
  GITHUB_RUN_ID: '16412345678',
  GITHUB_RUN_NUMBER: '128',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_RETENTION_DAYS: '90',
  GITHUB_WORKFLOW: 'Security',
  GITHUB_WORKFLOW_REF: 'octo-org/shop/.github/workflows/security.yml@refs/heads/main',
  GITHUB_WORKFLOW_SHA: '1c002dd4b536e7479fe34593e72e6c6c1819e53b',
  GITHUB_JOB: 'security-test',
  GITHUB_REF_PROTECTED: 'false',
  GITHUB_HEAD_REF: '',
  GITHUB_BASE_REF: '',
  GITHUB_ACTION: 'gate',
  GITHUB_ACTION_REPOSITORY: repository,
  GITHUB_ACTION_REF: 'v1',
  GITHUB_ACTOR: 'octocat',
  GITHUB_ACTOR_ID: '583231',
  GITHUB_TRIGGERING_ACTOR: 'octocat',
  GITHUB_SERVER_URL: 'https://github.com',
  // Nothing listens there: no test reaches the real GitHub.
  GITHUB_GRAPHQL_URL: 'http://127.0.0.1:1/graphql',
  RUNNER_NAME: 'GitHub Actions 2',
  RUNNER_TRACKING_ID: 'github_0d4c7a1e-5b1f-4c39-9f3c-6a2f0f3f5c11',
  RUNNER_WORKSPACE: '/home/runner/work/shop',
  RUNNER_ENVIRONMENT: 'github-hosted',
  RUNNER_OS: 'Linux',
  RUNNER_ARCH: 'X64',
};

/** The whole environment of a step; only `PATH` comes from this process. */
export function stepVariables(step: {
  event: GitHubEvent;
  files: StepFiles;
  /** Origin of the artifact service. */
  resultsUrl: string;
  inputs: Record<string, string>;
  /** Variables of the workflow's `env:`. */
  env: Record<string, string>;
}): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    CI: 'true',
    ...jobVariables,
    GITHUB_EVENT_NAME: step.event.name,
    ...step.event.variables,
    ...step.files.variables,
    ACTIONS_RUNTIME_TOKEN: runtimeToken,
    ACTIONS_RUNTIME_URL: step.resultsUrl,
    ACTIONS_RESULTS_URL: step.resultsUrl,
    ...step.inputs,
    ...step.env,
  };
}

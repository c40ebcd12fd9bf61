import { askMaintainers, type ReasonsTable } from './texts.ts';

export const error = {
  'invalid-input': {
    heading: 'an input of the gate is invalid',
    meaning:
      'The workflow gives the gate something that it does not understand. If you have changed the workflow, correct it. Otherwise your change is not the cause.',
    nextStep: askMaintainers,
    remedy:
      'Correct the inputs under `with` in the workflow. [All inputs](inputs-and-outputs.md) are listed with their values.',
  },
  'invalid-policy': {
    heading: 'the policy file cannot be used',
    meaning:
      "The file with your team's accepted risks is malformed or cannot be read. The one on the default branch counts, so your change cannot be the cause until it is merged.",
    nextStep: askMaintainers,
    remedy:
      'Correct [the policy file](policy.md) on the default branch. The job needs `contents: read` to read it there.',
  },
  'invalid-baseline': {
    heading: 'the baseline cannot be used',
    meaning:
      'The workflow compares with earlier findings, and those cannot be used. Your change is not the cause.',
    nextStep: askMaintainers,
    remedy:
      'Use a [baseline](baseline.md) that was tested: an app with a completed test, or the findings file of such a run.',
  },
  'missing-credentials': {
    heading: 'the job has no login for the service',
    meaning:
      'The gate has no password for the service. GitHub gives none to pull requests from forks and from Dependabot, so it can happen to every change. If yours comes from a fork, no other attempt gets one: a maintainer has to [test it for you](required-checks.md#forks-reviewed-first).',
    nextStep: {
      before: 'Ask a maintainer to add the secrets (for Dependabot, its own ones).',
      once: 'they are there',
    },
    remedy: 'Pass the secrets as inputs under `with`.',
  },
  'login-rejected': {
    heading: 'the service refused the login',
    meaning:
      'The service does not accept the password of the workflow. It was changed or has expired. Your change is not the cause.',
    nextStep: askMaintainers,
    remedy: 'Check the secrets that hold the login, and that `auth-url` is the right host.',
    offersAdoption: true,
  },
  forbidden: {
    heading: 'the service account is not allowed to do this',
    meaning:
      'The account of the workflow may log in, but may not start tests. Your change is not the cause.',
    nextStep: askMaintainers,
    remedy: 'Use a service account whose role may start tests; Viewer may only read.',
    offersAdoption: true,
  },
  'app-not-found': {
    heading: 'the service does not know the app',
    meaning:
      'The service has no such app, or the account of the workflow may not see it. Your change is not the cause.',
    nextStep: askMaintainers,
    remedy:
      'Check `app-id` or `app-url`, and that the login belongs to the organization of the app.',
  },
  'task-not-found': {
    heading: '`task-id` names no test of this app',
    meaning:
      'The workflow was told to wait for a test that does not exist, or that is of another app. Your change is not the cause.',
    nextStep: askMaintainers,
    remedy:
      'Check `task-id`, which must be a security test of the app, or leave it out to start a new test.',
  },
} satisfies ReasonsTable;

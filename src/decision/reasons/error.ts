import { askMaintainers, type ReasonsTable } from './texts.ts';

export const error = {
  'invalid-input': {
    heading: 'an input of this check is invalid in the workflow',
    meaning:
      'The workflow gives the gate a setting that it does not accept. If you have changed the workflow, correct it. Otherwise your change is not the cause.',
    nextStep: askMaintainers,
    remedy:
      'Correct the inputs under `with` in the workflow. Here are [all inputs and their values](inputs-and-outputs.md).',
  },
  'invalid-policy': {
    heading: 'the policy file cannot be used',
    meaning:
      "The file with your team's accepted risks is malformed or cannot be read. The gate reads it where it is merged, so your change is not the cause.",
    nextStep: askMaintainers,
    remedy:
      'Correct [the policy file](policy.md) on the default branch. The job needs `contents: read` to read it there.',
  },
  'invalid-baseline': {
    heading: 'the earlier findings to compare with (baseline) cannot be used',
    meaning:
      'To know which findings are new, the workflow compares them with earlier ones, the baseline. Those cannot be used. Your change is not the cause.',
    nextStep: askMaintainers,
    remedy:
      'Use a [baseline](baseline.md) that was tested: an app with a completed test, or the findings file of such a run.',
  },
  'missing-credentials': {
    heading: 'the job has no login for the testing service',
    meaning:
      'The gate has no password for the testing service. GitHub withholds it from pull requests from forks and from Dependabot. If yours comes from a fork, running the job again does not help: a maintainer has to [test it for you](required-checks.md#forks-reviewed-first).',
    nextStep: {
      before: 'Ask a maintainer to add the secrets (Dependabot needs its own).',
      once: 'they are there',
    },
    remedy: 'Pass the secrets as inputs under `with`.',
  },
  'login-rejected': {
    heading: "the testing service refused the workflow's login",
    meaning:
      'The testing service does not accept the password of the workflow, which was changed or has expired. Your change is not the cause.',
    nextStep: askMaintainers,
    remedy: 'Check the secrets that hold the login, and that `auth-url` is the right host.',
    offersAdoption: true,
  },
  forbidden: {
    heading: "the workflow's account at the testing service may not do this",
    meaning:
      'The account of the workflow may log in, but may not start tests. Your change is not the cause.',
    nextStep: askMaintainers,
    remedy: 'Use a service account whose role may start tests; Viewer may only read.',
    offersAdoption: true,
  },
  'app-not-found': {
    heading: 'the testing service does not know the app',
    meaning:
      'The testing service has no such app, or the account of the workflow may not see it. Your change is not the cause.',
    nextStep: askMaintainers,
    remedy:
      'Check `app-id` or `app-url`, and that the login belongs to the organization of the app.',
  },
  'task-not-found': {
    heading: 'the `task-id` in the workflow names no test of this app',
    meaning:
      'The workflow has to wait for a test that does not exist, or that is of another app. Your change is not the cause.',
    nextStep: askMaintainers,
    remedy:
      'Check `task-id`, which must be a security test of the app, or leave it out to start a new test.',
  },
} satisfies ReasonsTable;

import { askMaintainers, type ReasonsTable } from './texts.ts';

export const error = {
  'invalid-input': {
    heading: 'an input of this check is invalid in the workflow',
    meaning:
      'If you have changed the workflow, correct it. Otherwise your change is not the cause.',
    showsMessage: true,
    nextStep: askMaintainers,
    cause:
      'The message names every such input. Nothing was started. Easily missed: the gate writes files only in the workspace or in `RUNNER_TEMP`; forks get no variables (`vars`); `pull-request-number` is refused once the head has moved on.',
    remedy:
      'Correct the inputs under `with` in the workflow. Here are [all inputs and their values](inputs-and-outputs.md).',
  },
  'invalid-policy': {
    heading: 'the policy file cannot be used',
    meaning:
      "The file with your team's accepted risks is malformed or cannot be read. The gate reads it where it is merged, so your change is not the cause.",
    showsMessage: true,
    nextStep: askMaintainers,
    cause:
      'The message names file, line and commit. Only the file at the default path may be absent.',
    remedy:
      'Correct [the policy file](policy.md) on the default branch. The job needs `contents: read` to read it there.',
  },
  'invalid-baseline': {
    heading: 'the earlier findings to compare with (baseline) cannot be used',
    meaning:
      'The workflow compares the findings with earlier ones, to know which are new. Your change is not the cause.',
    showsMessage: true,
    nextStep: askMaintainers,
    remedy:
      'Name an app that was tested in [`baseline-app-id`](previews.md#compare-with-the-main-branch).',
  },
  'missing-credentials': {
    heading: 'the job has no login for the testing service',
    meaning:
      'Your change is not the cause, unless it edits the workflow. GitHub withholds the login from pull requests from forks and from Dependabot. If yours comes from a fork, running the job again does not help: a maintainer has to [test it for you](forks.md#forks-reviewed-first).',
    showsMessage: true,
    nextStep: {
      before: 'Ask a maintainer to add the secrets (Dependabot needs its own).',
      once: 'they are there',
    },
    cause:
      'The secret does not exist under that name, or [GitHub withheld it](forks.md#what-each-event-gives).',
    remedy: 'Pass the secrets as inputs under `with`.',
  },
  'login-rejected': {
    heading: "the testing service refused the workflow's login",
    meaning: 'The password was changed or has expired. Your change is not the cause.',
    nextStep: askMaintainers,
    cause:
      'The account may be locked. An `api-token` that has expired is renewed only with `username` and `password`.',
    remedy: 'Check the secrets that hold the login, and that `auth-url` is the right host.',
    offersAdoption: true,
  },
  forbidden: {
    heading: "the workflow's account at the testing service may not do this",
    meaning: 'It may log in, but may not start tests. Your change is not the cause.',
    nextStep: askMaintainers,
    remedy: 'Use a service account whose role may start tests; Viewer may only read.',
    offersAdoption: true,
  },
  'app-not-found': {
    heading: 'the testing service does not know the app',
    meaning:
      'It has no such app, or the account of the workflow may not see it. Your change is not the cause.',
    nextStep: askMaintainers,
    cause:
      'The id is mistyped, the app was deleted or registered again, or the login belongs to another organization. The message lists the apps that the login sees; in a public repository it says how many they are.',
    remedy:
      'Check `app-id` or `app-url`, and that the login belongs to the organization of the app.',
  },
  'task-not-found': {
    heading: 'the `task-id` in the workflow names no test of this app',
    meaning: 'The test does not exist, or is of another app. Your change is not the cause.',
    showsMessage: true,
    nextStep: askMaintainers,
    cause:
      'There is no such task, it is no security test, or nothing [ties it to the app](time-and-cost.md#adopting-a-run).',
    remedy:
      'Check `task-id`, which must be a security test of the app, or leave it out to start a new test.',
  },
} satisfies ReasonsTable;

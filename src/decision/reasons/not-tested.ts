import { askMaintainers, type ReasonsTable } from './texts.ts';

/** What differs for `policy-unavailable` when it is the rate of the token's requests. */
export const githubRateLimit = {
  heading: "GitHub's rate limit holds this token back",
  nextStep: { once: 'the limit has been reset' },
  remedy:
    'Give the token of a GitHub App as `github-token`, which has a larger limit of its own, or let fewer jobs run at once.',
};

export const notTested = {
  interrupted: {
    heading: 'the testing service interrupted the test',
    meaning:
      'It lost the machine that ran the test. Your change is not the cause, and nobody knows yet whether it is safe.',
    nextStep: {},
    remedy:
      'If it happens often, raise `max-reruns` (each run costs credits), and ask the operator of the service why.',
  },
  'no-runs': {
    heading: 'the testing service says that it has never tested the app',
    meaning:
      'A test has just ended, so its empty list of findings proves nothing. Your change is not the cause.',
    nextStep: {},
    cause: 'The run was COMPLETED, but its findings list said NO_RUNS for two minutes.',
    remedy: 'Check that `app-id` or `app-url` names the app that was tested.',
    offersAdoption: true,
  },
  'run-failed': {
    heading: 'the testing service could not finish the test',
    meaning:
      'Most often it could not reach the app. Your change may be the cause, if it keeps the app from starting.',
    nextStep: {
      before: 'Check that the deployed app is up.',
      after: 'If it fails again, ask the maintainers of this workflow.',
    },
    remedy:
      'Look the run up in the service to see why it failed, and check that the service can reach the app.',
  },
  'run-cancelled': {
    heading: 'somebody cancelled the test at the testing service',
    meaning: 'Your change is not the cause.',
    nextStep: {},
  },
  'timed-out': {
    heading: 'the test did not end in time',
    meaning: 'It may go on at the testing service. Nothing is known about your change yet.',
    nextStep: { after: 'If that takes too long as well, ask the maintainers of this workflow.' },
    remedy: 'Raise `timeout-minutes`, and [that of the job](time-and-cost.md#time-limits) with it.',
    offersAdoption: true,
  },
  'queue-timed-out': {
    heading: 'other tests kept the app busy',
    meaning:
      'Only one test of an app can run at a time, and only ten can start in a minute from one address. Others came first. Your change is not the cause.',
    nextStep: { once: 'fewer tests are running' },
    cause:
      '*What went wrong* says why: a run hangs, too many jobs test one app, or one address starts more than 10 tests a minute (429). Runners of GitHub, or behind one proxy, share addresses.',
    remedy:
      'Let one job at a time test the app ([a concurrency group](time-and-cost.md#many-gates-one-app)), or raise `queue-timeout-minutes`.',
  },
  'run-already-active': {
    heading: 'another test of the app is running',
    meaning:
      'Only one test of an app can run at a time, and this workflow does not wait for its turn. Your change is not the cause.',
    nextStep: { once: 'that test has ended' },
    cause:
      "It may be another job's, one of the service's own schedule, or this job's own if the answer was lost.",
    remedy: 'Set `on-active-run: wait`.',
  },
  'no-credits': {
    heading: 'no credits left',
    meaning:
      'Your organization has none left at the testing service. Your change is not the cause: the same happens to every other pull request.',
    nextStep: {
      before: 'Ask the maintainers of this workflow to have credits added at the testing service.',
      once: 'that is done',
    },
    remedy:
      'The owners of the account at the service can top up the credits. To save some, turn off scheduled tests whose results nobody reads.',
  },
  'registration-incomplete': {
    heading: 'the app is still being registered at the testing service',
    meaning:
      'The testing service explores a new app before the first test, which takes a while. Your change is not the cause.',
    nextStep: { once: 'the registration is complete' },
    remedy:
      'Let the action `register-app` register the app: it waits until the registration is complete.',
  },
  'registration-failed': {
    heading: 'the testing service could not register the app',
    meaning: 'So it cannot test the app. Your change is not the cause.',
    nextStep: askMaintainers,
    cause: 'For example, the address of the app was not reachable.',
    remedy: 'Register the app again, then use the new `app-id`.',
  },
  'awaiting-input': {
    heading: 'the testing service waits for a login to the app',
    meaning:
      'It could not sign up at the app, and waits until the people who registered the app give it a login. Your change is not the cause.',
    nextStep: askMaintainers,
    cause:
      'The app has no public sign-up, or one behind a CAPTCHA, an invitation or single sign-on.',
    remedy:
      'Give the service a login for the app (account-setup; the action `register-app` does that), so that the registration goes on.',
  },
  'wrong-version': {
    heading: 'another build is deployed than the expected one',
    meaning:
      'So a test would say nothing about your change. The deployment may still be running, or it failed.',
    showsMessage: true,
    nextStep: {
      before: 'Check whether the deployment of this commit succeeded.',
      once: 'this commit is deployed',
    },
    cause:
      'Often the [merge commit](version-page.md#which-commit-is-expected) is deployed instead of the head, the app shows only a short commit, or a cache (CDN) answers in its place. The heading says so where the gate recognizes it.',
    remedy:
      'Check that `version-url` shows the expected version (`expected-version`). If the rollout takes longer, raise `version-timeout-minutes`.',
  },
  'version-changed': {
    heading: 'another build was deployed during the test',
    meaning:
      'The test may have tested both builds, so it proves nothing about your change. Most often another pull request deployed to the same address.',
    showsMessage: true,
    nextStep: { before: 'Deploy this commit again.', once: 'that is done' },
    cause:
      'Perhaps an instance of the old build still answers: end the deployment only when all are replaced.',
    remedy: 'Let nothing else deploy to the app while it is tested (a concurrency group).',
  },
  'findings-unavailable': {
    heading: 'the test ended, but its findings could not be read',
    meaning:
      'What could be read does not block. The rest is unknown, so nobody knows yet whether your change is safe.',
    nextStep: {},
    cause:
      'The list kept saying RUN_IN_PROGRESS, kept changing, was refused, or stayed empty without a report of the run that counts 0 findings. Perhaps another run of the app has begun.',
    remedy: 'Raise `timeout-minutes` if the service needs longer to list the findings.',
    offersAdoption: true,
  },
  superseded: {
    heading: 'a later test of the app may have changed the findings',
    meaning:
      'That was before the gate had read them, so they prove nothing about your change, which is not the cause.',
    nextStep: {},
    cause:
      "No finding blocks, but nothing [proved](how-it-decides.md#what-a-pass-needs) that no later run has closed one. Keep the service's own schedule out of the way, too.",
    remedy:
      'Set [`version-url`](how-it-decides.md#proof-of-the-build), which proves the build whichever run came last. Or let only one job at a time test the app (a concurrency group).',
    offersAdoption: true,
  },
  'not-deployed': {
    heading: 'no successful deployment came before the test',
    meaning:
      'A job before this one failed, the deployment itself failed, or nothing shows that this attempt deployed your change. If your change is why, that is the failure to fix first.',
    showsMessage: true,
    nextStep: { before: 'Open the log of the job or deployment that failed, to see why.' },
    cause:
      'A job in `needs` did not succeed, or [none ran in this attempt](required-checks.md#what-github-counts-as-success). Or the event (`deployment_status`, `workflow_run`, `check_run`, `check_suite`, `status`) reports no success: running it again repeats the event, so deploy again instead.',
  },
  'nothing-to-test': {
    heading: 'this change touches only files that need no test',
    meaning: 'The policy of the default branch says so (`nothing-to-test`), and the job succeeds.',
    showsMessage: true,
    nextStep: 'Nothing to do.',
    cause:
      'The app itself was not tested: for that, run the workflow on an event that is about no pull request.',
    remedy:
      'If such a change does need a test, take its files out of [`nothing-to-test`](nothing-to-test.md).',
  },
  'policy-unavailable': {
    heading: 'GitHub could not be reached',
    meaning:
      'The gate asks GitHub which findings your team has accepted. GitHub did not answer, or refused because of too many requests. Your change is not the cause.',
    nextStep: {},
    remedy: "Check that GitHub's API is up and reachable from the runner (proxy, certificates).",
  },
  'service-unavailable': {
    heading: 'the testing service could not be reached',
    meaning: 'Your change is not the cause.',
    nextStep: { after: 'If it happens again, ask the maintainers of this workflow.' },
    cause:
      'It did not answer, or only with errors (5xx). The log names the request, the host, the proxy and the error. Behind a proxy set `HTTPS_PROXY` and `NO_PROXY`; with a certificate authority of your own give [`ca-cert-file`](ghes-and-on-premise.md#a-certificate-authority-of-your-own).',
    remedy:
      'Check that the service is up and reachable from the runner (`base-url`, proxy, certificates).',
    offersAdoption: true,
  },
  'unexpected-response': {
    heading: 'the testing service gave an unexpected answer',
    meaning:
      'A proxy or a login page answers in its place, or the service is in trouble. Your change is not the cause.',
    nextStep: { after: 'If it happens again, ask the maintainers of this workflow.' },
    cause:
      'It was a redirect, which the gate does not follow, a web page, broken JSON, or an unknown state. Or the service said for two minutes that a run which it had started is gone. Open the address that the log names.',
    remedy:
      'Check that `base-url` is the address of the API. If it is, ask the operator of the service.',
    offersAdoption: true,
  },
  'not-awaited': {
    heading: 'the test was started, and its result is not known yet',
    meaning:
      'This job does not wait for the test of your change, and succeeds without a result. Another job reports the verdict.',
    showsMessage: true,
    nextStep: 'Nothing to press: wait for the job that reports the verdict of this test.',
    remedy:
      'Let a later job [adopt the run](time-and-cost.md#adopting-a-run) by its `task-id`, and require that job.',
    offersAdoption: true,
  },
  'dry-run': {
    heading: 'dry run: the setup is in order, and nothing was tested',
    meaning: 'The job only checked the setup, and succeeds.',
    showsMessage: true,
    nextStep: 'Nothing to do.',
    remedy: 'To test the app, remove `dry-run` from the workflow.',
  },
  cancelled: {
    heading: 'the job was cancelled',
    meaning:
      'Somebody cancelled the workflow, a newer commit replaced it, or its time was over. Nothing is known about your change yet.',
    nextStep: {},
    cause: 'A concurrency group with `cancel-in-progress: true` does that, too.',
    offersAdoption: true,
  },
} satisfies ReasonsTable;

import { askMaintainers, type ReasonsTable } from './texts.ts';

/** What differs for `policy-unavailable` when it is the rate of the token's requests. */
export const githubRateLimit = {
  heading: "GitHub's rate limit of this token is used up",
  nextStep: { once: 'the limit has been reset' },
  remedy:
    'Give the token of a GitHub App as `github-token`, which has a larger limit of its own, or let fewer jobs run at once.',
};

export const notTested = {
  interrupted: {
    heading: 'the test was interrupted',
    meaning:
      'The service lost the machine that ran the test before it was done. Your change did not cause that, and nobody knows yet whether it is safe.',
    nextStep: {},
    remedy:
      'If it happens often, raise `max-reruns` (each run costs credits), and ask the operator of the service why.',
  },
  'no-runs': {
    heading: 'the service knows no test of the app',
    meaning:
      'The test ended, but the service says that it has never tested the app. It contradicts itself, so its empty list of findings proves nothing about your change.',
    nextStep: {},
    remedy: 'Check that `app-id` or `app-url` names the app that was tested.',
    offersAdoption: true,
  },
  'run-failed': {
    heading: 'the test failed at the service',
    meaning:
      'The test broke off at the service, most often because it could not reach the app. If your change keeps the app from starting, this is how you notice.',
    nextStep: { before: 'Check that the app is up.' },
    remedy:
      'Look the run up in the service to see why it failed, and check that the service can reach the app.',
  },
  'run-cancelled': {
    heading: 'the test was cancelled at the service',
    meaning:
      'Somebody, or another system, cancelled the test at the service. Your change was not tested to the end.',
    nextStep: {},
  },
  'timed-out': {
    heading: 'the test did not end in time',
    meaning:
      'The test takes longer than the workflow allows. It goes on at the service, but this job no longer waits for it. Nothing is known about your change yet.',
    nextStep: {},
    remedy:
      'Raise `timeout-minutes`, and [that of the job](how-it-decides.md#time-limits) with it.',
    offersAdoption: true,
  },
  'queue-timed-out': {
    heading: 'other tests kept the app busy',
    meaning:
      'Only one test of an app can run at a time, and others came first. Your change was not tested, and nothing is wrong with it as far as anybody knows.',
    nextStep: { once: 'fewer tests are running' },
    remedy:
      'Let one job at a time test the app ([a concurrency group](how-it-decides.md#many-gates-one-app)), or raise `queue-timeout-minutes`.',
  },
  'run-already-active': {
    heading: 'another test is running',
    meaning:
      "Somebody else's test of the app is running, and this workflow does not wait for its turn. Your change was not tested.",
    nextStep: { once: 'that test has ended' },
    remedy: 'Set `on-active-run: wait`.',
  },
  'no-credits': {
    heading: 'no credits left',
    meaning:
      'Tests cost credits, and your organization has none left. Your change was not tested. Every other pull request is blocked for the same reason.',
    nextStep: {
      before: 'Ask the owners of the account at the service to top up the credits.',
      once: 'they have',
    },
    remedy: 'Scheduled tests whose results nobody reads are a good place to save credits.',
  },
  'registration-incomplete': {
    heading: 'the app is still being registered',
    meaning:
      'The service does not know the app well enough yet to test it. That takes a while after an app is registered, and has nothing to do with your change.',
    nextStep: { once: 'the registration is complete' },
    remedy: 'Set `registration-timeout-minutes`, so that the gate waits for the registration.',
  },
  'registration-failed': {
    heading: 'the registration of the app failed',
    meaning:
      'The service could not get to know the app, so it cannot test it. That has nothing to do with your change.',
    nextStep: askMaintainers,
    remedy: 'Register the app again, then use the new `app-id`.',
  },
  'awaiting-input': {
    heading: "the app's registration needs a login",
    meaning:
      'The service could not sign up at the app and waits for a login from the people who registered it. That has nothing to do with your change.',
    nextStep: askMaintainers,
    remedy:
      'Give the service a login for the app (account-setup; the action `register-app` does that), so that the registration goes on.',
  },
  'wrong-version': {
    heading: 'the expected build does not answer',
    meaning:
      'The app at the tested address is not your build, so a test would say nothing about your change. The deployment may still be running, or it failed. Or it deployed the merge commit in place of the head of your branch.',
    nextStep: { once: 'this commit is deployed' },
    remedy:
      'Check that `version-url` reports the version that is expected (`expected-version`); raise `version-timeout-minutes` if the rollout takes longer.',
  },
  'version-changed': {
    heading: 'the deployment changed during the test',
    meaning:
      'Your build was there at first, and then another one. Somebody deployed to the same address during the test, so it may have tested both. It proves nothing about your change.',
    nextStep: { once: 'this commit is deployed again' },
    remedy: 'Let nothing else deploy to the app while it is tested (a concurrency group).',
  },
  'findings-unavailable': {
    heading: 'the findings could not be read',
    meaning:
      'The test ended, but the gate could not read all of its findings. The part that it read does not block. The rest is unknown, so your change is not proven clean.',
    nextStep: {},
    remedy: 'Raise `timeout-minutes` if the service needs longer to list the findings.',
    offersAdoption: true,
  },
  superseded: {
    heading: 'another test of the app may have changed the findings',
    meaning:
      'The test of your change ended, but a later test of the same app may have changed the list of findings before the gate read it. The list proves nothing about your change.',
    nextStep: {},
    remedy:
      'Set [`version-url`](how-it-decides.md#proof-of-the-build), which proves the build whichever run came last, or let only one job at a time test the app (a concurrency group).',
    offersAdoption: true,
  },
  stale: {
    heading: 'there is no result that is new enough',
    meaning:
      'This workflow judges the newest result of the app instead of starting a test, and that result is too old. Your change was not tested.',
    nextStep: {
      before: 'Wait for the next test of the app, or ask the maintainers to start one.',
      once: 'it has ended',
    },
    remedy: 'Set `on-stale-result: run`, or raise `max-result-age-hours`.',
  },
  'not-deployed': {
    heading: 'no successful deployment came before the test',
    meaning:
      'A job before this one failed, the deployment itself failed, or nothing shows that this attempt deployed your change. If something failed because of your change, that is the failure to fix first.',
    nextStep: { before: 'Open the log of the job or the deployment that failed to see why.' },
  },
  'policy-unavailable': {
    heading: 'GitHub could not be reached',
    meaning:
      'The gate asks GitHub which findings your team has accepted, and GitHub did not answer, or has had too many requests. Nothing was tested, and your change is not the cause.',
    nextStep: {},
    remedy: "Check that GitHub's API is up and reachable from the runner (proxy, certificates).",
  },
  'service-unavailable': {
    heading: 'the service could not be reached',
    meaning:
      'The gate could not reach the testing service, and tried several times. Your change is not the cause. It is not tested.',
    nextStep: {},
    remedy:
      'Check that the service is up and reachable from the runner (`base-url`, proxy, certificates).',
    offersAdoption: true,
  },
  'unexpected-response': {
    heading: 'the service gave an unexpected answer',
    meaning:
      'Something answered that does not behave like the testing service: a proxy, a login page, or the service in trouble. Your change is not the cause. It is not tested.',
    nextStep: { after: 'If it happens again, ask the maintainers of this workflow.' },
    remedy:
      'Check that `base-url` is the address of the API. If it is, ask the operator of the service.',
    offersAdoption: true,
  },
  'not-awaited': {
    heading: 'the test was started, and its result is not known yet',
    meaning:
      'The test of your change is running, and this job does not wait for it. It succeeds without a result; another job reports the verdict.',
    nextStep:
      'Nothing to do, if a later job adopts the run by its `task-id` and gives the verdict.',
    offersAdoption: true,
  },
  'dry-run': {
    heading: 'dry run: all is in order, and nothing was tested',
    meaning: 'The job only checked that the gate is set up well. It tested nothing, and succeeds.',
    nextStep: 'Nothing to do. Maintainers: remove `dry-run` from the workflow to test the app.',
  },
  cancelled: {
    heading: 'the job was cancelled',
    meaning:
      'Somebody cancelled the workflow, or its time was over, before there was a verdict. A test that was started goes on at the service. Nothing is known about your change.',
    nextStep: {},
    offersAdoption: true,
  },
} satisfies ReasonsTable;

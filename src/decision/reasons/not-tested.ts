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
    heading: 'the testing service interrupted the test',
    meaning:
      'The testing service lost the machine that ran the test. Your change is not the cause. Nobody knows yet whether it is safe.',
    nextStep: {},
    remedy:
      'If it happens often, raise `max-reruns` (each run costs credits), and ask the operator of the service why.',
  },
  'no-runs': {
    heading: 'the testing service says that it has never tested the app',
    meaning:
      'A test ended, and then the testing service said that it has never tested the app. It contradicts itself, so its empty list of findings proves nothing. Your change is not the cause.',
    nextStep: {},
    remedy: 'Check that `app-id` or `app-url` names the app that was tested.',
    offersAdoption: true,
  },
  'run-failed': {
    heading: 'the testing service could not finish the test',
    meaning:
      'The test broke off with an error, most often because the testing service could not reach the app. Your change may be the cause, if it keeps the app from starting.',
    nextStep: {
      before: 'Check that the deployed app is up: your change may keep it from starting.',
      after: 'If it fails again, ask the maintainers of this workflow.',
    },
    remedy:
      'Look the run up in the service to see why it failed, and check that the service can reach the app.',
  },
  'run-cancelled': {
    heading: 'somebody cancelled the test at the testing service',
    meaning:
      'Somebody, or another system, cancelled the test at the testing service. Your change is not the cause.',
    nextStep: {},
  },
  'timed-out': {
    heading: 'the test did not end in time',
    meaning:
      'The test takes longer than the workflow allows. It goes on at the testing service, but this job no longer waits for it. Nothing is known about your change yet.',
    nextStep: { after: 'If that takes too long as well, ask the maintainers of this workflow.' },
    remedy:
      'Raise `timeout-minutes`, and [that of the job](how-it-decides.md#time-limits) with it.',
    offersAdoption: true,
  },
  'queue-timed-out': {
    heading: 'other tests kept the app busy',
    meaning:
      'Only one test of an app can run at a time, and others came first. Your change was not tested, and is not the cause.',
    nextStep: { once: 'fewer tests are running' },
    remedy:
      'Let one job at a time test the app ([a concurrency group](how-it-decides.md#many-gates-one-app)), or raise `queue-timeout-minutes`.',
  },
  'run-already-active': {
    heading: 'another test of the app is running',
    meaning:
      'Only one test of an app can run at a time. Another one is running, and this workflow does not wait for its turn. Your change was not tested.',
    nextStep: { once: 'that test has ended' },
    remedy: 'Set `on-active-run: wait`.',
  },
  'no-credits': {
    heading: 'no credits left',
    meaning:
      'Each test costs credits at the testing service, and your organization has none left. Your change was not tested. The same happens to every other pull request.',
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
      'Your team has added the app to the testing service, which explores it before the first test. That takes a while, and has nothing to do with your change.',
    nextStep: { once: 'the registration is complete' },
    remedy:
      'Let the action `register-app` register the app: it waits until the registration is complete.',
  },
  'registration-failed': {
    heading: 'the testing service could not register the app',
    meaning:
      'Before its first test of an app, the testing service explores it. That failed, so it cannot test the app. It has nothing to do with your change.',
    nextStep: askMaintainers,
    remedy: 'Register the app again, then use the new `app-id`.',
  },
  'awaiting-input': {
    heading: 'the testing service waits for a login to the app',
    meaning:
      'The testing service could not sign up at the app, and waits until the people who registered the app give it a login. That has nothing to do with your change.',
    nextStep: askMaintainers,
    remedy:
      'Give the service a login for the app (account-setup; the action `register-app` does that), so that the registration goes on.',
  },
  'wrong-version': {
    heading: 'another build is deployed than the expected one',
    meaning:
      'At the tested address another build answers than yours, or none, so a test would say nothing about your change. The deployment may still be running, or it failed. Or it deployed the merge commit instead of the head of your branch.',
    nextStep: {
      before: 'Check whether the deployment of this commit succeeded.',
      once: 'this commit is deployed',
    },
    remedy:
      'Check that `version-url` shows the expected version (`expected-version`). If the rollout takes longer, raise `version-timeout-minutes`.',
  },
  'version-changed': {
    heading: 'another build was deployed during the test',
    meaning:
      'When the test began, your build was deployed, and later another one was. The test may have tested both, so it proves nothing about your change. Most often another pull request deployed to the same address.',
    nextStep: { before: 'Deploy this commit again.', once: 'that is done' },
    remedy: 'Let nothing else deploy to the app while it is tested (a concurrency group).',
  },
  'findings-unavailable': {
    heading: 'the test ended, but its findings could not be read',
    meaning:
      'The gate could not read all that the test found. What it did read does not block. The rest is unknown, so nobody knows yet whether your change is safe.',
    nextStep: {},
    remedy: 'Raise `timeout-minutes` if the service needs longer to list the findings.',
    offersAdoption: true,
  },
  superseded: {
    heading: 'a later test of the app may have changed the findings',
    meaning:
      'The test of your change ended. Before the gate read what it found, a later test of the same app may have changed that list. So the list proves nothing about your change, which is not the cause.',
    nextStep: {},
    remedy:
      'Set [`version-url`](how-it-decides.md#proof-of-the-build), which proves the build whichever run came last. Or let only one job at a time test the app (a concurrency group).',
    offersAdoption: true,
  },
  'not-deployed': {
    heading: 'no successful deployment came before the test',
    meaning:
      'A job before this one failed, the deployment itself failed, or nothing shows that this attempt deployed your change. If something failed because of your change, that is the failure to fix first.',
    nextStep: { before: 'Open the log of the job or deployment that failed, to see why.' },
  },
  'policy-unavailable': {
    heading: 'GitHub could not be reached',
    meaning:
      'The gate asks GitHub which findings your team has accepted. GitHub did not answer, or it refused because of too many requests. Nothing was tested, and your change is not the cause.',
    nextStep: {},
    remedy: "Check that GitHub's API is up and reachable from the runner (proxy, certificates).",
  },
  'service-unavailable': {
    heading: 'the testing service could not be reached',
    meaning:
      'The gate tried several times, but could not reach the testing service. Your change is not the cause, and is not tested.',
    nextStep: { after: 'If it happens again, ask the maintainers of this workflow.' },
    remedy:
      'Check that the service is up and reachable from the runner (`base-url`, proxy, certificates).',
    offersAdoption: true,
  },
  'unexpected-response': {
    heading: 'the testing service gave an unexpected answer',
    meaning:
      'What answered does not behave like the testing service: a proxy, a login page, or the service in trouble. Your change is not the cause, and is not tested.',
    nextStep: { after: 'If it happens again, ask the maintainers of this workflow.' },
    remedy:
      'Check that `base-url` is the address of the API. If it is, ask the operator of the service.',
    offersAdoption: true,
  },
  'not-awaited': {
    heading: 'the test was started, and its result is not known yet',
    meaning:
      'The test of your change is running, and this job does not wait for it. It succeeds without a result; another job reports the verdict.',
    nextStep: 'Nothing to press: wait for the job that reports the verdict of this test.',
    remedy:
      'Let a later job [adopt the run](how-it-decides.md#adopting-a-run) by its `task-id`, and require that job.',
    offersAdoption: true,
  },
  'dry-run': {
    heading: 'dry run: the setup is in order, and nothing was tested',
    meaning:
      'The job only checked that the gate is set up correctly. It tested nothing, and succeeds.',
    nextStep: 'Nothing to do.',
    remedy: 'To test the app, remove `dry-run` from the workflow.',
  },
  cancelled: {
    heading: 'the job was cancelled',
    meaning:
      'Somebody cancelled the workflow, a newer commit replaced it, or its time was over. A test that was started goes on at the testing service. Nothing is known about your change yet.',
    nextStep: {},
    offersAdoption: true,
  },
} satisfies ReasonsTable;

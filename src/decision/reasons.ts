/** All that is said about a reason, whichever case of it happened. */
export interface ReasonTexts {
  /** Continues the heading `Not tested: …`. */
  heading: string;
  /** For the developer who is blocked: what to press, what that costs, or whom to ask. */
  nextStep: string;
  /** For the maintainers of the workflow: what to change. */
  remedy?: string;
  /** A run that goes on at the service, or is COMPLETED, can still be judged by its `task-id`. */
  offersAdoption?: true;
}

type Table = Record<string, ReasonTexts>;

/** GitHub's button, by its name. */
export const rerunFailedJobs = 'Re-run failed jobs';
export const newTest = 'it starts a new test, which costs credits.';
const rerun = `Choose "${rerunFailedJobs}": ${newTest}`;
/** That test is the first one that is paid for. */
const firstTest = 'it starts the test. No credits were spent so far.';
const askMaintainers = 'Ask the maintainers of this workflow: running it again changes nothing.';

const failed = {
  findings: {
    heading: 'open findings block',
    nextStep:
      'Fix what blocks, accept it in the policy file, or dismiss it in the service: the job summary, or the service, says how.',
  },
} satisfies Table;

const notTested = {
  interrupted: {
    heading: 'the test was interrupted',
    nextStep: rerun,
    remedy: 'If it happens often, raise `max-reruns`, and ask the operator of the service why.',
  },
  'no-runs': {
    heading: 'the service knows no test of the app',
    nextStep: rerun,
    remedy: 'Check that `app-id` or `app-url` names the app that was tested.',
    offersAdoption: true,
  },
  'run-failed': {
    heading: 'the test failed at the service',
    nextStep: `Check that the app is up. ${rerun}`,
    remedy:
      'Look the run up in the service to see why it failed, and check that the service can reach the app.',
  },
  'run-cancelled': {
    heading: 'the test was cancelled at the service',
    nextStep: rerun,
  },
  'timed-out': {
    heading: 'the test did not end in time',
    nextStep: rerun,
    remedy: 'Raise `timeout-minutes`, and the `timeout-minutes` of the job with it.',
    offersAdoption: true,
  },
  'queue-timed-out': {
    heading: 'other tests kept the app busy',
    nextStep: `Once fewer tests are running, choose "${rerunFailedJobs}": ${newTest}`,
    remedy:
      'Let one job at a time test the app (a concurrency group), or raise `queue-timeout-minutes`.',
  },
  'run-already-active': {
    heading: 'another test is running',
    nextStep: `Once that test has ended, choose "${rerunFailedJobs}": ${newTest}`,
    remedy: 'Set `on-active-run: wait`.',
  },
  'no-credits': {
    heading: 'no credits left',
    nextStep: `Ask the owners of the account at the service to top up the credits, then choose "${rerunFailedJobs}".`,
  },
  'registration-incomplete': {
    heading: 'the app is still being registered',
    nextStep: `Once the registration is complete, choose "${rerunFailedJobs}": ${firstTest}`,
    remedy: 'Set `registration-timeout-minutes`, so that the gate waits for the registration.',
  },
  'registration-failed': {
    heading: 'the registration of the app failed',
    nextStep: askMaintainers,
    remedy: 'Register the app again, then use the new app id.',
  },
  'awaiting-input': {
    heading: "the app's registration needs a login",
    nextStep: askMaintainers,
    remedy:
      'Give the service a login for the app (account-setup; the action `register-app` does that), so that the registration goes on.',
  },
  'wrong-version': {
    heading: 'the expected build does not answer',
    nextStep: `Once this commit is deployed, choose "${rerunFailedJobs}": ${newTest}`,
    remedy:
      'Check that `version-url` reports the version that is expected (`expected-version`); raise `version-timeout-minutes` if the rollout takes longer.',
  },
  'version-changed': {
    heading: 'the deployment changed during the test',
    nextStep: `Once this commit is deployed again, choose "${rerunFailedJobs}": ${newTest}`,
    remedy: 'Let nothing else deploy to the app while it is tested (a concurrency group).',
  },
  'findings-unavailable': {
    heading: 'the findings could not be read',
    nextStep: rerun,
    remedy: 'Raise `timeout-minutes` if the service needs longer to list the findings.',
    offersAdoption: true,
  },
  superseded: {
    heading: 'another test of the app may have changed the findings',
    nextStep: rerun,
    remedy:
      'Set `version-url`, which proves the build whichever run came last, or let only one job at a time test the app (a concurrency group).',
    offersAdoption: true,
  },
  stale: {
    heading: 'there is no result that is new enough',
    nextStep: `Wait for the next test of the app, or ask the maintainers to start one. Then choose "${rerunFailedJobs}".`,
    remedy: 'Set `on-stale-result: run`, or raise `max-result-age-hours`.',
  },
  'not-deployed': {
    heading: 'nothing was deployed',
    nextStep: `Open the log of the deployment to see why, then choose "Re-run all jobs": ${firstTest}`,
  },
  'policy-unavailable': {
    heading: 'GitHub could not be reached',
    nextStep: `Choose "${rerunFailedJobs}": ${firstTest}`,
    remedy: "Check that GitHub's API is up and reachable from the runner (proxy, certificates).",
  },
  'service-unavailable': {
    heading: 'the service could not be reached',
    nextStep: rerun,
    remedy:
      'Check that the service is up and reachable from the runner (`base-url`, proxy, certificates).',
    offersAdoption: true,
  },
  'unexpected-response': {
    heading: 'the service gave an unexpected answer',
    nextStep: `${rerun} If it happens again, ask the maintainers of this workflow.`,
    remedy:
      'Check that `base-url` is the address of the API. If it is, ask the operator of the service.',
    offersAdoption: true,
  },
  'not-awaited': {
    heading: 'the test was started, and its result is not known yet',
    nextStep:
      'Nothing to do, if a later job adopts the run by its `task-id` and gives the verdict.',
    offersAdoption: true,
  },
  'dry-run': {
    heading: 'dry run: all is in order, and nothing was tested',
    nextStep: 'Nothing to do. Maintainers: remove `dry-run` from the workflow to test the app.',
  },
  cancelled: {
    heading: 'the job was cancelled',
    nextStep: rerun,
    offersAdoption: true,
  },
} satisfies Table;

const errors = {
  'invalid-input': {
    heading: 'an input of the gate is invalid',
    nextStep: askMaintainers,
    remedy:
      'Correct the inputs under `with` in the workflow; docs/inputs-and-outputs.md lists them all.',
  },
  'invalid-policy': {
    heading: 'the policy file cannot be used',
    nextStep: askMaintainers,
    remedy:
      'Correct the policy file on the default branch (see docs/policy.md); the job needs `contents: read` to read it there.',
  },
  'invalid-baseline': {
    heading: 'the baseline cannot be used',
    nextStep: askMaintainers,
    remedy:
      'Use a baseline that was tested: an app with a completed test, or the findings file of such a run.',
  },
  'missing-credentials': {
    heading: 'the job has no login for the service',
    nextStep:
      'Ask a maintainer to run the test. GitHub gives workflows of forks and of Dependabot no secrets of the repository.',
    remedy: 'Pass the secrets as inputs under `with`.',
  },
  'login-rejected': {
    heading: 'the service refused the login',
    nextStep: askMaintainers,
    remedy: 'Check the secrets that hold the login, and that `auth-url` is the right host.',
    offersAdoption: true,
  },
  forbidden: {
    heading: 'the service account is not allowed to do this',
    nextStep: askMaintainers,
    remedy: 'Use a service account whose role may start tests; Viewer may only read.',
    offersAdoption: true,
  },
  'app-not-found': {
    heading: 'the service does not know the app',
    nextStep: askMaintainers,
    remedy:
      'Check `app-id` or `app-url`, and that the login belongs to the organization of the app.',
  },
  'task-not-found': {
    heading: '`task-id` names no test of this app',
    nextStep: askMaintainers,
    remedy: 'Check `task-id`: it must be a security test of the app.',
  },
} satisfies Table;

export type NotTestedReason = keyof typeof notTested;
export type ErrorReason = keyof typeof errors;
export type Reason = keyof typeof failed | NotTestedReason | ErrorReason;

/** The reasons by the kind of verdict that they explain. */
export const reasonsByVerdict = { failed, 'not-tested': notTested, error: errors };

/** What is said about each reason. Its code is also its anchor in docs/blocked.md. */
export const reasons: Record<Reason, ReasonTexts> = { ...failed, ...notTested, ...errors };

import type { ErrorReason, NotTestedReason, Verdict } from '../decision/verdict.ts';
import type { ServiceErrorCode } from '../service/errors.ts';
import { isTerminal } from '../service/task-states.ts';
import type { Task } from '../service/tasks.ts';

const rerun = 'Run the job again; if it goes on, ask the operator of the service.';
const unreachable =
  'Check that the service is up and reachable from the runner (`base-url`, proxy, certificates), then run the job again.';
const wrongAddress = `Check that \`base-url\` is the address of the API. ${rerun}`;
const login = 'Check the secrets that hold the login, and that `auth-url` is the right host.';
const afterThatRun = 'Run the job again once that run has ended';

/** What can be done about findings that block: the step below, where there is room. */
export const ways = [
  'Fix it: the job summary, or the service, says how. Then push.',
  'Or accept the risk: name its `id` in the policy file on the branch that governs, with a reason, an owner and an expiry.',
  'Or dismiss it, in the service or with the action `triage`, if it is a false positive.',
] as const;

const nextSteps: Record<NotTestedReason | ErrorReason | 'findings', string> = {
  findings:
    'Fix, accept in the policy file, or dismiss in the service what blocks: the job summary, or the service, says how.',
  interrupted: 'Run the job again, or raise `max-reruns`.',
  'no-runs': 'Run the job again; if it goes on, check that the app is the one that was tested.',
  'run-failed':
    'Look the run up in the service to see why it failed, and check that the app is reachable from there.',
  'run-cancelled': 'Somebody cancelled the run in the service. Run the job again.',
  'timed-out': 'Raise `timeout-minutes`, or give the run more time by adopting it.',
  'queue-timed-out': 'Raise `queue-timeout-minutes`, or let fewer jobs test the same app at once.',
  'run-already-active': `${afterThatRun}, or set \`on-active-run: wait\`.`,
  'no-credits': 'Top up the credit balance of the organization, then run the job again.',
  'registration-incomplete':
    'Wait for the registration to be COMPLETED, or set `registration-timeout-minutes`.',
  'registration-failed': 'Register the app again, then use the new app id.',
  'awaiting-input':
    'Supply credentials for the app (account-setup), so that its onboarding can go on.',
  'wrong-version':
    'Check that `version-url` reports the version that is expected (`expected-version`); raise `version-timeout-minutes` if its rollout takes longer.',
  'version-changed':
    'Let nothing else deploy to the app while it is tested (a concurrency group), and run the job again.',
  'findings-unavailable':
    'Run the job again; raise `timeout-minutes` if the service needs longer to list findings.',
  superseded:
    'Set `version-url`, which proves the build whichever run came last, or let only one job at a time test the app (a concurrency group). Then run the job again.',
  'not-deployed': 'See in those jobs why; run them again, and this one follows.',
  'policy-unavailable':
    "Run the job again; if it goes on, check that GitHub's API is up and reachable from the runner (proxy, certificates).",
  'service-unavailable': unreachable,
  'unexpected-response': wrongAddress,
  'not-awaited': 'Adopt the run by its `task-id` in a later job, which then gives the verdict.',
  'dry-run': 'Remove `dry-run` to test the app.',
  cancelled: 'Run the job again to test the build.',
  'invalid-input':
    'Correct the inputs under `with` in the workflow; docs/inputs-and-outputs.md lists them all.',
  'invalid-policy':
    'Correct the policy file on the default branch (see docs/policy.md); the job needs `contents: read` to read it there.',
  'invalid-baseline':
    'Give a baseline that was tested: an app with a completed test, or the findings file of such a run.',
  'missing-credentials':
    'Pass the secrets as inputs under `with`. Workflows of forks and of Dependabot are not given the secrets of the repository.',
  'login-rejected': login,
  forbidden: 'Use a service account whose role may start tests; Viewer may only read.',
  'app-not-found':
    'Check `app-id` or `app-url`, and that the login belongs to the organization of the app.',
  'task-not-found':
    'Check `task-id`, if given: it must be a security test of the app. A run of this job that is gone was deleted in the service: run the job again.',
};

/** What to do about a failed call, in an action that gives no verdict. */
export const callRemedies: Record<ServiceErrorCode, string> = {
  network: unreachable,
  tls: unreachable,
  timeout: unreachable,
  'server-error': rerun,
  'rate-limited':
    'Too many requests come from the address of this runner: let fewer jobs run at once, or run it later.',
  'request-timeout': rerun,
  'unexpected-response': wrongAddress,
  'invalid-request': 'Correct what the service refuses.',
  conflict: rerun,
  'run-already-active': `${afterThatRun}.`,
  'payment-required':
    'Top up the credit balance of the organization, or use a plan that includes this; then run the job again.',
  'login-rejected': login,
  unauthenticated: login,
  forbidden: 'Use a service account whose role may write; Viewer may only read.',
  'not-found': 'Check the id, and that the login belongs to the organization that owns it.',
};

/**
 * What to do next; undefined when the build passed. Knows the task to adopt when a run goes on
 * without us.
 * @param asksForProof whether `version-url` is given
 */
export function nextStep(
  verdict: Verdict,
  run: Pick<Task, 'taskId' | 'state'> | undefined,
  asksForProof = false,
): string | undefined {
  if (verdict.verdict === 'passed') return undefined;
  const step = ('step' in verdict && verdict.step) || nextSteps[verdict.reason];
  const canComplete = run && (!isTerminal(run.state) || run.state === 'COMPLETED');
  if (!canComplete || !adoptable.has(verdict.reason) || 'isSpent' in verdict) return step;
  const adoption = `Whatever becomes of the run at the service, \`task-id: ${run.taskId}\` adopts it instead of paying for another.`;
  return `${step} ${adoption}${asksForProof ? ` ${withoutProof}` : ''}`;
}

const adoptable: ReadonlySet<string> = new Set([
  'timed-out',
  'not-awaited',
  'cancelled',
  'service-unavailable',
  'unexpected-response',
  'findings-unavailable',
  'superseded',
  'no-runs',
  'login-rejected',
  'forbidden',
]);

const withoutProof =
  'Leave out `version-url` there: which build an adopted run has tested cannot be proven any more.';

/** Address of the page that explains the reason, at its place; undefined for a pass. */
export function explanationOf(verdict: Verdict, docsUrl: string | undefined): string | undefined {
  if (verdict.verdict === 'passed' || docsUrl === undefined) return undefined;
  return `${docsUrl}/troubleshooting.md#${verdict.reason}`;
}

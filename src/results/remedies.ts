import type { JudgedRun } from '../decision/context.ts';
import { reasons, rerunFailedJobs } from '../decision/reasons.ts';
import type { Verdict } from '../decision/verdict.ts';
import type { ServiceErrorCode } from '../service/errors.ts';
import { isTerminal } from '../service/task-states.ts';
import type { Result } from './result.ts';

const rerun = 'Run the job again; if it goes on, ask the operator of the service.';
const unreachable =
  'Check that the service is up and reachable from the runner (`base-url`, proxy, certificates), then run the job again.';
const login = 'Check the secrets that hold the login, and that `auth-url` is the right host.';

/** What to do about a failed call, in an action that gives no verdict. */
export const callRemedies: Record<ServiceErrorCode, string> = {
  network: unreachable,
  tls: unreachable,
  timeout: unreachable,
  'server-error': rerun,
  'rate-limited':
    'Too many requests come from the address of this runner: let fewer jobs run at once, or run it later.',
  'request-timeout': rerun,
  'unexpected-response': `Check that \`base-url\` is the address of the API. ${rerun}`,
  'invalid-request': 'Correct what the service refuses.',
  conflict: rerun,
  'run-already-active': 'Run the job again once that run has ended.',
  'payment-required':
    'Top up the credit balance of the organization, or use a plan that includes this; then run the job again.',
  'login-rejected': login,
  unauthenticated: login,
  forbidden: 'Use a service account whose role may write; Viewer may only read.',
  'not-found': 'Check the id, and that the login belongs to the organization that owns it.',
};

/** What to do about a verdict. */
export interface Advice {
  /** For the developer who is blocked. */
  nextStep: string;
  /** For the maintainers of the workflow. */
  remedy: string | undefined;
}

/**
 * What to do next; undefined when the build passed. Names the task to adopt when a run goes on
 * without us. Where jobs are needed and nothing proves the build, another attempt has to repeat
 * them.
 */
export function adviceOn(
  verdict: Verdict,
  run: Pick<JudgedRun, 'taskId' | 'state'> | undefined,
  { asksForProof = false, needsJobs = false }: Pick<Result, 'asksForProof' | 'needsJobs'> = {},
): Advice | undefined {
  if (verdict.verdict === 'passed') return undefined;
  const texts = reasons[verdict.reason];
  const own = verdict.verdict === 'failed' ? undefined : verdict;
  const jobs = needsJobs && !asksForProof ? 'all' : 'failed';
  const step = (own?.nextStep ?? texts.nextStep).replace(rerunFailedJobs, `Re-run ${jobs} jobs`);
  const remedy = own?.remedy ?? texts.remedy;
  const canComplete = run?.taskId && (!isTerminal(run.state) || run.state === 'COMPLETED');
  if (!canComplete || !texts.offersAdoption || own?.noAdoption) return { nextStep: step, remedy };
  const adoption = `To judge this test without paying for another, run the workflow with \`task-id: ${run.taskId}\`.`;
  const parts = [step, adoption, asksForProof && withoutProof];
  return { nextStep: parts.filter(Boolean).join(' '), remedy };
}

const withoutProof =
  'Leave out `version-url` there: which build an adopted run has tested cannot be proven any more.';

/** Address of the page that explains the reason, at its place; undefined for a pass. */
export function explanationOf(verdict: Verdict, docsUrl: string | undefined): string | undefined {
  if (verdict.verdict === 'passed' || docsUrl === undefined) return undefined;
  return `${docsUrl}/blocked.md#${verdict.reason}`;
}

import { reasonsByVerdict } from '../../decision/reasons.ts';
import type { ServiceErrorCode } from '../../service/errors.ts';

const rerun = 'Run the job again; if it goes on, ask the operator of the service.';
const unreachable =
  'Check that the service is up and reachable from the runner (`base-url`, proxy, certificates), then run the job again.';
const login = reasonsByVerdict.error['login-rejected'].remedy;

/** What to do about a failed call, for the actions that set no verdict. */
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

import { isServiceError, type ServiceErrorCode } from '../service/errors.ts';
import { messageOf, sentence } from '../text/sentences.ts';
import { type NotTested, notTested, type SetupError, type Verdict } from './verdict.ts';

type Kept = Pick<NotTested, 'verdict' | 'reason'> | Pick<SetupError, 'verdict' | 'reason'>;

const unavailable: Kept = { verdict: 'not-tested', reason: 'service-unavailable' };
const unexpected: Kept = { verdict: 'not-tested', reason: 'unexpected-response' };

/** The one table from a failed call to a verdict. None of them is, or can become, `passed`. */
const verdicts: Record<ServiceErrorCode, Kept> = {
  network: unavailable,
  tls: unavailable,
  timeout: unavailable,
  'server-error': unavailable,
  'rate-limited': unavailable,
  'request-timeout': unavailable,
  'unexpected-response': unexpected,
  'invalid-request': unexpected,
  conflict: unexpected,
  'run-already-active': { verdict: 'not-tested', reason: 'run-already-active' },
  'payment-required': { verdict: 'not-tested', reason: 'no-credits' },
  'login-rejected': { verdict: 'error', reason: 'login-rejected' },
  unauthenticated: { verdict: 'error', reason: 'login-rejected' },
  forbidden: { verdict: 'error', reason: 'forbidden' },
  // A missing task is handled where it is looked up; what is left concerns the app.
  'not-found': { verdict: 'error', reason: 'app-not-found' },
};

export function verdictOfFailure(error: unknown): Verdict {
  if (isServiceError(error)) return { ...verdicts[error.code], message: sentence(error.message) };
  return notTested('unexpected-response', `The gate failed on its own: ${messageOf(error)}`);
}

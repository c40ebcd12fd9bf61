import { isServiceError, type ServiceErrorCode } from '../service/errors.ts';
import { messageOf, sentence } from '../text/sentences.ts';
import { type NotTested, notTested, type SetupError, Stopped, setupError } from './verdict.ts';

type VerdictOn = (said: string) => NotTested | SetupError;

const unavailable: VerdictOn = (cause) =>
  notTested('service-unavailable', 'The service could not be reached, or failed.', { cause });
const unexpectedAnswer: VerdictOn = (cause) =>
  notTested('unexpected-response', 'The service gave an unexpected answer.', { cause });
const rejected: VerdictOn = (cause) =>
  setupError('login-rejected', 'The gate could not log in to the service.', { cause });

/** The verdict on each kind of failed call. */
const verdicts: Record<ServiceErrorCode, VerdictOn> = {
  network: unavailable,
  tls: unavailable,
  timeout: unavailable,
  'server-error': unavailable,
  'rate-limited': unavailable,
  'request-timeout': unavailable,
  'unexpected-response': unexpectedAnswer,
  'invalid-request': unexpectedAnswer,
  conflict: unexpectedAnswer,
  'run-already-active': (cause) =>
    notTested('run-already-active', 'Another run of the app is active.', { cause }),
  'payment-required': (cause) =>
    notTested('no-credits', 'Your organization has no credits left, so no new test was started.', {
      cause,
    }),
  'login-rejected': rejected,
  unauthenticated: rejected,
  forbidden: (cause) => setupError('forbidden', 'The login may not do this.', { cause }),
  // A missing task is handled where it is looked up; what is left concerns the app.
  'not-found': (cause) =>
    setupError('app-not-found', 'The organization of this login has no such app.', { cause }),
};

const defect = {
  heading: 'the gate failed with an internal error',
  meaning: 'This is a defect of the gate. Your change is not the cause.',
  remedy: 'Report it to the authors of the gate, with the log.',
};

/** Returns the verdict on a failed call, or on an internal error. */
export function verdictOfFailure(error: unknown): NotTested | SetupError {
  if (isServiceError(error)) return verdicts[error.code](sentence(error.message));
  return notTested(
    'unexpected-response',
    `The gate failed with an internal error: ${messageOf(error)}`,
    defect,
  );
}

/** What cannot be proven after a failure. */
export function doubtOf(error: unknown): Stopped {
  return error instanceof Stopped ? error : new Stopped(verdictOfFailure(error));
}

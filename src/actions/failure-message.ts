import { isServiceError, type ServiceError, type ServiceErrorCode } from '../service/errors.ts';
import { messageOf, sentence } from '../text/sentences.ts';

/** What keeps an action from its work, told to people: what happened, and what to do about it. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}

const rerun = 'Run the job again; if it goes on, ask the operator of the service.';
const unreachable =
  'Check that the service is up and reachable from the runner (`base-url`, proxy, certificates), then run the job again.';
const login = 'Check the secrets that hold the login, and that `auth-url` is the right host.';

/** What to do about each kind of failed call. */
const remedies: Record<ServiceErrorCode, string> = {
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

/** One message for whatever was thrown on the way. */
export function messageOfFailure(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  if (isServiceError(error)) return `${sentence(describe(error))} ${remedies[error.code]}`;
  return `The action failed on its own: ${messageOf(error)}`;
}

/** The message with those of single fields that it does not quote already. */
function describe({ message, problem }: ServiceError): string {
  const unsaid = (problem?.errors ?? [])
    .map(textOf)
    .filter((text) => text !== '' && !message.includes(text));
  return [message, ...unsaid].join('; ');
}

/**
 * How `errors` of a validation problem are written is not specified: texts, or records of texts.
 */
function textOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const values: unknown[] = typeof error === 'object' && error !== null ? Object.values(error) : [];
  return values.filter((value) => typeof value === 'string').join(': ');
}

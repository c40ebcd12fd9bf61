import type { Clock } from '../clock.ts';
import { isServiceError, ServiceError } from './errors.ts';
import { createPersistenceCheck } from './polling.ts';

/** Pause after a transient refusal: tokens count in seconds. */
const pauseMs = 1000;

/** A login, a ready token, or a token that a login replaces once it has expired. */
export interface Credentials {
  username?: string | undefined;
  password?: string | undefined;
  token?: string | undefined;
}

export interface SessionOptions {
  credentials: Credentials;
  clock: Clock;
  /** Exchanges a login for an `id_token`. */
  login: (
    login: { username: string; password: string },
    deadline: number | undefined,
  ) => Promise<string>;
  /** Called with every token before it is used, so that it can be masked. */
  onToken: (token: string) => void;
}

export type Session = ReturnType<typeof createSession>;

/**
 * Provides the current bearer token; `deadline` (clock time, ms) limits the login that this may
 * need. There is one login at a time, however many requests wait for it.
 *
 * A refusal of credentials that never worked is permanent (`login-rejected`). Of credentials that
 * have worked it is transient (`unauthenticated`), since a moment in which the service refuses
 * everybody must not lose a paid run. For a ready token that cannot be renewed it becomes permanent
 * after two minutes in which nothing but refusals came.
 */
export function createSession({ credentials, clock, login, onToken }: SessionOptions) {
  const ready = credentials.token;
  let current = ready;
  let underway: Promise<string> | undefined;
  let hasLoggedIn = false;
  let wasAccepted = false;
  const hasLasted = createPersistenceCheck(clock);
  if (ready !== undefined) onToken(ready);

  const refuse = (message: string, cause?: ServiceError): never => {
    const isPermanent = !hasLoggedIn && (!wasAccepted || hasLasted('refusal'));
    if (isPermanent) throw new ServiceError('login-rejected', message, { cause });
    throw transientRefusal(message, cause);
  };
  const failLogin = (error: unknown): never => {
    const isRefusal = isServiceError(error, ...refusals) && !error.transient;
    if (!isRefusal) hasLasted(false);
    if (isServiceError(error) && error.status === 404) throw noTokenEndpoint(error, hasLoggedIn);
    if (!isRefusal) throw error;
    return refuse(
      `The service refused the login: ${error.message}. Check \`username\` and \`password\``,
      error,
    );
  };
  const logIn = async (deadline: number | undefined): Promise<string> => {
    const { username, password } = credentials;
    if (username === undefined || password === undefined) return refuse(cannotRenew);
    const token = await login({ username, password }, deadline).catch(failLogin);
    onToken(token);
    hasLoggedIn = true;
    current = token;
    return token;
  };
  const logInOnce = (deadline: number | undefined): Promise<string> => {
    underway ??= logIn(deadline).finally(() => {
      underway = undefined;
    });
    return underway;
  };

  return {
    token: async (deadline: number | undefined) => current ?? logInOnce(deadline),
    /** A token newer than `refused`. */
    renewed: async (refused: string, deadline: number | undefined) =>
      current !== undefined && current !== refused ? current : logInOnce(deadline),
    /** Called when the service has accepted a token. */
    accepted: () => {
      wasAccepted = true;
      hasLasted(false);
    },
    /** Called when a request failed for another reason than its token. */
    failedOtherwise: () => {
      hasLasted(false);
    },
  };
}

/** A transient refusal of credentials that have worked: worth another attempt after a pause. */
export function transientRefusal(message: string, cause?: ServiceError): ServiceError {
  const retryAfterMs = Math.max(pauseMs, cause?.retryAfterMs ?? 0);
  const details = { status: 401, problem: cause?.problem, transient: true, retryAfterMs, cause };
  return new ServiceError('unauthenticated', message, details);
}

const cannotRenew =
  'The service refused `api-token` (401): it is wrong or has expired. Give `username` and `password` as well, so that it can be renewed';

/** Whatever 4xx the service says no with, a login that is refused is one kind of failure. */
const refusals = ['invalid-request', 'unauthenticated', 'payment-required', 'forbidden'] as const;

/** Transient once a login has worked, and when the 404 is a gateway's page. */
function noTokenEndpoint(error: ServiceError, hasLoggedIn: boolean): ServiceError {
  const message = `There is no token endpoint at \`auth-url\`: ${error.message}`;
  const transient = hasLoggedIn || error.transient;
  return new ServiceError('unexpected-response', message, { status: 404, transient, cause: error });
}

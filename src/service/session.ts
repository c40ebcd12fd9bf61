import type { Clock } from '../clock.ts';
import { isServiceError, ServiceError } from './errors.ts';
import { createLoginPace } from './login-pace.ts';
import { createPersistence } from './polling.ts';

/** Pause after a transient refusal: times in tokens are whole seconds. */
const pauseMs = 1000;

/** A login, a given token, or both: then a login replaces the token once it has expired. */
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
 * Creates a session, which provides the current bearer token; `deadline` (clock time, ms) limits a
 * login that this needs. There is one login at a time, however many requests wait for it.
 *
 * A refusal of credentials that never worked is permanent (`login-rejected`). After they have
 * worked it is transient (`unauthenticated`): a paid run must not be lost because the service
 * briefly refuses everybody. Without a login that works, it becomes permanent after two minutes of
 * nothing but refusals. A login is not tried at each request then, since services lock accounts.
 */
export function createSession({ credentials, clock, login, onToken }: SessionOptions) {
  let current = credentials.token;
  let pendingLogin: Promise<string> | undefined;
  let hasLoggedIn = false;
  let wasAccepted = false;
  let refusal: ServiceError | undefined;
  const pace = createLoginPace(clock);
  const refusals = createPersistence(clock);
  if (current !== undefined) onToken(current);

  const refuse = (message: string, cause?: ServiceError, waitMs?: number): never => {
    const isPermanent = !hasLoggedIn && (!wasAccepted || refusals.saw('refusal'));
    if (isPermanent) throw new ServiceError('login-rejected', message, { cause });
    throw transientRefusal(message, cause, waitMs);
  };
  const refuseLogin = (error: ServiceError, deadline: number | undefined): never =>
    refuse(
      `The service refused the login: ${error.message}. Check \`username\` and \`password\``,
      error,
      pace.remainingMs(deadline),
    );
  const failLogin = (error: unknown): never => {
    const isRefusal = isServiceError(error, ...refusalCodes) && !error.transient;
    if (!isRefusal) refusals.reset();
    if (isServiceError(error) && error.status === 404) throw noTokenEndpoint(error, hasLoggedIn);
    if (!isRefusal) throw error;
    pace.refused(error.retryAfterMs);
    refusal = error;
    return refuseLogin(error, undefined);
  };
  const logIn = async (deadline: number | undefined): Promise<string> => {
    const { username, password } = credentials;
    if (username === undefined || password === undefined) return refuse(cannotRenew);
    if (refusal && pace.remainingMs(deadline) > 0) return refuseLogin(refusal, deadline);
    const token = await login({ username, password }, deadline).catch(failLogin);
    onToken(token);
    hasLoggedIn = true;
    refusal = undefined;
    pace.worked();
    current = token;
    return token;
  };
  const logInOnce = (deadline: number | undefined): Promise<string> => {
    pendingLogin ??= logIn(deadline).finally(() => {
      pendingLogin = undefined;
    });
    return pendingLogin;
  };

  return {
    token: async (deadline: number | undefined) => current ?? logInOnce(deadline),
    /** Returns a newer token than `refused`. */
    renewed: async (refused: string, deadline: number | undefined) =>
      current !== undefined && current !== refused ? current : logInOnce(deadline),
    /** Called when the service has accepted a token. */
    accepted: () => {
      wasAccepted = true;
      refusals.reset();
    },
    /** Called when a request failed for another reason than its token. */
    failedForOtherReason: () => {
      refusals.reset();
    },
  };
}

/** A refusal of credentials that have worked: another attempt after a pause may succeed. */
export function transientRefusal(
  message: string,
  cause?: ServiceError,
  waitMs = Math.max(pauseMs, cause?.retryAfterMs ?? 0),
): ServiceError {
  const asksForPause = waitMs <= (cause?.retryAfterMs ?? 0);
  const pause = { retryAfterMs: waitMs, asksForPause };
  const details = { status: 401, problem: cause?.problem, transient: true, ...pause, cause };
  return new ServiceError('unauthenticated', message, details);
}

const cannotRenew =
  'The service refused `api-token` (401): it is wrong or has expired. Give `username` and `password` as well, so that it can be renewed';

/** Codes of a refused login, whichever status the service refuses it with. */
const refusalCodes = [
  'invalid-request',
  'unauthenticated',
  'payment-required',
  'forbidden',
] as const;

/** Transient once a login has worked, and when the 404 is a gateway's page. */
function noTokenEndpoint(error: ServiceError, hasLoggedIn: boolean): ServiceError {
  const message = `There is no token endpoint at \`auth-url\`: ${error.message}`;
  const transient = hasLoggedIn || error.transient;
  return new ServiceError('unexpected-response', message, { status: 404, transient, cause: error });
}

import type { Clock } from '../clock.ts';
import { isServiceError, ServiceError } from './errors.ts';
import { claimsOf } from './roles.ts';

/** Pause after a transient refusal: tokens count in seconds. */
const pauseMs = 1000;
/**
 * How long a token that cannot be renewed may be refused before that counts as permanent: two of
 * the longest usual polling intervals.
 */
const patienceMs = 2 * 60_000;

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
 * A session hands out the bearer token of the moment; `deadline` (clock time, ms) limits the login
 * that this may need. It makes one login at a time, however many requests wait for it.
 *
 * The refusal of credentials that never worked is permanent (`login-rejected`). That of a login
 * that has worked is transient (`unauthenticated`): a moment in which the service refuses everybody
 * must not lose a run that was paid for. A ready token that has worked and cannot be renewed gets
 * the same chance, but not for long: its refusal is permanent once it has expired by its own `exp`,
 * unless it was accepted after that, or was refused for two minutes without being accepted in
 * between.
 */
export function createSession({ credentials, clock, login, onToken }: SessionOptions) {
  const ready = credentials.token;
  let current = ready;
  let underway: Promise<string> | undefined;
  let hasLoggedIn = false;
  let wasAccepted = false;
  let refusedSince: number | undefined;
  let isClockAhead = false;
  if (ready !== undefined) onToken(ready);

  const isForGood = (): boolean => {
    if (hasLoggedIn) return false;
    refusedSince ??= clock.now();
    const isOver = credentials.password === undefined && hasExpired(ready) && !isClockAhead;
    return !wasAccepted || isOver || clock.now() - refusedSince >= patienceMs;
  };
  const refuse = (message: string, cause?: ServiceError): never => {
    if (isForGood()) throw new ServiceError('login-rejected', message, { cause });
    throw transientRefusal(message, cause);
  };
  const judge = (error: unknown): never => {
    if (!isServiceError(error)) throw error;
    if (error.status === 404) throw noTokenEndpoint(error, hasLoggedIn);
    if (!isServiceError(error, ...refusals) || error.transient) throw error;
    return refuse(
      `The service refused the login: ${error.message}. Check \`username\` and \`password\``,
      error,
    );
  };
  const logIn = async (deadline: number | undefined): Promise<string> => {
    const { username, password } = credentials;
    if (username === undefined || password === undefined) return refuse(cannotRenew);
    const token = await login({ username, password }, deadline).catch(judge);
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
      isClockAhead ||= hasExpired(ready);
      refusedSince = undefined;
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

function hasExpired(token: string | undefined): boolean {
  const { exp } = claimsOf(token ?? '');
  return typeof exp === 'number' && exp * 1000 <= Date.now();
}

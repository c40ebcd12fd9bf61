import { isServiceError, ServiceError } from './errors.ts';

/** How the caller identifies itself: a login, a ready token, or a token that a login replaces once it has expired. */
export interface Credentials {
  username?: string | undefined;
  password?: string | undefined;
  token?: string | undefined;
}

export interface SessionOptions {
  credentials: Credentials;
  /** Exchanges a login for an `id_token`. */
  login: (login: { username: string; password: string }, deadline: number | undefined) => Promise<string>;
  /** Told of every token before it is used, so that it can be masked. */
  onToken: (token: string) => void;
}

/** Hands out the bearer token of the moment; `deadline` (clock time, ms) limits the login that this may need. */
export interface Session {
  token(deadline: number | undefined): Promise<string>;
  /** A token newer than `refused`. Rejects with `login-rejected` when there is none to be had. */
  renewed(refused: string, deadline: number | undefined): Promise<string>;
}

/** A session makes one login at a time, however many requests wait for it. */
export function createSession({ credentials, login, onToken }: SessionOptions): Session {
  let current = credentials.token;
  let underway: Promise<string> | undefined;
  if (current !== undefined) onToken(current);

  const logIn = async (deadline: number | undefined): Promise<string> => {
    const { username, password } = credentials;
    if (username === undefined || password === undefined) throw cannotRenew();
    const token = await login({ username, password }, deadline).catch(refuseLogin);
    onToken(token);
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
    token: async (deadline) => current ?? logInOnce(deadline),
    renewed: async (refused, deadline) =>
      current !== undefined && current !== refused ? current : logInOnce(deadline),
  };
}

function cannotRenew(): ServiceError {
  return new ServiceError(
    'login-rejected',
    'The service refused `api-token` (401): it is wrong or has expired. Give `username` and `password` as well, so that it can be renewed.',
  );
}

/** A login that is refused stays refused: whatever 4xx says no is one kind of failure. */
function refuseLogin(error: unknown): never {
  if (isServiceError(error, 'invalid-request', 'unauthenticated', 'payment-required', 'forbidden')) {
    const message = `The service refused the login: ${error.message}. Check \`username\` and \`password\`.`;
    throw new ServiceError('login-rejected', message, { cause: error });
  }
  if (isServiceError(error, 'not-found')) {
    const message = `There is no token endpoint at \`auth-url\`: ${error.message}.`;
    throw new ServiceError('unexpected-response', message, { transient: false, cause: error });
  }
  throw error;
}

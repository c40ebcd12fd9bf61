import { type TokenIssuer, unauthorized } from '../tokens.ts';
import type { Account } from '../world/model.ts';

/** What the token endpoint is sent, as the contract describes it. */
export interface Login {
  username: string;
  password: string;
}

/** Exchanges username and password for a token. */
export async function logIn(
  login: Login,
  accounts: Account[],
  tokens: TokenIssuer,
): Promise<{ id_token: string }> {
  const { username, password } = login;
  const account = accounts.find(
    (known) => known.username === username && known.password === password,
  );
  if (account === undefined) throw unauthorized('Username or password is wrong.');
  return { id_token: await tokens.issue(account) };
}

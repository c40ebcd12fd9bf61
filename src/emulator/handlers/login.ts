import { type FieldError, invalidRequest } from '../problem.ts';
import { type TokenIssuer, unauthorized } from '../tokens.ts';
import type { Account } from '../world/accounts.ts';

/** Exchanges username and password for a token. */
export async function logIn(body: unknown, accounts: Account[], tokens: TokenIssuer): Promise<{ id_token: string }> {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const { username, password }: { username?: unknown; password?: unknown } = fields;
  const missing = Object.entries({ username, password }).filter(([, value]) => typeof value !== 'string');
  const errors: FieldError[] = missing.map(([field]) => ({ field, message: 'must be a string' }));
  if (errors.length > 0) throw invalidRequest(errors);
  const account = accounts.find((known) => known.username === username && known.password === password);
  if (account === undefined) throw unauthorized('Username or password is wrong.');
  return { id_token: await tokens.issue(account) };
}

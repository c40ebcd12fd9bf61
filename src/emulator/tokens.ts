import { randomBytes, randomUUID } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import type { EmulatorOptions } from './options.ts';
import { Problem } from './problem.ts';
import type { Account } from './world/accounts.ts';

/** Issues the tokens of one emulator and recognizes them. */
export interface TokenIssuer {
  issue(account: Account): Promise<string>;
  /** The account that an `Authorization` header speaks for; a 401 problem for anything but a live token of ours. */
  authenticate(authorization: string | undefined): Promise<Account>;
}

/** Makes an issuer whose key is drawn now, so that tokens of an earlier emulator are worth nothing. */
export function createTokenIssuer(options: EmulatorOptions, accounts: Account[]): TokenIssuer {
  const key = randomBytes(32).toString('hex');
  const nowSeconds = () => options.clock.now() / 1000;

  async function claimsOf(token: string) {
    try {
      return await verify(token, key, { alg: 'HS256', exp: false, iat: false, nbf: false });
    } catch {
      throw unauthorized('The token is not valid.');
    }
  }

  return {
    issue: ({ username, role, organization }) => {
      const iat = Math.floor(nowSeconds());
      const exp = nowSeconds() + options.tokenSeconds;
      const claims = { sub: username, email: username, organization: organization.name, role, iat, exp };
      return sign({ ...claims, jti: randomUUID() }, key, 'HS256');
    },
    authenticate: async (authorization) => {
      const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) throw unauthorized('Send the header `Authorization: Bearer <id_token>`.');
      const { sub, exp } = await claimsOf(token);
      if (exp === undefined || exp <= nowSeconds()) throw unauthorized('The token has expired.');
      const account = accounts.find(({ username }) => username === sub);
      if (account === undefined) throw unauthorized('The token is not valid.');
      return account;
    },
  };
}

/** 401 with the challenge that RFC 9110 asks for. */
export function unauthorized(detail: string): Problem {
  return new Problem({ status: 401, detail, headers: { 'WWW-Authenticate': 'Bearer' } });
}

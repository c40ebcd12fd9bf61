import { randomBytes, randomUUID } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import type { JWTPayload } from 'hono/utils/jwt/types';
import type { Account } from '../world/model.ts';
import type { EmulatorOptions } from '../world/options.ts';
import { Problem } from './problem.ts';

/** Body of a request to the token endpoint. */
export interface Login {
  username: string;
  password: string;
}

export type TokenIssuer = ReturnType<typeof createTokenIssuer>;

/** Creates a new key, so that tokens of an earlier emulator are not valid. */
export function createTokenIssuer(options: EmulatorOptions, accounts: Account[]) {
  const key = randomBytes(32).toString('hex');
  const nowSeconds = () => options.clock.now() / 1000;

  return {
    logIn: async ({ username, password }: Login): Promise<string> => {
      const account = accounts.find(
        (known) => known.username === username && known.password === password,
      );
      if (account === undefined) throw unauthorized('Username or password is wrong.');
      const { role, organization } = account;
      const person = { sub: username, email: username, organization: organization.name, role };
      const iat = Math.floor(nowSeconds());
      const exp = nowSeconds() + options.tokenSeconds;
      return sign({ ...person, iat, exp, jti: randomUUID() }, key);
    },
    /** Returns the account of a valid token; throws a 401 problem otherwise. */
    authenticate: async (authorization: string | undefined): Promise<Account> => {
      const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined)
        throw unauthorized('Send the header `Authorization: Bearer <id_token>`.');
      // Expiry is checked below against the emulator's clock.
      const checks = { alg: 'HS256', exp: false, iat: false } as const;
      const { sub, exp } = await verify(token, key, checks).catch((): JWTPayload => ({}));
      const account = accounts.find(({ username }) => username === sub);
      if (account === undefined) throw unauthorized('The token is not valid.');
      if (!(Number(exp) > nowSeconds())) throw unauthorized('The token has expired.');
      return account;
    },
  };
}

/** Creates a 401 with the challenge that RFC 9110 requires. */
function unauthorized(detail: string): Problem {
  return new Problem(401, detail, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

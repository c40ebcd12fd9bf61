import { randomBytes, randomUUID } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import type { JWTPayload } from 'hono/utils/jwt/types';
import type { EmulatorOptions } from './options.ts';
import { Problem } from './problem.ts';
import type { Account } from './world/model.ts';

/** What the token endpoint is sent, as the contract describes it. */
export interface Login {
  username: string;
  password: string;
}

export type TokenIssuer = ReturnType<typeof createTokenIssuer>;

/** Draws its key now, so that tokens of an earlier emulator are worth nothing. */
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
    /** Whom the header speaks for; a 401 problem for anything but a live token of ours. */
    authenticate: async (authorization: string | undefined): Promise<Account> => {
      const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined)
        throw unauthorized('Send the header `Authorization: Bearer <id_token>`.');
      // Its times are those of the emulator's clock.
      const checks = { alg: 'HS256', exp: false, iat: false } as const;
      const { sub, exp } = await verify(token, key, checks).catch((): JWTPayload => ({}));
      const account = accounts.find(({ username }) => username === sub);
      if (account === undefined) throw unauthorized('The token is not valid.');
      if (!(Number(exp) > nowSeconds())) throw unauthorized('The token has expired.');
      return account;
    },
  };
}

/** 401 with the challenge that RFC 9110 asks for. */
function unauthorized(detail: string): Problem {
  return new Problem(401, detail, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

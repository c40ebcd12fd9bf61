import { createHmac, createSecretKey, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { EmulatorOptions } from './options.ts';
import { Problem } from './problem.ts';
import type { Account } from './world/model.ts';

/** Issues the tokens of one emulator and recognizes them. */
export interface TokenIssuer {
  issue(account: Account): string;
  /**
   * The account that an `Authorization` header speaks for; a 401 problem for anything but a live
   * token of ours.
   */
  authenticate(authorization: string | undefined): Account;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * Makes an issuer of JWTs whose key is drawn now, so that tokens of an earlier emulator are worth
 * nothing.
 */
export function createTokenIssuer(options: EmulatorOptions, accounts: Account[]): TokenIssuer {
  const key = createSecretKey(randomBytes(32));
  const nowSeconds = () => options.clock.now() / 1000;
  const signature = (signed: string) => createHmac('sha256', key).update(signed).digest();

  return {
    issue: ({ username, role, organization }) => {
      const iat = Math.floor(nowSeconds());
      const exp = nowSeconds() + options.tokenSeconds;
      const claims = {
        sub: username,
        email: username,
        organization: organization.name,
        role,
        iat,
        exp,
      };
      const signed = `${header}.${encode({ ...claims, jti: randomUUID() })}`;
      return `${signed}.${signature(signed).toString('base64url')}`;
    },
    authenticate: (authorization) => {
      const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined)
        throw unauthorized('Send the header `Authorization: Bearer <id_token>`.');
      const end = token.lastIndexOf('.');
      const given = Buffer.from(token.slice(end + 1), 'base64url');
      const expected = signature(token.slice(0, end));
      const genuine = given.length === expected.length && timingSafeEqual(given, expected);
      const { sub, exp } = genuine ? claimsOf(token) : {};
      const account = accounts.find(({ username }) => username === sub);
      if (account === undefined) throw unauthorized('The token is not valid.');
      if (!(Number(exp) > nowSeconds())) throw unauthorized('The token has expired.');
      return account;
    },
  };
}

/** What a token of ours says. */
function claimsOf(token: string): { sub?: string; exp?: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** 401 with the challenge that RFC 9110 asks for. */
export function unauthorized(detail: string): Problem {
  return new Problem({ status: 401, detail, headers: { 'WWW-Authenticate': 'Bearer' } });
}

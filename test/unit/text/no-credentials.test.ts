import { describe, expect, it } from 'vitest';
import { redact, redactTokens } from '../../../src/text/credentials.ts';

const opaque = (length: number) => 'a1B2c3D4e5F6g7H8i9J0'.repeat(10).slice(0, length);
const jwt = `${'ey'}JhbGciOiJIUzI1NiJ9.${'ey'}JzdWIiOiIxIn0.c2lnbmF0dXJl`;

describe('no credential', () => {
  it.each([
    'The password policy allows short passwords',
    'Password reset: the link never expires',
    'Passwords are stored in plain text',
    'Broken Object Level Authorization: users read orders of others',
    'Broken Function Level Authorization: Basic users may delete',
    'Missing Authorization: Token validation is skipped',
    'Missing Token: revocation',
    'JWT secret: a weak one is used',
    'Basic authentication without TLS',
    'Bearer authentication is optional',
    'bearer of news',
    'API key: missing rate limit on /keys',
    'Session: fixation after login',
    'Cookie: the Secure flag is missing',
    'The cookie lacks HttpOnly; SameSite is missing',
    'Cookie: SameSite=Lax',
    'cookie: SameSite=None; Secure; Path=/',
    'Set-Cookie: SameSite=Lax',
    'token=none',
    'session="null"; secret=undefined',
    '{"token": null, "secret": false}',
    'The tests pass: 12 of 14',
    'bypass=enabled, compass=north',
    '/errors?code=404&page=2',
    '/coupons?code=SUMMER',
    'mysql -p, which asks for it, mysql -P3306 and mysql --port 3306',
    'send <token> first, then <password> and </a>',
    'token_type=Bearer and token_count=5000',
    'Bearer: the scheme is missing',
    'getUserAccountByIdV2WithPermissionsCheck',
    'OrdersApiV2_updateShippingAddressOfCustomer',
    'org-example-Shop2OrderServiceImplementationTest',
    'Broken Authentication (Expired Token)',
    '/api/token',
    '/api/token/refresh',
    '/users/{userId}/password',
    '/auth/session/{sessionId}/signature',
    'GET /api/orders?page=2&sort=asc',
    'https://shop.test/@octocat/orders',
    'ask admin@shop.test, or see https://shop.test',
    'commit dc0022d1f7c0a6a3b1e8a5c9f0e1d2c3b4a59687',
    '123e4567-e89b-12d3-a456-426614174000',
    'keyJsonParser and the monkeyJungle',
    'the risk-based score, the sk-test and npm_config_cache_folder_name_of_user',
    'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N',
    'OWASP API2:2023 Broken Authentication: brute force',
  ])('is in: %s', (text) => {
    expect(redact(text)).toBe(text);
  });
});

describe('an identifier', () => {
  it('stays when it is merely long and mixed, and not when it holds a token', () => {
    const long = `task_${opaque(40)}`;
    expect(redactTokens(long)).toBe(long);
    expect(redactTokens(`task_${jwt}`)).toBe('task_[redacted]');
  });
});

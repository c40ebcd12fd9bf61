import { describe, expect, it } from 'vitest';
import { redact, redactTokens } from '../../../src/text/credentials.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';

/**
 * Letters and digits that are no word; put together here, so that no scanner takes the examples for
 * leaks.
 */
const opaque = (length: number) => 'a1B2c3D4e5F6g7H8i9J0'.repeat(10).slice(0, length);
const hex = (length: number) => '0a1b2c3d4e5f'.repeat(10).slice(0, length);
const jwt = `${'ey'}JhbGciOiJIUzI1NiJ9.${'ey'}JzdWIiOiIxIn0.c2lnbmF0dXJl`;
const key = `-----BEGIN RSA PRIVATE ${'KEY'}-----\nMIIE${opaque(64)}\n-----END RSA PRIVATE ${'KEY'}-----`;

/** Texts, with `«` and `»` around the credential that is to be cut out. */
const texts = [
  'at https://«admin:hunter2»@shop.test/a',
  'git+https://«t0ken»@shop.test',
  '/go?u=https%3A%2F%2F«bob%3Ahunter2»%40shop.test',
  `postgres:${'//'}«app:p%40ss-w0rd»@db:5432/shop`,
  'sent Cookie: «sid=abcdef; theme=dark» and got',
  '{"cookie":"«sid=abcdef; theme=dark»"}',
  'Set-Cookie: sid=«abcdef»; Path=/; HttpOnly',
  'X-Api-Key: «abcdefgh»',
  '"x-auth-token": "«abcdefgh»"',
  'PRIVATE-TOKEN: «abcdefgh»',
  'Ocp-Apim-Subscription-Key: «abcdefgh»',
  'Authorization: Bearer «abcdefghijkl»',
  'Authorization: Token «abcdefgh»',
  'Authorization: Basic «YWRtaW46YQ==»',
  'Authorization: Digest «username="bob", response="6629fae4"»',
  'Authorization: AWS4-HMAC-SHA256 «Credential=a/b, Signature=fe5f80»',
  'authorization: «abc123def456»',
  '{"Authorization":"Token «abcdefgh»"}',
  'Proxy-Authorization: Basic «YWRtaW46YQ==»',
  'send bearer «abcdefghijkl»',
  'send Basic «YWRtaW46YQ==»',
  'login with password: «hunter» and go',
  'user=bob&password=«hu»&go=1',
  'DB_PASSWORD = «hunter2»',
  '{"password":"«correct \\"horse\\" battery»"}',
  '{ "password" : "«correct horse»" }',
  '{"body":"{\\"password\\":\\"«correct horse\\»"}"}',
  'password=&quot;«correct horse»&quot; x',
  'user%3Dbob%26password%3D«hunter2»',
  '%7B%22password%22%3A%22«hunter2»%22%7D',
  "password => '«correct horse»'",
  'user=bob&pass=«hunter2»&go=1',
  '{"user":"bob","pass":"«correct horse»"}',
  'DB_PASS: «hunter2»',
  'login with pw: «hunter» and go',
  '<a><password>«correct horse»</password></a>',
  '<ns:apiToken x="1">«abcdef»</ns:apiToken>',
  '&lt;password&gt;«correct horse»&lt;/password&gt;',
  '<pwd><![CDATA[«a<b»]]></pwd>',
  '<password><![CDATA[«hunter2»]]>', // cut off
  'export SECRET_KEY_BASE=«abcdef0123»',
  'TOKEN_VALUE: «abcdef0123»',
  '{"tokenValue":"«abcdef»"}',
  'bearer: «abcdef0123»',
  '{"bearer":"«abcdef»"}',
  '/callback?code=«SplxlOBeZQ1»&state=x',
  '%2Fcallback%3Fcode%3D«SplxlOBeZQ1»',
  'mysql -uroot -p«hunter2» shop',
  "mysqldump -p«'correct horse'» shop",
  'Cookie: SameSite=Lax; «sid=abcdef»',
  'mysql --password «hunter2» shop',
  'curl -u bob:«hunter2» https://shop.test',
  `aws_secret_access_key=«${opaque(20)}/${opaque(19)}»`,
  'client_secret: «abc123def»',
  '/login?token=«abcdef»&user=me',
  '"sessionId": "«abcdef»"',
  '/blob?sp=r&sig=«abc%2Bdef%3D»&sv=1',
  'AccountName=shop;AccountKey=«abcd/efg==»;',
  `key «${key}» end`,
  `key «${key.replaceAll('\n', '\\n')}» end`,
  `«${key.slice(0, 60)}»`,
  `see «${jwt}» end`,
  `?t%3D%20«${jwt}»`,
  `«npm_${opaque(36)}»`,
  `«ghp_${opaque(36)}»`,
  `«ghs_123_${jwt}»`,
  `«github_pat_${opaque(22)}_${opaque(59)}»`,
  `«glpat-${opaque(20)}»`,
  `«glpat-${opaque(27)}.01.${opaque(9)}»`,
  `«xoxb-${'123456789012'}-${opaque(24)}»`,
  `https://«hooks.slack.com/services/T${opaque(8)}/B${opaque(8)}/${opaque(24)}»`,
  `«sk_live_${opaque(24)}»`,
  `«AIza${opaque(35)}»`,
  `«AKIA${'IOSFODNN7EXAMPLE'}»`,
  `«pypi-${opaque(60)}»`,
  `«SG.${opaque(22)}.${opaque(43)}»`,
  `«hvs.${opaque(90)}»`,
  `«sk-proj-${opaque(40)}»`,
  `«shpat_${hex(32)}»`,
  `«dckr_pat_${opaque(27)}»`,
  `id «production_customer_service_${opaque(12)}» end`,
  `id «${opaque(40)}» end`,
];

describe.each(texts)('the credential in %s', (marked) => {
  const text = marked.replaceAll(/[«»]/g, '');
  const [, credential = ''] = /«(.*)»/s.exec(marked) ?? [];

  it('is cut out, and the rest stays', () => {
    const shown = marked.replace(`«${credential}»`, '[redacted]');
    expect(redact(text)).toBe(shown);
    expect(redact(shown)).toBe(shown);
  });

  it('is found within a sentence', () => {
    const parts = credential.match(/\w{3,}/g) ?? [credential];
    const sentences = [`It answers: ${text} to all.`, `"${text}"`, `(${text})`, `x=1\n${text}\nz`];
    for (const sentence of sentences)
      for (const part of parts) expect(redact(sentence)).not.toContain(part);
  });
});

const harmless = [
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
  'task_sec_01HZXK3V9Q8R7T6S5W4Y2N1M0P',
  '123e4567-e89b-12d3-a456-426614174000',
  'keyJsonParser and the monkeyJungle',
  'the risk-based score, the sk-test and npm_config_cache_folder_name_of_user',
  'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N',
  'OWASP API2:2023 Broken Authentication: brute force',
];

it.each(harmless)('no credential is in: %s', (text) => {
  expect(redact(text)).toBe(text);
});

it('an identifier stays when it is merely long and mixed, and not when it holds a token', () => {
  const long = `task_${opaque(40)}`;
  expect(redactTokens(long)).toBe(long);
  expect(redactTokens(`task_${jwt}`)).toBe('task_[redacted]');
});

const pieces = [
  String.raw`password:|password="|password=\"|password=&quot;|password=%22|token=|token: |--token `,
  'authorization: basic |authorization: digest a="|cookie:a=|cookie: a=b; |set-cookie:|x-a-|//',
  String.raw`%2F%2F|-----BEGIN PRIVATE KEY-----|-----|eyJ|eyJa.|ghp_| -u a|aA1|\|"|&#|%25`,
  '<password>|<pwd><![CDATA[|&lt;pwd|mysql |mysql -p|?code=|secret_key|cookie: path=a;|camelCase2',
].flatMap((list) => list.split('|'));

it('the search for credentials takes linear time, whatever the text repeats', () => {
  for (const first of pieces)
    for (const second of ['', ...pieces]) {
      const piece = first + second;
      const text100k = piece.repeat(100_000 / piece.length);
      const spentMs = cpuMsOf(() => redact(text100k));
      expect(spentMs, piece).toBeLessThan(1000);
    }
});

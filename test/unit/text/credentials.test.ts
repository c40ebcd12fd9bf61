import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { redactCredentials, redactTokens } from '../../../src/text/credentials.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';

const opaque = 'a1B2c3D4e5F6g7H8i9J0'.repeat(2);
const document = readFileSync('docs/redaction.md', 'utf8');
const rows = [...document.matchAll(/^\| .*\| `(.*«.*)` \|$/gm)];
const documented = rows.map(([, text = '']) => text.replaceAll('…', opaque));

it('the table in docs/redaction.md is read whole', () => {
  expect(documented.length).toBe(document.split('\n').filter((line) => /^\|.*«/.test(line)).length);
  expect(documented.length).toBeGreaterThan(50);
});

describe.each(documented)('the credential in %s', (marked) => {
  const text = marked.replaceAll(/[«»]/g, '');
  const [, credential = ''] = /«(.*)»/.exec(marked) ?? [];

  it('is redacted, and the rest stays', () => {
    const shown = marked.replace(`«${credential}»`, '[redacted]');
    expect(redactCredentials(text)).toBe(shown);
    expect(redactCredentials(shown)).toBe(shown);
  });

  it('is found within a sentence', () => {
    const parts = credential.match(/\w{3,}/g) ?? [credential];
    const sentences = [`It answers: ${text} to all.`, `"${text}"`, `(${text})`, `x=1\n${text}\nz`];
    for (const sentence of sentences)
      for (const part of parts) expect(redactCredentials(sentence)).not.toContain(part);
  });
});

it('a private key is redacted over several lines, and when it is cut off', () => {
  const begin = `-----BEGIN PRIVATE ${'KEY'}-----`;
  for (const end of ['', `\n-----END PRIVATE ${'KEY'}-----`])
    expect(redactCredentials(`a ${begin}\n${opaque}\n${opaque}${end}`)).toBe('a [redacted]');
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
  'Set-Cookie: SameSite=Lax',
  '{"token": null, "secret": false}',
  'The tests pass: 12 of 14',
  '/errors?code=404&page=2',
  'send <token> first, then <password> and </a>',
  'token_type=Bearer and token_count=5000',
  'getUserAccountByIdV2WithPermissionsCheck',
  'org-example-Shop2OrderServiceImplementationTest',
  'Broken Authentication (Expired Token)',
  '/api/token/refresh',
  '/users/{userId}/password',
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
  expect(redactCredentials(text)).toBe(text);
});

it('an identifier keeps what only its name gives away, and loses a token', () => {
  expect(redactTokens(`task_${opaque}?token=${opaque}`)).toBe(`task_${opaque}?token=${opaque}`);
  expect(redactTokens(`task_ghp_${opaque}`)).toBe('task_[redacted]');
});

const pieces = [
  String.raw`password:|password="|password=\"|password='|token=|token: |secret="|api-key: 1`,
  'authorization: basic |authorization: a1,|cookie:a=|cookie: a=b; |set-cookie:|bearer |Basic a|//',
  String.raw`-----BEGIN PRIVATE KEY-----|-----|eyJ|eyJa.|_eyJ|ghp_|_ghp_a.|aA1|\|"|@| =>|AKIA`,
].flatMap((list) => list.split('|'));

it('the search for credentials takes linear time, whatever the text repeats', () => {
  for (const first of pieces)
    for (const second of ['', ...pieces]) {
      const piece = first + second;
      const text100k = piece.repeat(100_000 / piece.length);
      const spentMs = cpuMsOf(() => redactCredentials(text100k));
      expect(spentMs, piece).toBeLessThan(1000);
    }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forLog, forMarkdown, messageForMarkdown, redact } from '../../../src/results/untrusted.ts';

const hostile = fc.string({
  unit: fc.constantFrom(
    ...'::##[]error add-mask\r\n\u2028\u0085\u202e\u001b`|<>@#*_~!\\&;()://www.'.split(''),
    'a',
    '::error::',
    '##[',
    'https://',
  ),
});

test('a line of the log is one line that holds no workflow command', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const line = forLog(text);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(line).not.toContain('::');
      expect(line).not.toContain('##[');
    }),
    { numRuns: 5000 },
  );
});

test('a text in Markdown keeps none of the characters that mean something there', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const rest = forMarkdown(text).replaceAll(/&#\d+;/g, 'x');
      expect(rest).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}<>|[\]\\`*_~#@!$^&]|:\S|www\./u);
    }),
    { numRuns: 5000 },
  );
});

test('ordinary words, paths and punctuation stay readable', () => {
  expect(forMarkdown('GET /api/orders/{orderId} – BOLA, it\'s "open" (No Token)')).toBe(
    'GET /api/orders/{orderId} – BOLA, it\'s "open" (No Token)',
  );
});

test('a mention cannot reach anybody', () => {
  expect(forMarkdown('@octocat #12')).toBe('&#64;&#8203;octocat &#35;&#8203;12');
});

test('names of inputs stay code in messages, and nothing else does', () => {
  expect(messageForMarkdown('Set `max-reruns` or `on-active-run: wait`, not `<b>`')).toBe(
    'Set `max-reruns` or `on-active-run: wait`, not &#96;&#60;b&#62;&#96;',
  );
});

test('a long text is cut, and says so', () => {
  expect(forMarkdown('x'.repeat(1000))).toBe(`${'x'.repeat(300)}…`);
});

test.each([
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'ghp_abcdefghijklmnopqrstuvwxyz0123456789',
  'github_pat_11ABCDEFG0abcdefghijkl_mnopqrstuv',
  'AKIAIOSFODNN7EXAMPLE',
  'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
  'xoxb-123456789012-abcdefghijkl',
])('what looks like a credential is redacted: %s', (secret) => {
  expect(redact(`curl ${secret} end`)).toBe('curl [redacted] end');
});

test.each([
  ['Authorization: Bearer abcdef123456', 'Authorization: Bearer [redacted]'],
  ['/login?token=abcdef&user=me', '/login?token=[redacted]&user=me'],
  ['{"password": "hunter22"}', '{"password": "[redacted]"}'],
  ['api_key=12345678', 'api_key=[redacted]'],
])('a value beside a telling name is redacted: %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

test.each([
  'Broken Authentication (Expired Token)',
  '/api/token/refresh',
  'Missing Token: revocation',
  'bearer of news',
])('words about credentials are no credentials: %s', (text) => {
  expect(redact(text)).toBe(text);
});

test('a credential is not cut in two by the end of what is shown', () => {
  const secret = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  for (let offset = 250; offset < 320; offset += 1)
    expect(forMarkdown(`${'x '.repeat(offset / 2)}${secret}`)).not.toContain('eyJ');
});

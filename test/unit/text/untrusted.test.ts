import fc from 'fast-check';
import { micromark } from 'micromark';
import { expect, test } from 'vitest';
import {
  beginningOf,
  codeForMarkdown,
  excerpt,
  forLog,
  forMarkdown,
  linkForMarkdown,
  messageForLog,
  messageForMarkdown,
  shorten,
} from '../../../src/text/untrusted.ts';

const characters = '::##[]error add-mask\r\n\u2028\u0085\u202e\u001b`|<>@#*_~!\\&;()$://www.';
const hostile = fc.string({
  unit: fc.constantFrom(...characters, 'a', '::error::', '##[', 'https://'),
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

test('a line of the log has at most 2,000 characters, and a message of ours 6,000', () => {
  for (const character of ['x', ':', '😀']) {
    const text = character.repeat(20_000);
    expect([...forLog(text).replaceAll('\u200b', '')]).toHaveLength(2001);
    expect([...messageForLog(text).replaceAll('\u200b', '')]).toHaveLength(6001);
  }
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

const ordinary = 'GET /api/orders/{orderId} – BOLA, it\'s "open" (No Token)';
const [long, cut] = ['x'.repeat(1000), `${'x'.repeat(300)}…`];
test.each([
  ['ordinary words, paths and punctuation stay readable', ordinary, ordinary],
  ['what only looks like a reference stays', 'high-1 GHz-5 GHS-1 GH-a', 'high-1 GHz-5 GHS-1 GH-a'],
  ['what begins a list or a line across the page is no such thing', '- a', '&#45; a'],
  ['nor is a number', '12. a 1.', '12&#46; a 1.'],
  ['a decimal stays', '9.6 (a) 1)', '9.6 (a) 1)'],
  ['a mention cannot reach anybody', '@octocat #12', '&#64;&#8203;octocat &#35;&#8203;12'],
  ['a long text is cut, and says so', long, cut],
])('%s in Markdown', (_, text, shown) => {
  expect(forMarkdown(text)).toBe(shown);
});

const decoded = (_: string, code: string) => String.fromCodePoint(Number(code));

const references = ['GH-123', 'gh-1', 'see (GH-7)', '_GH-7_', 'a/b#1', 'a/b@0a1b2c3', 'a@b.test'];
test.each(references)('what GitHub makes a link of is broken up: %s', (text) => {
  const shown = forMarkdown(text).replaceAll(/&#(\d+);/g, decoded);
  expect(shown.replaceAll('\u200b', '')).toBe(text);
  expect(shown).toMatch(/(?:GH-|gh-|#|@)\u200b/);
});

/** What a reader sees of inline Markdown. */
const seen = (markdown: string) => micromark(markdown).replaceAll(/<[^>]*>/g, '');

/** GitHub looks for nothing in code. */
const withoutCode = (markdown: string) => markdown.replaceAll(/`[^`]*`/g, 'code');

test.each([
  '$x$',
  'costs $5 and $6',
  '$$x$$',
  '$`x`$',
  '`$x$`',
  '$`',
  'a `b` $`c`$',
  ':tada:',
  ':+1: :-1: :e-mail:',
  'a:b:c',
  '::tada::',
  'at 12:tada:30',
])('what GitHub finds after rendering is broken up: %s', (text) => {
  for (const markdown of [forMarkdown(text), messageForMarkdown(text)]) {
    const shown = seen(withoutCode(markdown));
    // A formula begins after a blank and ends before one, and its marks stand beside its text.
    expect(shown).not.toMatch(/(?:^|\s)\$|\$(?:\s|$)|\$[$`\w]|[\w`]\$/m);
    expect(shown).not.toMatch(/:[\w+-]+:/);
    expect(markdown).not.toMatch(/\$`|`\$/);
  }
  const plain = seen(forMarkdown(text)).replaceAll('\u200b', '');
  expect(plain.trim()).toBe(text);
});

test('code that ends where a dollar sign stands begins no formula with its neighbour', () => {
  for (const code of ['$x', 'x$', '$']) {
    const markdown = codeForMarkdown(code);
    expect(markdown).not.toMatch(/\$`|`\$/);
    expect(seen(markdown).trim()).toBe(code);
    expect(messageForMarkdown(`Set \`${code}\`.`)).toContain(markdown);
  }
});

test('code of a message shows a dollar sign, a colon and a reference as they are', () => {
  expect(messageForMarkdown('Set `a: $x:y:` of `#1`.')).toBe('Set `a: $x:y:` of `#1`.');
});

test.each([
  ['https://owasp.org', '[owasp.org](https://owasp.org)'],
  [
    ' HTTPS://a.test/b_c?d=e&f#g-1 ',
    '[a.test/b&#95;c?d=e&#38;f&#35;&#8203;g-1](HTTPS://a.test/b_c?d=e&f#g-1)',
  ],
  [
    `https://a.test/${'x'.repeat(200)}`,
    `[a.test/${'x'.repeat(93)}…](https://a.test/${'x'.repeat(200)})`,
  ],
  ['CWE-89', 'CWE-89'],
])('the address of a page becomes a link that names its host: %s', (text, shown) => {
  expect(linkForMarkdown(text)).toBe(shown);
});

test.each([
  ...[
    'http://a.test',
    'javascript:alert(1)',
    '//a.test',
    'https://',
    'https:/a.test',
    'see https://a.test',
  ],
  ...['https://owasp.org@evil.test', 'https://a.test:8443', 'https://a.test/b c', 'https://а.test'],
  ...[
    'https://a.test/)',
    'https://a.test/"',
    'https://a.test/`',
    'https://a.test/&copy;',
    'https://a.test\n/',
  ],
  `https://a.test/${'x'.repeat(1000)}`,
])('what could lead or read otherwise than it looks is no link: %s', (text) => {
  expect(linkForMarkdown(text)).toBe(forMarkdown(text));
});

test('a link holds nothing of the text that means something in Markdown', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const link = linkForMarkdown(`https://a.test/${text}`);
      const [, shown = link, address = ''] = /^\[([^\]]*)\]\((.*)\)$/s.exec(link) ?? [];
      expect(shown.replaceAll(/&#\d+;/g, 'x')).not.toMatch(/[<>|[\]\\`*_~#@!$^&]|:\S|www\./);
      expect(address).not.toMatch(/[^\w.~%:/?#=&+,-]/);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['reordering', '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c'],
  ['no width', '\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u180e\ufe0f\u{e0100}\u{e0041}'],
  ['letters that are not seen', '\u115f\u1160\u3164\uffa0\u17b4\u2800'],
  ['ends of lines', '\n\r\v\f\u0085\u2028\u2029'],
  ['halves of characters', '\ud83d \ude00 \udbff'],
])('unseen characters become blanks: %s', (_, characters) => {
  for (const character of characters) expect(forLog(`a${character}b`)).toBe('a b');
});

test.each([0, 1, 2, 3])('what is cut after %i characters and others holds them whole', (offset) => {
  const toTen = [shorten, beginningOf].map((cut) => (text: string) => cut(text, 10));
  for (const unit of ['😀', '|', '@', '\n😀', '#😀', '$'])
    for (const cutIn of [forLog, forMarkdown, excerpt, ...toTen]) {
      const cut = cutIn(`${'x'.repeat(offset)}${unit.repeat(20_000)}`);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.replaceAll(/&#\d+;/g, '')).not.toContain('&');
    }
});

test('a text in Markdown is at most three times as long as what may be shown of it', () => {
  for (const character of ['@', '|', '#', ':', '😀@']) {
    const shown = forMarkdown(character.repeat(1000));
    expect(shown.length).toBeLessThan(3 * 300 + 2);
    expect(shown).toMatch(/…$/);
  }
});

test('what a message has in backticks is code, and the rest is shown as it is', () => {
  const shown = messageForMarkdown('Set `a-b: c_d`, `https://x.test` or `<b>@x`, not <b> or `.');
  expect(shown).toBe('Set `a-b: c_d`, `https://x.test` or `<b>@x`, not &#60;b&#62; or &#96;.');
});

test('code in Markdown holds no backtick of the text, and is one line', () => {
  for (const text of ['a`b', '``', '\n', '', 'x'.repeat(1000)])
    expect(codeForMarkdown(text)).toMatch(/^`[^`\n]{1,301}`$/);
});

test('a credential is not cut in two by the end of an excerpt', () => {
  const secret = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  for (let offset = 50; offset < 120; offset += 1)
    expect(excerpt(`${'x '.repeat(offset / 2)}${secret}`)).not.toContain('eyJ');
});

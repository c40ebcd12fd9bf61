import { describe, expect, it } from 'vitest';
import { SecretMasker } from '../../../harness/secret-masker.ts';

function mask(text: string, ...secrets: string[]): string {
  const masker = new SecretMasker();
  for (const secret of secrets) masker.add(secret);
  return masker.mask(text);
}

describe('the masker', () => {
  it.each([
    ['every occurrence, and keeps the rest', 'hunter2', 'a hunter2, hunter2.', 'a ***, ***.'],
    ['each line of several', 'first\r\n second', 'x second y first', 'x *** y ***'],
    ['its JSON form', 'a"b\\c', '{"p":"a\\"b\\\\c"}', '{"p":"***"}'],
    ['its URI form', 'a b/c&d', '?p=a%20b%2Fc%26d', '?p=***'],
    ['its XML form', 'a<b>c', '<p>a&lt;b&gt;c</p>', '<p>***</p>'],
    ['a quoted secret without its quotes', '"hunter2222"', 'is hunter2222', 'is ***'],
    ['no blank', ' \n', 'a b', 'a b'],
    ['no part, no other case', 'hunter2', 'HUNTER2 hunter', 'HUNTER2 hunter'],
    ['no hex, as the runner does not', 'hunter2', '68756e74657232', '68756e74657232'],
  ])('hides %s', (_, secret, text, masked) => {
    expect(mask(text, secret)).toBe(masked);
  });

  it.each(['', 'u', 'us'])('hides its base64 form behind the prefix %j', (prefix) => {
    const encoded = Buffer.from(`${prefix}correct horse battery`).toString('base64');
    expect(mask(`Basic ${encoded}`, 'correct horse battery')).toMatch(/^Basic .{0,4}\*\*\*$/);
  });

  it('shows neighbours and overlaps as one mask', () => {
    expect(mask('-abcdefghij-', 'abcd', 'cdef', 'ghij')).toBe('-***-');
  });
});

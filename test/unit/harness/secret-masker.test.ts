import { describe, expect, it } from 'vitest';
import { SecretMasker } from '../../../harness/secret-masker.ts';

function mask(secret: string, text: string): string {
  const masker = new SecretMasker();
  masker.add(secret);
  return masker.mask(text);
}

describe('the masker', () => {
  it('hides every occurrence and keeps the rest', () => {
    expect(mask('hunter2', 'a hunter2, hunter2.')).toBe('a ***, ***.');
  });

  it('hides each line of a secret of several lines', () => {
    expect(mask('first\r\n second', 'x second y first')).toBe('x *** y ***');
  });

  it.each([
    ['its JSON form', 'a"b\\c', '{"p":"a\\"b\\\\c"}', '{"p":"***"}'],
    ['its URI form', 'a b/c&d', '?p=a%20b%2Fc%26d', '?p=***'],
    ['its XML form', 'a<b>c', '<p>a&lt;b&gt;c</p>', '<p>***</p>'],
    ['a quoted secret without its quotes', '"hunter2222"', 'is hunter2222', 'is ***'],
  ])('hides %s', (_, secret, text, masked) => {
    expect(mask(secret, text)).toBe(masked);
  });

  it.each(['', 'u', 'us'])('hides its base64 form behind the prefix %j', (prefix) => {
    const encoded = Buffer.from(`${prefix}correct horse battery`).toString('base64');
    expect(mask('correct horse battery', `Basic ${encoded}`)).toMatch(/^Basic .{0,4}\*\*\*$/);
  });

  it('shows neighbours and overlaps as one mask', () => {
    const masker = new SecretMasker();
    for (const secret of ['abcd', 'cdef', 'ghij']) masker.add(secret);
    expect(masker.mask('-abcdefghij-')).toBe('-***-');
  });

  it('does not hide what the runner does not: hex, other case, a part', () => {
    const text = `${Buffer.from('hunter2').toString('hex')} HUNTER2 hunter`;
    expect(mask('hunter2', text)).toBe(text);
  });

  it('ignores a blank secret', () => {
    expect(mask(' \n', 'a b')).toBe('a b');
  });
});

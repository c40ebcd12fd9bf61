import { describe, expect, it } from 'vitest';
import { parseCommandFile } from '../../../harness/command-file.ts';

describe('a command file', () => {
  it('holds blocks and plain lines, and the last value of a name counts', () => {
    const text = 'verdict<<EOF\nerror\nEOF\nreason=a=b<<c\n\nverdict<<EOF\npassed\nEOF\n';
    expect(parseCommandFile(text)).toEqual({ verdict: 'passed', reason: 'a=b<<c' });
  });

  it('keeps line breaks and delimiters of others inside a value', () => {
    const text = 'a<<E1\none\nE2\n\ntwo\nE1\nb<<E1\nE1\n';
    expect(parseCommandFile(text)).toEqual({ a: 'one\nE2\n\ntwo', b: '' });
  });

  it.each(['nonsense', 'a<<EOF\nnever ended', '<<EOF\nx\nEOF', 'a<<\nx\n'])(
    'is refused when it is %j',
    (text) => {
      expect(() => parseCommandFile(text)).toThrow(/^Invalid/);
    },
  );
});

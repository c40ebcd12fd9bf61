import { expect, it } from 'vitest';
import { patternOf } from '../../../src/text/secret-forms.ts';

const secretOf = (length: number) => 'p@ss/w0rd+'.repeat(length / 10).padEnd(length, '-');
const redact = (secret: string, text: string) => text.replace(patternOf(secret), '[redacted]');

it('a secret is known in its other forms up to 8,000 characters, and as it is beyond', () => {
  for (const [length, encoded] of [
    [8000, '[redacted]'],
    [8001, expect.stringMatching(/^[\da-f]{16002}$/)],
  ]) {
    const secret = secretOf(Number(length));
    expect(redact(secret, secret)).toBe('[redacted]');
    expect(redact(secret, Buffer.from(secret).toString('hex'))).toEqual(encoded);
  }
});

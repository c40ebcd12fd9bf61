import fc from 'fast-check';
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

it('no form of a secret is shorter than the secret itself', () => {
  const secrets = fc.string({ unit: 'binary', minLength: 4, maxLength: 60 });
  const property = fc.property(secrets, fc.string(), fc.string(), (secret, before, after) => {
    const text = Buffer.from(`${before}${secret}${after}`).toString('base64');
    for (const [form] of `${secret} ${text}`.matchAll(patternOf(secret)))
      expect(form.length).toBeGreaterThanOrEqual(secret.length);
  });
  fc.assert(property);
});

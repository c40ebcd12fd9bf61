import { expect, it, vi } from 'vitest';
import { createSecrets } from '../../../src/actions/opening/secrets.ts';

const [header, payload, signature] = [
  'eyJhbGciOiJIUzI1NiJ9',
  'eyJzdWIiOiJhcHBzZWMifQ',
  'c2lnbmF0dXJl',
];

it('each segment of a token is a secret, but for one that is too short to be recognized', () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { mask, redactors } = createSecrets();
  mask(`${header}.${payload}.${signature}MTIz`);
  mask(`${header}.e30.${signature}`);
  const masked = log.mock.calls.join('');
  log.mockRestore();
  for (const segment of [header, payload, `${signature}MTIz`]) {
    expect(masked).toContain(`::add-mask::${segment}\n`);
    expect(redactors.text(`invalid part ${segment}!`)).toBe('invalid part [redacted]!');
    expect(redactors.id(segment)).toBe('[redacted]');
  }
  expect(redactors.text('e30')).toBe('e30');
});

it('a password with full stops has no segments', () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { mask, redactors } = createSecrets();
  mask('one-long-password.another-long-password.a-third-one');
  log.mockRestore();
  expect(redactors.text('another-long-password')).toBe('another-long-password');
});

import { describe, expect, it, vi } from 'vitest';
import { openGate } from '../../../src/actions/gate/open-gate.ts';

async function read(inputs: Record<string, string>) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const login = { username: 'me', password: 'hunter2' };
  const all = { 'base-url': 'https://service.test/v1', 'app-id': 'app-1', ...login, ...inputs };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
  const { inputs: read, earlyVerdict } = await openGate(new AbortController().signal);
  return { header: read?.version?.header, problem: earlyVerdict?.message };
}

describe('the header that leads past a login', () => {
  const given = { 'version-url': 'https://app.test/version', 'expected-version': '3f2c1a9' };

  it.each([
    ['x-bypass: s3cr3t', 'x-bypass', 's3cr3t'],
    [' Authorization:Basic dXNlcjpwYXNz \n', 'Authorization', 'Basic dXNlcjpwYXNz'],
    ['Cookie: a=b; c="d: e"', 'Cookie', 'a=b; c="d: e"'],
  ])('is read from %j', async (header, name, value) => {
    const found = await read({ ...given, 'version-header': header });
    expect(found).toEqual({ header: { name, value }, problem: undefined });
  });

  const noHeader = 'must be one header of the form';
  const reserved = 'must not be a header that the gate or HTTP sets itself';
  it.each([
    ['s3cr3t', noHeader],
    [': s3cr3t', noHeader],
    ['x-bypass:', noHeader],
    ['x bypass: s3cr3t', noHeader],
    ['x-bypass: s3cr3t\nx-other: s3cr3t', noHeader],
    ['x-bypass: s3cr3t\rx', noHeader],
    ['x-bypass: s3cr3t\x07', noHeader],
    ['x-bypass: s3cr3tü', noHeader],
    ...'Host Content-Length Connection Transfer-Encoding TE Upgrade Cache-Control Range If-None-Match Proxy-Authorization'
      .split(' ')
      .map((name) => [`${name}: s3cr3t`, reserved]),
    ['x-build: v/3F2C1A9', 'must not hold the expected version'],
    ['3f2c1a9: s3cr3t', 'must not hold the expected version'],
  ])('is refused as %j: %s', async (header, why = '') => {
    const { problem } = await read({ ...given, 'version-header': header });
    expect(problem).toContain(`\`version-header\` ${why}`);
    expect(problem).not.toContain('s3cr3t');
  });

  it.each([
    ['http://app.test/version', false],
    ['http://10.0.0.1/version', false],
    ['http://localhost:3000/version', true],
    ['http://127.0.0.1/version', true],
  ])('may be sent to %s: %s', async (address, isSent) => {
    const inputs = { ...given, 'version-url': address, 'version-header': 'x-bypass: s3cr3t' };
    const { problem = '' } = await read(inputs);
    expect(problem.includes('`version-header` is sent over TLS only')).toBe(!isSent);
  });
});

import { createHash } from 'node:crypto';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Creates a token that looks valid but is not. The real service puts live tokens into its
 * reproducers, so clients must treat these as secrets. It is computed, so that secret scanners do
 * not report this file.
 */
function fakeToken(subject: string): string {
  const header = base64url({ alg: 'RS256', typ: 'JWT', kid: 'app-2026-01' });
  const life = { iat: 1_767_225_600, exp: 4_102_444_800 };
  const payload = base64url({ sub: subject, scope: 'read write', ...life });
  return `${header}.${payload}.${createHash('sha512').update(subject).digest('base64url')}`;
}

/** Returns the curl command that repeats a call, with a token of the subject if there is one. */
export function curlCommand(method: string, url: string, subject?: string, body?: object): string {
  const parts = [`curl -X ${method} '${url}'`];
  if (subject !== undefined) parts.push(`-H 'Authorization: Bearer ${fakeToken(subject)}'`);
  if (body !== undefined)
    parts.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`);
  return parts.join(' ');
}

